import { describe, expect, it } from 'vitest';
import {
	armyOf,
	idOf,
	JAN,
	league,
	meeting,
	OLA,
	player,
	protocol,
	REFEREE,
	submission,
	walkover
} from '../../../tests/setup/league';
import type { League, Meeting, Protocol, Walkover } from './league-file';
import { checkMeeting } from './meeting';
import { checkProtocol, checkWalkover } from './protocol';

const codes = (findings: ReturnType<typeof checkMeeting>) =>
	findings.map(({ severity, code, path, params }) =>
		[severity, code, path, ...('reason' in params ? [params.reason] : [])].join(' ')
	);
const juniors = [player(JAN, { category: 'junior' }), player(OLA)];

describe('a meeting', () => {
	const check = (given: Partial<Meeting>, players = league().players) =>
		codes(checkMeeting(meeting(given), { ...league(), players }));

	it('is valid if announced in time with its games', () => {
		expect(check({})).toEqual([]);
		expect(check({ announcedOn: '2026-03-06' })).toEqual([]);
		expect(check({ announcedOn: '2026-03-07' })).toEqual(['error NOTICE /announcedOn days']);
		expect(check({ announcedOn: '2026-03-09' })).toEqual(['error NOTICE /announcedOn days']);
		expect(check({ plan: [] })).toEqual(['error NOTICE /plan plan']);
	});

	it.each([
		[90, 90, []],
		[200, 90, []],
		[89, 120, ['error TABLE /table']],
		[120, 89, ['error TABLE /table']]
	])('needs a table of at least 90 × 90 cm: %i × %i', (width, depth, expected) => {
		expect(check({ table: { width, depth } })).toEqual(expected);
	});

	it('needs a referee for juniors, or photos of a game of seniors (PL-LIG-08)', () => {
		expect(check({ referee: null })).toEqual(['error REFEREE /plan/0/referee documented']);
		expect(check({ referee: null, documented: true })).toEqual([]);
		expect(check({ referee: null, documented: true }, juniors)).toEqual([
			'error REFEREE /plan/0/referee junior'
		]);
		expect(check({}, juniors)).toEqual([]);
	});

	it('has no player as referee of their own game, but they may play another', () => {
		expect(check({ referee: OLA })).toEqual(['error REFEREE /plan/0/referee party']);
		const [game] = meeting().plan;
		const plan = game ? [{ ...game, referee: REFEREE }] : [];
		expect(check({ referee: OLA, plan })).toEqual([]);
	});

	it('needs two players and a known scenario in each game', () => {
		const plan = (given: object) => ({
			plan: meeting().plan.map((game) => ({ ...game, ...given }))
		});
		expect(check(plan({ dark: JAN }))).toEqual(['error PLAN /plan/0 onePlayer']);
		expect(check(plan({ scenario: 'siege' }))).toEqual(['error PLAN /plan/0/scenario scenario']);
	});
});

/** Accepted submissions of both players for any meeting. */
const submissions: League['submissions'] = [JAN, OLA].map((id, index) => ({
	id: idOf(9, index),
	player: id,
	meeting: null,
	digest: `sha256:${'0'.repeat(64)}`,
	file: {},
	decision: 'accept',
	reasons: [],
	decidedOn: '2026-03-05'
}));

