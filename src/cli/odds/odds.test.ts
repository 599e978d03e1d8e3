import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../tests/setup/command';
import { oddsFile } from '../../../tests/golden/odds-case';
import { linesOf } from '../../../tests/golden/odds-lines';

/** `GOLDEN_ODDS` names another file of the same form. */
const OWN = new URL('../../../tests/golden/odds.json', import.meta.url);
const path = process.env.GOLDEN_ODDS ?? OWN;
const { cases } = oddsFile.parse(JSON.parse(readFileSync(path, 'utf8')));

let folder: string;
const run = (words: readonly string[], locale = 'en') =>
	runCommand(folder, words, { env: { LC_ALL: locale } });

interface Printed {
	edition: string;
	weapon?: string;
	outcomes: Record<string, { fraction: string; decimal: number }>;
	modifiers: { id: string; rule?: string; to: string; value: number }[];
}
const printed = async (words: readonly string[]) =>
	JSON.parse((await run([...words, '--json'])).stdout) as Printed;

const army = (id: number, units: object[], rulebook = 'core2005') => ({
	format: 'brikmuster/army',
	version: 1,
	id: `00000000-0000-4000-8000-00000000000${id}`,
	name: 'Armia',
	rulebook,
	units
});
const minifig = { kind: 'minifig', name: 'Ola', rank: 'mercenary' };

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'brikmuster-odds-'));
	const write = (name: string, text: object) =>
		writeFileSync(join(folder, name), JSON.stringify(text));
	const gear = [
		{ item: 'shortHand', name: 'nóż' },
		{ item: 'longRanged', place: 'stowed' }
	];
	write(
		'a.brik',
		army(1, [
			{ ...minifig, id: 'u1', gear },
			{ ...minifig, id: 'u2' }
		])
	);
	write('b.brik', army(2, [{ ...minifig, id: 'h', rank: 'hero' }]));
	write('ns.brik', army(3, [{ kind: 'figure', id: 'g', name: 'G', stature: 'good' }], 'skirmish'));
	writeFileSync(join(folder, 'broken.brik'), '{');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('brikmuster odds of dice', () => {
	const asked = cases.map((oddsCase) => ({ oddsCase, lines: linesOf(oddsCase) }));

	it('prints the golden fractions that flags can ask for', async () => {
		const printed = new Map<string, Printed>();
		for (const { oddsCase, lines } of asked) {
			for (const { golden, words, name } of lines) {
				const line = words.join(' ');
				if (!printed.has(line)) printed.set(line, JSON.parse((await run(words)).stdout) as Printed);
				const found = printed.get(line)?.outcomes[name];
				const { frac, dec } = oddsCase.outcomes[golden] ?? {};
				expect([oddsCase.id, golden, line, found?.fraction]).toEqual([
					oddsCase.id,
					golden,
					line,
					frac
				]);
				expect(found?.decimal).toBeCloseTo(Number(dec), 12);
			}
		}
	});

	it('can be asked about all golden cases but those that no option says', () => {
		const { cases: own } = oddsFile.parse(JSON.parse(readFileSync(OWN, 'utf8')));
		const silent = own.filter((oddsCase) => linesOf(oddsCase).length === 0);
		expect(silent.map(({ id }) => id).sort()).toEqual([
			// Tries with any chance, the second half of a parry, a policy of Bennies, and a die that one adds later.
			'E05-MARINES-18',
			'E05-MARINES-5',
			'E05-RIPOSTE-counter',
			'E10-OOR-2',
			'E10-OOR-3',
			'E10-OOR-4',
			'E10-OOR-5',
			'E20-EX-ROCK-BENNY',
			// Movement, volleys at groups and exchanges of the skirmish.
			'NS-EX-CHARGE12',
			'NS-EX-CONAN',
			'NS-EXCH-1',
			'NS-EXCH-2',
			'NS-MOVE-2--1',
			'NS-MOVE-2--3',
			'NS-MOVE-2-0',
			'NS-MOVE-2-1'
		]);
	});

	it('prints only the hit if no damage is given', async () => {
		expect(await printed(['odds', '--skill', '1d6', '--use', '3', '--mod', '-5'])).toEqual({
			edition: '2005',
			outcomes: { hit: { fraction: '5/36', decimal: 5 / 36 } },
			modifiers: [{ id: 'given', to: 'skill', value: -5 }]
		});
	});

	it('follows the situation, and prints its modifiers beside those given', async () => {
		const words = ['odds', '--skill', '1d6', '--use', '3', '--mod', '1'];
		const { outcomes, modifiers } = await printed([...words, '--situation', 'visible=1']);
		expect(outcomes.hit?.fraction).toBe('1/2');
		expect(modifiers.map(({ id, value }) => [id, value])).toEqual([
			['mostlyHidden', -2],
			['given', 1]
		]);
	});

	it('prints a table and a sentence in both languages', async () => {
		const words = ['odds', '--skill', '1d6', '--use', '3', '--damage', '1d6+1', '--armor', '4'];
		const { stdout } = await run(words);
		expect(stdout).toContain('Kills                33.3%  1/3');
		expect(stdout).toContain('Kills 1 time in 3.');
		const polish = await run(words, 'pl');
		expect(polish.stdout).toContain('33,3%');
		expect(polish.stdout).toContain('Zabija 1 raz na 3.');
	});

	it('counts dice in the skirmish, with or without damage of 0', async () => {
		const words = ['odds', '--edition', 'skirmish', '--skill', '2d6', '--use', '5', '--armor', '1'];
		for (const more of [[], ['--damage', '0']]) {
			const { outcomes } = await printed([...words, ...more]);
			expect(outcomes.slain?.fraction).toBe('5/9');
		}
		const { stdout } = await run(words);
		expect(stdout).toMatch(/Successes on average +0\.67 +2\/3/);
	});

	it('names inches and totals in both languages', async () => {
		const words = ['odds', '--momentum', '1d6', '--opposition', '1d6', '--loser-size', '1'];
		const { stdout } = await run([...words, '--at-least', '3']);
		expect(stdout).toMatch(/Knocked back +31\.4% +11\/35/);
		expect(stdout).toMatch(/3 or more +15\.7% +11\/70/);
		const polish = await run(['odds', '--roll', '3d6', '--at-least', '22'], 'pl');
		expect(polish.stdout).toMatch(/Osiąga sumę +7,6% +1777\/23328/);
	});

	it('shows the inches beyond the range as a modifier, and no attack in 2005', async () => {
		const words = ['odds', '--skill', '1d6', '--use', '3', '--beyond', '2'];
		const later = await printed([...words, '--edition', '2010']);
		expect(later.modifiers).toMatchObject([{ id: 'outOfRange', rule: 'E10-MOD-11', value: -2 }]);
		expect((await printed(words)).outcomes.hit?.fraction).toBe('0');
	});
});

