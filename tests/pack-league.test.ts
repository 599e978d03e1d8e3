import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { underKnownPacks } from '$lib/army/carried-packs';
import { readPack } from '$lib/army/format/read-pack';
import { makePdf } from '$lib/cards/pdf/make-pdf';
import { draftSubmission, type Entries } from '$lib/league/drafting';
import {
	regulationSchema,
	SMALL_LEAGUE,
	withUsualRules,
	type Regulation
} from '$lib/league/regulation';
import { readSubmission } from '$lib/league/submission';
import { armyUnderRegulation } from '$lib/league/under-regulation';
import { judgeSubmission } from '$lib/league/verdict';
import { leaguePage } from '$lib/publication/page';
import { regulationText } from '$lib/publication/regulation-text';
import { loadPublicationTexts } from '$lib/publication/texts';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Minifig, Unit } from '$lib/rules/choices';
import type { Pack } from '$lib/rules/packs/pack';
import { builtFor, isBuiltFor } from '$lib/state/league/builder-limits';
import { withBook } from '$lib/state/league/league-packs';
import { pdfjs } from './cards/reading/pdfjs';
import { runCommand } from './setup/command';
import { idOf, JAN, LEAGUE, league, MEETING, OLA, protocol } from './setup/league';
import { leagueFileOf } from './setup/signed-file';

const bytesOf = (name: string) => readFileSync(`tests/fixtures/packs/${name}.brikpack`, 'utf8');
function packOf(name: string, change: object = {}): Pack {
	const reading = readPack({ ...(JSON.parse(bytesOf(name)) as object), ...change });
	if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
	return reading.pack;
}
const troopers = packOf('troopers');
const kosmos = packOf('kosmos');

const trooper = (id: string, given: Partial<Minifig> = {}): Unit => ({
	kind: 'minifig',
	id,
	name: 'Iga',
	rank: 'tro.trooper',
	gear: [{ item: 'tro.blaster' }],
	...given
});
const armyOf = (units: Unit[], given: Partial<Army> = {}): Army => ({
	...{ format: 'brikmuster/army', version: 1, id: idOf(7, 1), name: 'Kompania' },
	rulebook: 'lugpolwars',
	units,
	...given
});

/** A LUGPolWars league that plays with a pack. */
const REGULATION = withBook(SMALL_LEAGUE, { rulebook: 'lugpolwars', packs: [troopers] });
const plainArmy = armyOf([trooper('u1', { count: 10 })]);
const ownArmy = underKnownPacks(plainArmy, [troopers]);

function submitted(A: Army, regulation: Regulation = REGULATION, player = JAN) {
	const address = { league: LEAGUE, season: '2026-1', meeting: MEETING };
	const own = {
		player: { id: player, name: `P ${player.slice(-2)}`, category: 'senior' }
	} as const;
	const attested = { toyBricksOnly: true, submittedAt: '2026-03-05T10:00:00Z' };
	return draftSubmission(regulation, address, own, { A } as Entries, attested);
}

function verdictOn(A: Army, regulation = REGULATION) {
	const reading = readSubmission(submitted(A, regulation));
	if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
	return judgeSubmission(reading, { state: 'none' }, { regulation });
}
const reasonsOn = (A: Army, regulation?: Regulation) =>
	verdictOn(A, regulation).findings.map(({ params }) => params);

