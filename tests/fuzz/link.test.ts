import { setImmediate } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { canonicalArmy } from '$lib/army/format/canonical';
import { linkedArmy } from '$lib/army/format/linked';
import { armyLink } from '$lib/exchange/link';
import { readLinks, type LinkProblem, type LinkReading } from '$lib/exchange/read-link';
import { assess } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { cases, seedOf } from '../setup/cases';
import { chanceOf, type Chance } from './chance';
import { generatedArmies } from './good-files';
import { TIME_LIMIT } from './judge';
import { mutated } from './mutations';

/** How many links to try, and which: `LINKS=1000000 SEED=7` for a long run with others. */
const LINKS = cases(5000, 'LINKS');
const SEED = seedOf(4);
/** Bytes by which the process may grow. */
const GROWTH = 1_000_000_000;
const BASE = 'https://example.org/open#';

interface Material {
	/** Canonical armies as bytes. */
	readonly armies: readonly Uint8Array[];
	readonly links: readonly string[];
}

async function material(): Promise<Material> {
	const armies = generatedArmies(SEED, 80);
	const links: string[] = [];
	for (const army of armies) links.push((await armyLink(army, BASE.replace('/open#', ''))) ?? '');
	const encoder = new TextEncoder();
	return { armies: armies.map((army) => encoder.encode(canonicalArmy(linkedArmy(army)))), links };
}

const packed = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const SIGNS = 'ABCXYZabcxyz0189-_=+/%.#? \n\u0000ż\ud83d';

/** Changes one to four characters of a link. */
function changedLetters(link: string, chance: Chance): string {
	let text = link;
	for (let left = 1 + chance.below(4); left > 0; left -= 1) {
		const at = chance.below(text.length + 1);
		const sign = SIGNS[chance.below(SIGNS.length)] ?? '';
		text = chance.pick([
			() => text.slice(0, at) + sign + text.slice(at + 1),
			() => text.slice(0, at) + sign + text.slice(at),
			() => text.slice(0, at) + text.slice(at + 1 + chance.below(20)),
			() => text.slice(0, at),
			() => text.slice(at),
			() => text + text.slice(at)
		])();
	}
	return text;
}

/** A link with changed characters, compressed bytes or army. */
function mutatedLink({ armies, links }: Material, chance: Chance): string {
	const link = chance.any(links) ?? '';
	const ofBytes = (bytes: Uint8Array) => `${BASE}b1.${packed(bytes)}`;
	return chance.pick([
		() => changedLetters(link, chance),
		() => {
			const bytes = Buffer.from(link.slice(BASE.length + 3), 'base64url');
			return ofBytes(mutated([new Uint8Array(bytes)], chance));
		},
		() => ofBytes(deflateRawSync(mutated(armies, chance))),
		() => ofBytes(deflateRawSync(mutated(armies, chance)))
	])();
}

function timed(link: string): { reading: LinkReading; milliseconds: number } {
	const start = performance.now();
	const cpu = process.cpuUsage();
	const reading = readLinks(link);
	const { user, system } = process.cpuUsage(cpu);
	return { reading, milliseconds: Math.min(performance.now() - start, (user + system) / 1000) };
}

/** Reads a link; throws if that is slow three times in a row, which a busy machine does not explain. */
function readWithRetries(link: string): LinkReading {
	for (let tries = 1; ; tries += 1) {
		const { reading, milliseconds } = timed(link);
		if (milliseconds <= TIME_LIMIT) return reading;
		if (tries === 3) throw new Error(`${Math.round(milliseconds)} ms`);
	}
}

/** Checks the invariants of any result; returns the code of a rejection, or `army`. */
async function checkLink(link: string, thoroughly: boolean): Promise<'army' | LinkProblem['code']> {
	const reading = readWithRetries(link);
	if (!reading.ok) {
		const { code, path } = reading.problem;
		if (path !== '' && !path.startsWith('/')) throw new Error(`The place ${path}`);
		return code;
	}
	if (thoroughly) for (const army of reading.armies) await checkArmy(army);
	return 'army';
}

/** Checks that the army can be priced and linked again. */
async function checkArmy(army: Army): Promise<void> {
	const { total } = assess(army);
	if (!Number.isSafeInteger(total)) throw new Error(`A total of ${total}`);
	const again = readLinks((await armyLink(army, '')) ?? '');
	if (!again.ok) throw new Error(`Linked, yet refused: ${JSON.stringify(again.problem)}`);
	const same = again.armies.some((one) => canonicalArmy(one) === canonicalArmy(linkedArmy(army)));
	if (!same) throw new Error('Linked, yet another army');
}

describe('mutated links', () => {
	it(
		'yield an army or a reason',
		async () => {
			const good = await material();
			const { rss } = process.memoryUsage();
			const counts = new Map<string, number>();
			for (let index = 0; index < LINKS; index += 1) {
				const link = mutatedLink(good, chanceOf(SEED, index));
				try {
					const answer = await checkLink(link, index % 5 === 0);
					counts.set(answer, (counts.get(answer) ?? 0) + 1);
				} catch (error) {
					expect.fail(`SEED=${SEED}, link ${index}: ${String(error)}\n${link.slice(0, 3000)}`);
				}
				if (index % 1000 > 0) continue;
				await setImmediate();
				const growth = process.memoryUsage().rss - rss;
				if (growth > GROWTH) expect.fail(`SEED=${SEED}, link ${index}: grown by ${growth} bytes`);
			}
			if (process.env.LINKS)
				console.log(`${LINKS} links, seed ${SEED}:`, Object.fromEntries(counts));
			// A fuzz test whose links all fail the first check would prove little.
			expect(counts.get('army')).toBeGreaterThan(LINKS / 50);
			expect(counts.size).toBeGreaterThan(LINKS < 8000 ? 0 : 15);
		},
		60 * 60_000
	);

	it('are accepted when nothing is changed', async () => {
		for (const link of (await material()).links) expect(await checkLink(link, true)).toBe('army');
	});
});