describe('brikmuster odds of units', () => {
	const words = ['odds', 'a.brik', '--attacker', 'u1', '--target', 'u2'];

	it('takes the best weapon, or the one named by item, name or number', async () => {
		expect(await printed(words)).toMatchObject({ weapon: 'longRanged', edition: '2005' });
		for (const weapon of ['shortHand', 'nóż', '1']) {
			const { outcomes } = await printed([...words, '--weapon', weapon]);
			expect(outcomes.kill?.fraction).toBe('5/18');
		}
	});

	it('prints each modifier of the situation with its rule', async () => {
		const { outcomes, modifiers } = await printed([
			...words,
			'--situation',
			'visible=1',
			'--situation',
			'distance=12'
		]);
		expect(outcomes.hit?.fraction).toBe('1/3');
		expect(modifiers).toEqual([{ id: 'mostlyHidden', rule: 'PL-CMB-03', to: 'skill', value: -2 }]);
	});

	it('fights another army, by another edition', async () => {
		const against = ['odds', 'a.brik', '--attacker', 'u1', '--target', 'h', '--against', 'b.brik'];
		const found = await printed([...against, '--edition', '2020', '--weapon', 'shortHand']);
		expect(found).toMatchObject({ edition: '2020', outcomes: { hit: { fraction: '5/6' } } });
		const odd = await run(['odds', 'ns.brik', '--attacker', 'g', '--target', 'g', '--json']);
		expect(JSON.parse(odd.stdout)).toMatchObject({ outcomes: { slain: { fraction: '1/27' } } });
	});

	it('prints the matrix of two armies', async () => {
		const { stdout } = await run(['odds', 'a.brik', '--against', 'b.brik', '--matrix', '--json']);
		const matrix = JSON.parse(stdout) as { rows: string[]; columns: string[]; kill: number[][] };
		expect(matrix.rows).toEqual(['u1', 'u2']);
		expect(matrix.columns).toEqual(['h']);
		expect(matrix.kill[1]).toEqual([0]);
		expect(matrix.kill[0]?.[0]).toBeGreaterThan(0.1);
		const far = ['odds', 'a.brik', '--against', 'b.brik', '--matrix', '--situation', 'distance=99'];
		const distant = JSON.parse((await run([...far, '--json'])).stdout) as typeof matrix;
		// Only a thrown knife whose die explodes again and again comes so far.
		expect(distant.kill[0]?.[0]).toBeLessThan(1e-9);
		const table = await run(['odds', 'a.brik', '--against', 'b.brik', '--matrix']);
		expect(table.stdout).toMatch(/Ola +1\d\.\d%/);
	});

	it.each([
		[['odds', 'a.brik', '--attacker', 'x', '--target', 'u2'], 'noSuchUnit'],
		[[...words, '--weapon', 'spoon'], 'noSuchWeapon'],
		[['odds', 'ns.brik', '--attacker', 'g', '--target', 'g', '--edition', '2005'], 'noOdds'],
		[['odds', 'broken.brik', '--attacker', 'g', '--target', 'g'], 'notJson'],
		[['odds', 'none.brik', '--against', 'a.brik', '--matrix'], 'notFound'],
		[['odds', 'a.brik', '--against', 'none.brik', '--matrix'], 'notFound']
	])('says why it cannot answer: %j', async (question, code) => {
		const { status, stdout } = await run([...question, '--json']);
		expect([status, JSON.parse(stdout)]).toMatchObject([2, { ok: false, error: { code } }]);
		const { stderr } = await run(question);
		expect(stderr).toMatch(/^brikmuster: \S+\.brik: .+\n$/);
	});
});