describe('a league by other rules than the Small League', () => {
	it('prices armies by its rulebook and its copy of the pack, up to its limits', () => {
		const { verdict, armies } = verdictOn(ownArmy);
		expect(verdict).toBe('accept');
		expect(armies[0]?.assessment.total).toBe(2 * 10 * (5 + 3));
		const large = underKnownPacks(armyOf([trooper('u1', { count: 19 })]), [troopers]);
		expect(verdictOn(large).reasons).toEqual(['LEAGUE_POINTS']);
	});

	it('trusts no row that an army claims', () => {
		const [carried] = ownArmy.packs ?? [];
		if (!carried?.rows?.ranks?.['tro.trooper']) throw new Error('no row');
		const cheap = { like: 'mercenary', rule: 'TRO-CHR-02', set: { cost: 0, armor: '1d6+1' } };
		const rows = { ...carried.rows, ranks: { 'tro.trooper': cheap } };
		const claimed = { ...ownArmy, packs: [{ ...carried, rows }] };
		expect(assess(claimed).total).toBe(2 * 10 * 3);
		expect(verdictOn(claimed).armies[0]?.assessment.total).toBe(2 * 10 * (5 + 3));
		expect(reasonsOn(claimed)).toMatchObject([
			{ reason: 'otherPack', edition: 1, league: 1, rows: [{ id: 'tro.trooper', pl: 'Żołnierz' }] }
		]);
	});

	it('keeps its rulings only with their rulebook', () => {
		const ruled = { ...SMALL_LEAGUE, rulings: { oddSpeed: 'up' } } as const;
		expect(withBook(ruled, { rulebook: 'core2005', packs: [] }).rulings).toEqual(ruled.rulings);
		expect(withBook(ruled, { rulebook: 'lugpolwars' }).rulings).toBeUndefined();
	});

	it('says what differs in an army under other rules', () => {
		const older = packOf('troopers', { edition: 2, restrict: [{ row: 'tro.cannon', perArmy: 1 }] });
		expect(reasonsOn(underKnownPacks(plainArmy, [older]))).toMatchObject([
			{ reason: 'otherPack', edition: 2, league: 1, rows: [], hasOtherRules: true }
		]);
		const core = armyOf([], { rulebook: 'core2005' });
		expect(reasonsOn(core)).toMatchObject([
			{ reason: 'rulebook', own: 'core2005', league: 'lugpolwars' }
		]);
		const further = { ...ownArmy, packs: [...(ownArmy.packs ?? []), carriedKosmos()] };
		expect(reasonsOn(further)).toMatchObject([
			{ reason: 'furtherPack', name: 'Kosmos', edition: 3 }
		]);
		const reading = readSubmission({ ...submitted(ownArmy), armies: { A: plainArmy } });
		if (!reading.ok) throw new Error(reading.problem.code);
		const { findings } = judgeSubmission(reading, { state: 'none' }, { regulation: REGULATION });
		expect(findings).toMatchObject([
			{ code: 'RULESET', params: { reason: 'missingPack', league: 1 } }
		]);
	});

	it('prices by the rulings that it names', () => {
		const regulation: Regulation = { ...SMALL_LEAGUE, rulings: { oddSpeed: 'up' } };
		const core = armyOf([], { rulebook: 'core2005' });
		expect(reasonsOn(core, regulation)).toMatchObject([{ reason: 'rulings' }]);
		expect(reasonsOn({ ...core, rulings: { oddSpeed: 'up' } }, regulation)).toEqual([]);
	});

	it('has no packs of another rulebook, and no two with one prefix or id', () => {
		const valid = (given: Partial<Regulation>) =>
			regulationSchema.safeParse({ ...SMALL_LEAGUE, ...given }).success;
		const twin = { ...kosmos, id: idOf(9, 1) };
		expect(valid({ packs: [kosmos] })).toBe(true);
		expect(valid({ packs: [kosmos, kosmos] })).toBe(false);
		expect(valid({ packs: [kosmos, twin] })).toBe(false);
		expect(valid({ packs: [troopers] })).toBe(false);
		expect(valid({ rulebook: 'quickwars', packs: [] })).toBe(true);
		const hero = { 'kas.lord': { like: 'hero', rule: 'KAS-CHR-09' } };
		expect(valid({ packs: [{ ...kosmos, rows: { ranks: hero }, restrict: [] }] })).toBe(false);
	});

	it('is described with its rulebook and packs', async () => {
		const sentences = async (language: 'pl' | 'en') =>
			regulationText(REGULATION, await loadPublicationTexts(language))
				.flatMap(({ sentences }) => sentences.map(({ text }) => text))
				.slice(1, 3);
		expect(await sentences('en')).toEqual([
			'Rulebook: LUGPolWars.',
			'Packs: Three Companies (edition 1).'
		]);
		expect(await sentences('pl')).toEqual([
			'Zasady: LUGPolWars.',
			'Dodatki: Three Companies (wydanie 1).'
		]);
	});

	it('says in words how it reads what the rulebook leaves open, on its web page too', async () => {
		const regulation: Regulation = {
			...SMALL_LEAGUE,
			packs: [kosmos],
			rulings: { oddSpeed: 'up' }
		};
		const [pl, en] = await Promise.all([loadPublicationTexts('pl'), loadPublicationTexts('en')]);
		const season = { id: '2026-1', opened: '2026-03-01' };
		const order = { season, today: '2026-03-10', first: 'en', texts: { pl, en } } as const;
		const html = leaguePage({ ...order, league: league({ regulation }) });
		for (const { publication } of [pl, en]) {
			const { title, readings } = publication.rules.rulings.oddSpeed;
			expect(html).toContain(`${title}: ${readings.up}`);
			expect(html).toContain(publication.rules.pack(kosmos));
		}
		const usual = leaguePage({ ...order, league: league() });
		expect(usual).not.toContain(en.publication.rules.rulings.oddSpeed.title);
	});

	it('keeps its rulebook, rulings and packs when its numbers are reset', () => {
		const own: Partial<Regulation> = {
			rulings: { oddSpeed: 'up' },
			packs: [kosmos],
			supplements: []
		};
		const limits = { ...SMALL_LEAGUE.limits, points: 99 };
		const regulation: Regulation = { ...SMALL_LEAGUE, ...own, limits };
		const reset = withUsualRules(regulation);
		expect(reset).toEqual({ ...SMALL_LEAGUE, ...own });
		expect(withUsualRules(SMALL_LEAGUE)).toEqual(SMALL_LEAGUE);
	});

	it('is what the builder checks an army against', () => {
		expect(isBuiltFor(plainArmy, REGULATION)).toBe(false);
		const built = builtFor(armyOf([trooper('u1', { count: 19 })]), REGULATION);
		expect(isBuiltFor(built, REGULATION)).toBe(true);
		const { total, violations } = assess(built);
		expect(total).toBe(assess(armyUnderRegulation(built, REGULATION)).total);
		expect(violations.map(({ code }) => code)).toEqual(['LIMIT_POINTS']);
	});
});

