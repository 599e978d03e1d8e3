import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carriedPack, comparedPacks, underKnownPacks, withAllRows } from '$lib/army/carried-packs';
import { readPack } from '$lib/army/format/read-pack';
import { writeBrik } from '$lib/exchange/write-brik';
import { readLinks } from '$lib/exchange/read-link';
import { spendTheRest } from '$lib/fill/fill';
import { fillCandidates } from '$lib/components/army/bill/fill-candidates';
import { spendRest } from '$lib/fill/steps';
import { builder } from '$lib/i18n/en/builder';
import { withPackNames } from '$lib/i18n/named';
import type { Gear } from '$lib/rules/choices';
import { usedRows } from '$lib/rules/packs/check-packs';
import { isError } from '$lib/rules/violation';
import { draftSubmission } from '$lib/league/drafting';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import { tableOf } from '$lib/play/fold';
import { weaponsOf } from '$lib/play/weapons';
import { assess } from '$lib/rules/assessment/assess';
import { formatDice } from '$lib/dice/notation';
import { pdfjs } from './cards/reading/pdfjs';
import { runCommand } from './setup/command';
import { armyOf, figureId, gameOf, minifig } from './setup/game';
import { JAN, LEAGUE, league, MEETING } from './setup/league';
import { leagueFileOf } from './setup/signed-file';

const source = readFileSync('tests/fixtures/packs/kosmos.brikpack', 'utf8');
const reading = readPack(JSON.parse(source));
if (!reading.ok) throw new Error(reading.problem.code);
const { pack } = reading;

const army = underKnownPacks(
	armyOf([
		minifig('u1', { name: 'Zoe', rank: 'kas.marksman', gear: [{ item: 'kas.gatling' }] }),
		minifig('u2', { name: 'Bo', gear: [{ item: 'kas.grenade', count: 2 }] })
	]),
	[pack]
);
const PRICE = 6 + 8 + 4 + 2 * 2;

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'brikmuster-pack-'));
	write('a.brik', writeBrik(army));
});
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const run = async (words: string, locale = 'C.UTF-8') => {
	const { status, stdout } = await runCommand(folder, words.split(' '), {
		env: { LC_ALL: locale }
	});
	expect([words, status]).toEqual([words, 0]);
	return stdout;
};

describe('a pack of a club', () => {
	it('is in the bill, with its rules and its names in both languages', async () => {
		expect(assess(army).total / 2).toBe(PRICE);
		const english = await run('price a.brik');
		expect(english).toMatch(/Marksman +KAS-CHR-01 +6\n +Gatling +KAS-WPN-01 +8/);
		expect(await run('price a.brik', 'pl')).toMatch(
			/Strzelec wyborowy +KAS-CHR-01 +6\n +Karabin obrotowy +KAS-WPN-01 +8/
		);
	});

	it('is on the printed cards and the army list', async () => {
		for (const what of ['cards', 'list', 'bill', 'roster']) {
			await run(`cards a.brik -o ${what}.pdf --what ${what}`);
			const { pages } = await pdfjs.read(join(folder, `${what}.pdf`));
			const text = pages.flatMap(({ words }) => words.map((word) => word.text)).join(' ');
			expect([what, text.includes('Gatling')]).toEqual([what, true]);
		}
	});

	it('is in the odds, with its own numbers', async () => {
		const odds = await run('odds a.brik --attacker u1 --target u2 --json');
		// 4 or more on 1d8, as the pack says of the marksman and the gatling.
		expect(JSON.parse(odds)).toMatchObject({
			weapon: 'kas.gatling',
			outcomes: { hit: { fraction: '5/8' } }
		});
	});

	it('is at the table, with its boxes', () => {
		const game = gameOf('2005', army, armyOf([minifig('u9')]));
		const table = tableOf(game);
		const [gatling] = weaponsOf(game, table, figureId('A', 'u1'));
		expect(gatling?.strike).toMatchObject({ item: 'kas.gatling', use: 4 });
		expect(gatling?.strike.damage && formatDice(gatling.strike.damage)).toBe('2d6');
		const [grenade] = weaponsOf(game, table, figureId('A', 'u2'));
		expect(grenade).toMatchObject({ strike: { item: 'kas.grenade' }, load: { left: 2 } });
	});

	it('is bought when the rest is spent, also rows that the army does not use yet', () => {
		const boughtFor = (points: number, gear: Gear[] = []) => {
			const army = armyOf([minifig('u1', { gear })]);
			const plain = { ...army, packs: [carriedPack(pack, { units: [] })] };
			const limited = { ...plain, limits: { profile: 'own', points } as const };
			const whole = withAllRows(limited, [pack]);
			const candidates = fillCandidates(whole, [pack], withPackNames(builder, [pack], 'en'));
			const rest = spendTheRest(whole, candidates);
			if (rest.kind !== 'rest') throw new Error(rest.kind);
			return rest.offers.flatMap(({ steps, left }) => {
				const after = spendRest(steps, candidates, [pack]).apply(limited);
				const { total, violations } = assess(after);
				expect([(total + left) / 2, violations.filter(isError)]).toEqual([points, []]);
				// The army carries what it uses, and nothing else.
				expect(after.packs).toEqual([carriedPack(pack, after)]);
				return usedRows(after, pack).map(({ id }) => id);
			});
		};
		expect(new Set(boughtFor(18))).toEqual(new Set(['kas.gatling', 'kas.marksman']));
		expect(boughtFor(8, [{ item: 'shield' }])).toContain('kas.grenade');
	});

	it('is in a link, and the same behind it', async () => {
		const opened = readLinks(await run('link a.brik'));
		if (!opened.ok) throw new Error(opened.problem.code);
		const [linked] = opened.armies;
		if (!linked) throw new Error('no army');
		expect(assess(linked).total / 2).toBe(PRICE);
		expect(comparedPacks(linked, [pack])).toMatchObject([{ otherRows: [] }]);
	});

	it('is in a league that plays with it, and in no other', async () => {
		const regulation = { ...SMALL_LEAGUE, packs: [pack] };
		write('league.brik', await leagueFileOf(league({ regulation })));
		const address = { league: LEAGUE, season: '2026-1', meeting: MEETING };
		const own = { player: { id: JAN, name: 'P 01', category: 'senior' } } as const;
		const attested = { toyBricksOnly: true, submittedAt: '2026-03-05T10:00:00Z' };
		const draft = draftSubmission(regulation, address, own, { A: army }, attested);
		expect(draft.claimed).toEqual({ A: PRICE });
		write('s.brik', JSON.stringify(draft));
		expect(await run('verify s.brik --league league.brik')).toContain('accepted');
		expect((await runCommand(folder, ['verify', 's.brik'])).status).toBe(1);
	});
});