describe('a game report', () => {
	const check = (given: Partial<Protocol> = {}, of: Partial<League> = {}) => {
		const game = protocol(given);
		const protocols = [...(of.protocols ?? []), game];
		return codes(checkProtocol(league({ submissions, ...of, protocols }), game));
	};

	it('of the planned game has no findings', () => {
		expect(check()).toEqual([]);
	});

	it('must explain an unplanned game (PL-LIG-09)', () => {
		const otherSides = { light: protocol().dark, dark: protocol().light };
		for (const other of [{ scenario: 'transport' }, otherSides]) {
			expect(check(other)).toEqual(['error PLAN /deviation deviation']);
			expect(check({ ...other, deviation: ' ' })).toHaveLength(1);
			expect(check({ ...other, deviation: 'Stół był za mały' })).toEqual([]);
		}
	});

	it('needs a referee, or photos and a description', () => {
		const photos = [`sha256:${'1'.repeat(64)}`];
		expect(check({ referee: null })).toEqual(['error REFEREE /referee documented']);
		expect(check({ referee: null, photos })).toHaveLength(1);
		expect(check({ referee: null, photos, notes: 'Tura 1' })).toEqual([]);
		expect(check({ referee: null, photos, notes: 'Tura 1' }, { players: juniors })).toEqual([
			'error REFEREE /referee junior'
		]);
		expect(check({ referee: JAN })).toEqual(['error REFEREE /referee party']);
	});

	it('has the opponent of the player who chose the edge begin (PL-LIG-14)', () => {
		expect(check({ deployment: { chooser: 'light', first: 'dark' } })).toEqual([]);
		const wrong = { deployment: { chooser: 'light', first: 'light' } } as const;
		expect(check(wrong)).toEqual(['error DEPLOYMENT /deployment/first first']);
		const ambush = { ...wrong, scenario: 'transport', deviation: 'Zamiana' };
		expect(check(ambush)).toEqual([]);
	});

	it('needs accepted armies', () => {
		const only = (given: Partial<League['submissions'][number]>) => ({
			submissions: submissions.map((entry) => ({ ...entry, ...given }))
		});
		const missing = ['warning UNVERIFIED /light/army', 'warning UNVERIFIED /dark/army'];
		expect(check({}, only({ decision: 'reject' }))).toEqual(missing);
		expect(check({}, only({ meeting: idOf(2, 2) }))).toEqual(missing);
		expect(check({}, only({ meeting: meeting().id }))).toEqual([]);
	});

	it('needs the very army to be accepted, in a sealed file too', () => {
		const document = submission({ meeting: null, armies: { A: armyOf(150, { name: 'Armia' }) } });
		const payload = btoa(JSON.stringify(document)).replaceAll('+', '-').replaceAll('/', '_');
		const { light } = protocol();
		for (const file of [document, { format: 'brikmuster/sealed', payload }]) {
			const own = submissions.map((entry) => ({ ...entry, file }));
			expect(check({}, { submissions: own })).toEqual([]);
			expect(check({ light: { ...light, army: 'B' } }, { submissions: own })).toEqual([
				'warning UNVERIFIED /light/army'
			]);
		}
	});

	it('must be within the season', () => {
		expect(check({}, { meetings: [meeting({ on: '2026-02-28' })] })).toContain(
			'error SEASON /meeting before'
		);
		expect(
			check({ reportedOn: '2026-09-03' }, { meetings: [meeting({ on: '2026-09-02' })] })
		).toEqual(['error SEASON /meeting after']);
		expect(check({ reportedOn: '2026-03-08' })).toEqual([]);
		expect(check({ reportedOn: '2026-03-07' })).toEqual(['error SEASON /reportedOn report']);
	});

	it('reports boxes that were filled before', () => {
		const earlier = protocol({ id: idOf(5, 9), game: 1 });
		const again = { game: 2, dark: { player: idOf(3, 3), army: 'A', secondary: false } } as const;
		const players = [...league().players, player(idOf(3, 3))];
		const found = check({ ...again, deviation: 'Rewanż' }, { protocols: [earlier], players });
		expect(found).toEqual(['warning UNVERIFIED /dark/army', 'info BOX /light/player']);
	});

	it('needs two different players', () => {
		expect(check({ dark: protocol().light })).toEqual(['error PLAN /dark/player onePlayer']);
	});
});

describe('a walkover', () => {
	const check = (given: Partial<Walkover> = {}, of: Partial<League> = {}) => {
		const absence = walkover(given);
		const walkovers = [...(of.walkovers ?? []), absence];
		return codes(checkWalkover(league({ ...of, walkovers }), absence));
	};

	it('is for one scenario announced for the two players, on either side', () => {
		expect(check()).toEqual([]);
		expect(check({ side: 'dark' })).toEqual([]);
		expect(check({ scenario: 'transport' })).toEqual(['error WALKOVER /scenario notAnnounced']);
		expect(check({ absent: idOf(3, 3) })).toEqual(['error WALKOVER /scenario notAnnounced']);
		expect(check({ absent: JAN })).toEqual(['error PLAN /absent onePlayer']);
	});

	it('counts once per absence', () => {
		const first = walkover({ id: idOf(6, 9) });
		expect(check({ game: 2, side: 'dark' }, { walkovers: [first] })).toEqual([
			'error WALKOVER /absent second'
		]);
		expect(check({ game: 2 }, { walkovers: [{ ...first, annulled: true }] })).toEqual([]);
	});

	it('reports a box that was filled before', () => {
		expect(check({ game: 2 }, { protocols: [protocol()] })).toEqual(['info BOX /side']);
	});
});