const carriedKosmos = () => {
	const [pack] =
		underKnownPacks(
			armyOf([trooper('u1', { rank: 'kas.marksman', gear: [] })], { rulebook: 'core2005' }),
			[kosmos]
		).packs ?? [];
	if (!pack) throw new Error('no pack');
	return pack;
};

describe('its file', () => {
	let folder: string;
	beforeAll(async () => {
		folder = mkdtempSync(join(tmpdir(), 'brikmuster-pack-league-'));
		const games = { regulation: REGULATION, protocols: [protocol()] };
		write('league.brik', await leagueFileOf(league(games)));
		write('jan.brik', JSON.stringify(submitted(ownArmy)));
		const other = packOf('troopers', { edition: 2, changes: [] });
		const dear = { 'tro.trooper': { like: 'mercenary', rule: 'TRO-CHR-02', set: { cost: 6 } } };
		const changed = { ...other, rows: { ...other.rows, ranks: dear } };
		write(
			'ola.brik',
			JSON.stringify(submitted(underKnownPacks(plainArmy, [changed]), REGULATION, OLA))
		);
		write('troopers.brikpack', bytesOf('troopers'));
		write('kosmos.brikpack', bytesOf('kosmos'));
	});
	afterAll(() => rmSync(folder, { recursive: true }));
	const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
	const run = (words: string, locale = 'C.UTF-8') =>
		runCommand(folder, words.split(' '), { env: { LC_ALL: locale } });

	it('has its rules, and the standings of its games', async () => {
		const { stdout, status } = await run('league league.brik --json');
		expect(status).toBe(0);
		expect(JSON.parse(stdout)).toMatchObject([
			{
				seasons: [
					{
						rulebook: 'lugpolwars',
						packs: [{ name: 'Three Companies', edition: 1 }],
						standings: {
							senior: [
								{ player: JAN, total: 7 },
								{ player: OLA, total: 3 }
							]
						}
					}
				]
			}
		]);
		const page = await run('league league.brik --page page.html --pdf table.pdf');
		expect(page).toMatchObject({ status: 0, stderr: '' });
		expect(readFileSync(join(folder, 'page.html'), 'utf8')).toContain(
			'Three Companies (edition 1)'
		);
	});

	it('decides on submissions, and names what differs', async () => {
		expect(await run('verify jan.brik --league league.brik')).toMatchObject({ status: 0 });
		const english = await run('verify ola.brik --league league.brik');
		expect(english.status).toBe(1);
		expect(english.stdout).toContain(
			'Army A uses edition 2 of the pack “Three Companies”, the league edition 1, which counts. Different: Żołnierz.'
		);
		const polish = await run('verify ola.brik --league league.brik', 'pl');
		expect(polish.stdout).toContain(
			'Armia A używa dodatku „Three Companies” w wydaniu 2, a w lidze liczy się wydanie 1. Różnice: Żołnierz.'
		);
	});

	it('is not needed to verify by the Small League with a pack', async () => {
		const regulation = { ...SMALL_LEAGUE, packs: [kosmos] };
		const units = [trooper('u1', { rank: 'kas.marksman', gear: [{ item: 'kas.gatling' }] })];
		const core = armyOf(units, { rulebook: 'core2005' });
		write('core.brik', JSON.stringify(submitted(core, regulation)));
		expect(await run('verify core.brik --pack kosmos.brikpack')).toMatchObject({ status: 0 });
		const without = await run('verify core.brik');
		expect(without.status).toBe(1);
		expect(without.stdout).toContain('“Kosmos” (edition 3), which the league does not have');
	});

	it('names the rows of its pack in the PDF of a verdict', async () => {
		const limited = packOf('troopers', { restrict: [{ row: 'tro.cannon', perArmy: 1 }] });
		const regulation = withBook(SMALL_LEAGUE, { rulebook: 'lugpolwars', packs: [limited] });
		const gunners = [trooper('u1', { count: 2, gear: [{ item: 'tro.cannon' }] })];
		const verdict = verdictOn(underKnownPacks(armyOf(gunners), [limited]), regulation);
		expect(verdict.reasons).toEqual(['PACK_LIMIT']);
		const decided = { decision: 'reject', decidedOn: '2026-03-06' } as const;
		const decidedVerdict = { verdict, league: league({}), decided, playerName: 'Jan' };
		const job = { what: 'verdict', decidedVerdict, paper: 'a4' } as const;
		const pdf = await makePdf({ job, locale: 'pl', createdAt: new Date(0), build: 'test' });
		const path = join(folder, 'verdict.pdf');
		writeFileSync(path, Buffer.from(pdf));
		const { pages } = await pdfjs.read(path);
		const text = pages.flatMap(({ words }) => words.map((word) => word.text)).join(' ');
		expect(text).toContain('Działko');
		expect(text).not.toContain('tro.cannon');
	});
});
