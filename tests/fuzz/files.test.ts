import { readdirSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { exampleArmy } from '$lib/army/example';
import { MAXIMUM_ARMY } from '$lib/exchange/untrusted-json';
import { shell } from '$lib/i18n/en/shell';
import { cases, seedOf } from '../setup/cases';
import { chanceOf } from './chance';
import { validFiles } from './good-files';
import { checkFile, type Verdict } from './judge';
import { mutated } from './mutations';

/** How many files to try, and which: `FILES=1000000 SEED=7` for a long run with others. */
const FILES = cases(8000, 'FILES');
const SEED = seedOf(4);
/** Bytes by which the process may grow, however many files it reads. */
const GROWTH = 1_000_000_000;

/** Statistics of a run. */
class Tally {
	armies = 0;
	withArmy = 0;
	slowest = 0;
	readonly codes = new Map<string, number>();

	add({ armies, codes, milliseconds }: Verdict): void {
		this.armies += armies;
		if (armies > 0) this.withArmy += 1;
		this.slowest = Math.max(this.slowest, milliseconds);
		for (const code of codes) this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
	}

	toString(): string {
		const codes = [...this.codes].sort(([, a], [, b]) => b - a);
		return [
			`${this.withArmy} with an army (${this.armies} armies)`,
			...codes.map(([code, count]) => `${code} ${count}`),
			`slowest ${Math.round(this.slowest)} ms`
		].join(', ');
	}
}

/** The start of a failing file, ready to paste into a test. */
function shown(bytes: Uint8Array): string {
	const buffer = Buffer.from(bytes);
	return bytes.length <= 3000
		? `base64 ${buffer.toString('base64')}`
		: `${bytes.length} bytes, which begin ${JSON.stringify(buffer.toString('utf8', 0, 600))}`;
}

describe('mutated files', () => {
	it(
		'are accepted completely or rejected with a reason',
		async () => {
			const files = await validFiles(SEED);
			const start = performance.now();
			const { rss } = process.memoryUsage();
			const tally = new Tally();
			for (let index = 0; index < FILES; index += 1) {
				const chance = chanceOf(SEED, index);
				const bytes = mutated(files, chance);
				try {
					tally.add(await checkFile(bytes, chance));
				} catch (error) {
					expect.fail(`SEED=${SEED}, file ${index}: ${String(error)}\n${shown(bytes)}`);
				}
				if (index % 1000 > 0) continue;
				await setImmediate();
				const growth = process.memoryUsage().rss - rss;
				if (process.env.FILES && index % 100_000 === 0) console.log(`${index} files: ${tally}`);
				if (growth > GROWTH) expect.fail(`SEED=${SEED}, file ${index}: grown by ${growth} bytes`);
			}
			const seconds = Math.round((performance.now() - start) / 1000);
			if (process.env.FILES) console.log(`${FILES} files, seed ${SEED}: ${tally}, ${seconds} s`);
			// A fuzz test whose files all fail the first check would prove little.
			expect(tally.withArmy).toBeGreaterThan(FILES / 50);
			expect(tally.codes.size).toBeGreaterThan(FILES < 8000 ? 0 : 17);
		},
		60 * 60_000
	);

	it('are accepted when nothing is changed', async () => {
		const verdicts: Verdict[] = [];
		for (const [index, bytes] of (await validFiles(SEED)).entries()) {
			verdicts.push(await checkFile(bytes, chanceOf(SEED, index)));
		}
		const frozen = readdirSync(new URL('../fixtures/formats/', import.meta.url));
		const databases = frozen.filter((name) => name.startsWith('database-'));
		// Only the frozen databases are neither army nor backup.
		expect(verdicts.flatMap(({ codes }) => codes)).toEqual(databases.map(() => 'notAnArmy'));
	});
});

describe('malicious files', () => {
	const good = JSON.stringify(exampleArmy('0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11', shell.example));
	const with_ = (field: string) => good.replace('{', `{${field},`);
	const named = (name: string) => good.replace(/"name":"[^"]*"/, `"name":"${name}"`);
	const nearly = MAXIMUM_ARMY - 10_000;
	const keys = (many: number) => Array.from({ length: many }, (_, index) => `"k${index}":0`).join();
	const shields = `[${Array.from({ length: 150 }, () => '{"item":"shield"}').join()}]`;
	const soldiers = Array.from(
		{ length: 300 },
		(_, index) => `{"kind":"minifig","id":"s${index}","name":"S","rank":"hero","gear":${shields}}`
	).join();

	it.each<[string, () => string]>([
		['marks that a normal form must sort', () => named(`a${'\u0301\u0316'.repeat(40_000)}`)],
		['a long name', () => named('x'.repeat(nearly))],
		['a long name in escapes', () => named('\\u0061'.repeat(nearly / 6))],
		['a number of a million digits', () => with_(`"version":${'1'.repeat(nearly)}`)],
		['commas', () => `[${','.repeat(nearly / 2)}`],
		['closing brackets', () => '}'.repeat(nearly)],
		['empty lines', () => '\n'.repeat(nearly)],
		['empty lines, and word of photos', () => `"photos"${'\n'.repeat(19_000_000)}`],
		['commas, and word of photos', () => `["photos"${',,'.repeat(9_000_000)}`],
		['units that are none', () => good.replace('"units":[', `$&${'0,'.repeat(nearly / 2)}`)],
		['units without fields', () => good.replace('"units":[', `$&${'{},'.repeat(nearly / 3)}`)],
		['fields that no army has', () => with_(keys(60_000))],
		['the same field again and again', () => with_(`${'"name":"x",'.repeat(80_000)}"name":"y"`)],
		['photos that are none', () => with_(`"photos":{${keys(200_000)}}`)],
		[
			'house rules that are none',
			() => with_(`"houseRules":{"changes":[${'0,'.repeat(400_000)}0]}`)
		],
		['a zero below zero', () => with_('"stock":{"explosives":-0}')],
		['an army that grows when it is written', () => good.replace('"units":[', `$&${soldiers},`)]
	])('are handled like any other: %s', async (_, text) => {
		const { codes, armies } = await checkFile(new TextEncoder().encode(text()), chanceOf(SEED, 0));
		expect(codes.length + armies).toBe(1);
	});
});
