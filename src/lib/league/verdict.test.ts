import { describe, expect, it } from 'vitest';
import type { Army, Unit } from '$lib/rules/choices';
import { armyDigest } from '$lib/army/format/digest';
import { cp, toCp } from '$lib/points/points';
import { assess } from '$lib/rules/assessment/assess';
import {
	armyOf,
	idOf,
	JAN,
	LEAGUE,
	MEETING,
	OLA,
	player,
	submission
} from '../../../tests/setup/league';
import { answerReasons } from './answers';
import { changedParts } from './changes';
import { draftSubmission } from './drafting';
import { leagueRulebookDigest, SMALL_LEAGUE, type Regulation } from './regulation';
import { readSubmission, type Submission } from './submission';
import { judgeSubmission, type Circumstances, type SealCheck, type Verdict } from './verdict';
import { readVerdict, verdictFile } from './verdict-file';
import { foundIn, reasonsOf } from './verdict-reasons';

const [OURS, OTHER] = ['k'.repeat(43), 'o'.repeat(43)];
const by = (publicKey: string): SealCheck => ({ state: 'valid', publicKey });

function read(document: unknown) {
	const reading = readSubmission(document);
	if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
	return reading;
}

function verdictOf(
	given: Partial<Submission> | object = {},
	of: Partial<Circumstances> = {},
	seal: SealCheck = { state: 'none' }
): Verdict {
	return judgeSubmission(read({ ...submission(), ...given }), seal, {
		regulation: SMALL_LEAGUE,
		...of
	});
}

const mage: Unit = {
	kind: 'minifig',
	id: 'm',
	name: 'Mag',
	rank: 'mercenary',
	magic: { level: 1 }
};

const codes = ({ findings }: Verdict) =>
	findings.map(({ code, severity, path }) => `${severity} ${code} ${path}`);
const ofArmy = ({ armies }: Verdict, name: string) =>
	armies.find((army) => army.name === name)?.assessment.violations.map(({ code }) => code);

describe('a submission with correct claims', () => {
	it('is accepted with one army or two', () => {
		expect(verdictOf()).toMatchObject({
			verdict: 'accept',
			reasons: [],
			findings: [],
			changes: []
		});
		expect(verdictOf(submission({ armies: { A: armyOf(150) } })).verdict).toBe('accept');
	});
});

describe('the claims', () => {
	it('are compared with the costs of the armies', () => {
		const verdict = verdictOf({ claimed: { A: 149.5, B: 149 } });
		expect(verdict).toMatchObject({ verdict: 'reject', reasons: ['CLAIM'] });
		expect(verdict.armies.map(({ claimHolds }) => claimHolds)).toEqual([false, true]);
		expect(verdict.findings[0]?.params).toEqual({ army: 'A', claimed: 149.5, points: 150 });
	});

	it('are required', () => {
		const verdict = verdictOf({ claimed: { B: 149 } });
		expect(verdict.findings.map(({ params }) => params)).toEqual([
			{ army: 'A', claimed: null, points: 150 }
		]);
	});
});

describe('the rulebook', () => {
	it.each([
		['6d357825fb6045788d6105ed0e746d3b00c02770d16f099d69c173a82889af30', 'older'],
		['0'.repeat(64), 'unknown']
	])('%s is reported as %s', (hex, reason) => {
		const verdict = verdictOf({ rulebookDigest: `sha256:${hex}` });
		expect(verdict.reasons).toEqual(['DIGEST']);
		expect(verdict.findings[0]?.params).toMatchObject({ reason, claimed: `sha256:${hex}` });
	});

	const expensive = { table: 'ranks', row: 'mercenary', field: 'cost', value: 20 } as const;
	const withoutMagic: Regulation = { ...SMALL_LEAGUE, supplements: ['healing', 'specialists'] };

	it.each<[string, Partial<Army>, object, Regulation?]>([
		[
			'another rulebook',
			{ rulebook: 'lugpolwars' },
			{ reason: 'rulebook', own: 'lugpolwars', league: 'core2005' }
		],
		['other rulings', { rulings: { oddSpeed: 'up' } }, { reason: 'rulings' }],
		['house rules', { houseRules: { changes: [expensive] } }, { reason: 'houseRules' }],
		['a supplement', { units: [mage] }, { reason: 'supplement', supplement: 'magic' }, withoutMagic]
	])(
		'of the league is that of the verdict, and an army under %s is rejected',
		(_, given, why, of) => {
			const regulation = of ?? SMALL_LEAGUE;
			const army = armyOf(20, given);
			const { rulings: _rulings, houseRules: _houseRules, ...rest } = army;
			const plain: Army = {
				...rest,
				rulebook: 'core2005',
				supplements: [...regulation.supplements],
				limits: { profile: 'league', ...regulation.limits }
			};
			const made = submission({
				armies: { A: army },
				rulebookDigest: leagueRulebookDigest(regulation)
			});
			const verdict = verdictOf(made, { regulation });
			expect(verdict.verdict).toBe('reject');
			expect(verdict.reasons[0]).toBe('RULESET');
			expect(verdict.findings[0]?.params).toEqual({ army: 'A', ...why });
			const [checked] = verdict.armies;
			expect(checked?.assessment).toEqual(assess(plain));
			expect(checked?.digest).toBe(armyDigest(army));
		}
	);

	it('prices an army under house rules without them, also against the limit and the claim', () => {
		const army = armyOf(20, { houseRules: { changes: [expensive] } });
		const verdict = verdictOf(submission({ armies: { A: army }, claimed: { A: 100 } }));
		expect(verdict.reasons).toEqual(['RULESET', 'CLAIM']);
		expect(verdict.findings.at(-1)?.params).toEqual({ army: 'A', claimed: 100, points: 20 });
	});

	it('allows what the player’s own settings switch off', () => {
		const army = armyOf(20, { units: [mage], supplements: ['healing'] });
		const points = toCp(assess(army).total);
		const verdict = verdictOf(submission({ armies: { A: army }, claimed: { A: points } }));
		expect(verdict.reasons).toEqual([]);
	});

	it('is the one by which the player’s own app states the total', () => {
		const army = armyOf(20, { houseRules: { changes: [expensive] } });
		const self = { player: submission().player };
		const address = { league: LEAGUE, season: '2026-1', meeting: MEETING };
		const attested = { toyBricksOnly: true, submittedAt: '2026-03-05T10:00:00Z' };
		const draft = draftSubmission(SMALL_LEAGUE, address, self, { A: army }, attested);
		expect(draft.claimed).toEqual({ A: 20 });
	});
});

describe('the reasons', () => {
	const tooMuch: Army = armyOf(152, {
		houseRules: { name: 'Own', changes: [] },
		rulings: { oddSpeed: 'up' }
	});
	const verdict = verdictOf(
		submission({
			armies: { A: tooMuch },
			claimed: { A: 150 },
			attestations: {},
			submittedAt: '2026-03-09T10:00:00Z'
		}),
		{ address: { league: OTHER, season: '2026-1' }, receivedOn: '2026-03-05' },
		{ state: 'invalid', reason: 'form', publicKey: OURS }
	);
	const order = ['SEAL', 'ADDRESS', 'RULESET', 'LEAGUE_POINTS', 'ATTESTATION', 'CLAIM'];

	it('begin with what decides: errors first, and causes before their consequences', () => {
		expect(verdict.reasons).toEqual(order);
		expect(reasonsOf(verdict).map((reason) => foundIn(reason).code)).toEqual([...order, 'CLOCK']);
	});

	it('have the same order in the file of the answer', () => {
		const decided = { decision: 'reject', decidedOn: '2026-03-06' } as const;
		const file = verdictFile(verdict, SMALL_LEAGUE, decided);
		expect(file.reasons).toEqual(order);
		const known = answerReasons(file, verdict).map((reason) =>
			reason.of === 'rule' ? reason.rule : foundIn(reason).code
		);
		expect(known).toEqual(order);
	});
});

describe('each army', () => {
	it('is checked alone, against the league’s limits in place of its own', () => {
		const limits = { profile: 'own', points: 500 } as const;
		const armies = { A: armyOf(150, { limits }), B: armyOf(151, { limits }) };
		const verdict = verdictOf(submission({ armies }));
		expect([ofArmy(verdict, 'A'), ofArmy(verdict, 'B')]).toEqual([[], ['LEAGUE_POINTS']]);
		expect(verdict.reasons).toEqual(['LEAGUE_POINTS']);
	});

	it('lists the readings that would change the verdict (GC-181)', () => {
		const zombie: Unit = {
			kind: 'creation',
			id: 'z',
			name: 'Zombie',
			form: 'creature',
			size: 1,
			propulsion: [{ mode: 'ground', speed: 5 }],
			brain: { type: 'half', limitation: 'dependent' }
		};
		const critter: Unit = {
			kind: 'creation',
			id: 'c',
			name: 'Pająk',
			form: 'creature',
			size: 0,
			critterArmor: 1
		};
		const A = armyOf(146);
		const verdict = verdictOf(
			submission({ armies: { A: { ...A, units: [...A.units, zombie, critter] } } })
		);
		expect(verdict.verdict).toBe('accept');
		expect(ofArmy(verdict, 'A')).toContain('RULING');
	});

	it('beyond A and B is one too many', () => {
		const armies = { A: armyOf(20), C: null };
		const verdict = verdictOf({ armies, claimed: { A: 20 } });
		expect(verdict.reasons).toEqual([]);
		const three = verdictOf({ armies: { ...armies, B: armyOf(24) }, claimed: { A: 20, B: 24 } });
		expect(codes(three)).toEqual(['error ARMY_COUNT /armies']);
	});
});

describe('another league’s regulation', () => {
	const regulation: Regulation = {
		...SMALL_LEAGUE,
		limits: { points: 200, speed: 4 },
		supplements: ['healing'],
		armies: 1,
		attestations: [],
		seal: 'required'
	};

	it('applies its own numbers', () => {
		const verdict = verdictOf({ attestations: {} }, { regulation });
		expect(verdict.reasons).toEqual(['SEAL', 'ARMY_COUNT', 'DIGEST', 'LEAGUE_SPEED']);
		expect(verdict.armies[0]?.assessment.violations[0]?.params).toEqual({ speed: 5, limit: 4 });
	});

	it('may exclude a supplement', () => {
		const armies = { A: armyOf(20, { units: [mage] }) };
		expect(ofArmy(verdictOf(submission({ armies }), { regulation }), 'A')).toContain(
			'SUPPLEMENT_OFF'
		);
		expect(ofArmy(verdictOf(submission({ armies })), 'A')).not.toContain('SUPPLEMENT_OFF');
	});
});

describe('attestations', () => {
	it.each([{}, { toyBricksOnly: false }])('are required: %j', (attestations) => {
		expect(codes(verdictOf({ attestations }))).toEqual([
			'error ATTESTATION /attestations/toyBricksOnly'
		]);
	});
});

describe('the player', () => {
	const known = (given: Parameters<typeof player>[1]) => ({
		players: new Map([[JAN, player(JAN, given)]]),
		meetings: new Map([[MEETING, '2026-03-08']])
	});

	it('must be registered if the league has players', () => {
		expect(codes(verdictOf({}, { players: new Map() }))).toEqual(['error PLAYER /player/id']);
		expect(codes(verdictOf({}, known({})))).toEqual([]);
		expect(codes(verdictOf({}, known({ name: 'Janek' })))).toEqual(['warning PLAYER /player/name']);
		expect(codes(verdictOf({}, known({ category: 'junior' })))).toEqual([
			'error PLAYER /player/category'
		]);
	});

	it('that is unknown is reported if the name looks like that of a registered one', () => {
		const of = (name: string) => ({ players: new Map([[OLA, player(OLA, { name })]]) });
		expect(codes(verdictOf({}, of('P 02')))).toEqual(['error PLAYER /player/id']);
		// A Cyrillic letter.
		for (const [name, reason] of [
			['P 01', 'equal'],
			['Р 01', 'lookAlike']
		] as const) {
			const { findings, reasons } = verdictOf({}, of(name));
			expect(findings.at(-1)).toMatchObject({ severity: 'warning', params: { reason, name } });
			expect(reasons).toEqual(['PLAYER']);
		}
	});

	it.each([
		['2008-03-08', []],
		['2008-03-09', ['error CONSENT /attestations/parentConsent']]
	])('born on %s plays as a senior at a meeting of 2026-03-08', (born, expected) => {
		expect(codes(verdictOf({}, known({ born })))).toEqual(expected);
		const attestations = { toyBricksOnly: true, parentConsent: true };
		expect(codes(verdictOf({ attestations }, known({ born })))).toEqual([]);
		expect(codes(verdictOf({}, known({ born, parentConsent: true })))).toEqual([]);
	});

	it('is no junior as an adult', () => {
		const junior = { player: { id: JAN, name: 'P 01', category: 'junior' } };
		const of = (born: string) => known({ category: 'junior', born });
		expect(codes(verdictOf(junior, of('2008-03-08')))).toEqual(['error PLAYER /player/category']);
		expect(codes(verdictOf(junior, of('2008-03-09')))).toEqual([]);
	});

	it('has the age of the day of submission in Warsaw if no meeting is named', () => {
		const at = (submittedAt: string) =>
			codes(verdictOf({ meeting: null, submittedAt }, known({ born: '2008-03-09' })));
		expect(at('2026-03-08T22:59:59Z')).toEqual(['error CONSENT /attestations/parentConsent']);
		expect(at('2026-03-08T23:00:00Z')).toEqual([]);
	});
});

describe('the address', () => {
	it('names the league, its season and one of its meetings', () => {
		const address = { league: LEAGUE, season: '2026-1' };
		const meetings = new Map([[MEETING, '2026-03-08']]);
		expect(codes(verdictOf({}, { address, meetings }))).toEqual([]);
		const elsewhere = { league: idOf(9, 9), season: '2025', meeting: idOf(9, 8) };
		expect(codes(verdictOf(elsewhere, { address, meetings }))).toEqual([
			'error ADDRESS /league',
			'error ADDRESS /season',
			'error ADDRESS /meeting'
		]);
	});
});

describe('the seal', () => {
	it.each(['form', 'signature'] as const)(
		'rejects the submission if it is broken: %s',
		(reason) => {
			const verdict = verdictOf({}, {}, { state: 'invalid', publicKey: OURS, reason });
			expect(verdict.reasons).toEqual(['SEAL']);
		}
	);

	it('must use the registered key, or the key of the previous submission', () => {
		const players = new Map([[JAN, player(JAN, { publicKey: OURS })]]);
		const previous = { submission: submission(), publicKey: OURS };
		for (const of of [{ players }, { previous }]) {
			expect(verdictOf({}, of, by(OURS)).reasons).toEqual([]);
			expect(verdictOf({}, of, by(OTHER)).findings[0]?.params).toEqual({
				reason: 'otherKey',
				publicKey: OTHER
			});
			expect(verdictOf({}, of).findings[0]?.params).toEqual({ reason: 'missing' });
		}
	});
});

describe('the seal of a player without a key', () => {
	it('may be any new one, but not that of another player', () => {
		const players = new Map([
			[JAN, player(JAN)],
			[OLA, player(OLA, { publicKey: OTHER, furtherKeys: [OURS] })]
		]);
		for (const publicKey of [OTHER, OURS]) {
			expect(verdictOf({}, { players }, by(publicKey))).toMatchObject({
				reasons: ['SEAL'],
				findings: [{ params: { reason: 'otherKey', publicKey } }]
			});
		}
		expect(verdictOf({}, { players }, by('n'.repeat(43))).reasons).toEqual([]);
	});
});

describe('a key that is not the player’s', () => {
	const players = new Map([[JAN, player(JAN, { publicKey: OURS })]]);
	const reasonOf = (of: Partial<Circumstances>) =>
		verdictOf({}, of, by(OTHER)).findings.map(({ params }) => 'reason' in params && params.reason);

	it('is no stranger’s if it came first: an official decides', () => {
		expect(reasonOf({ players, cameFirst: true })).toEqual(['earlierKey']);
	});

	it('is one that the league removed, also where the player has none left', () => {
		const removedKeys = new Set([OTHER]);
		expect(reasonOf({ players, removedKeys })).toEqual(['removedKey']);
		expect(reasonOf({ players: new Map([[JAN, player(JAN)]]), removedKeys })).toEqual([
			'removedKey'
		]);
	});

	it('does not make another one foreign once it is removed', () => {
		const previous = { submission: submission(), publicKey: OURS };
		const of = { players: new Map([[JAN, player(JAN)]]), previous };
		expect(reasonOf({ ...of, removedKeys: new Set([OURS]) })).toEqual([]);
		expect(reasonOf(of)).toEqual(['otherKey']);
	});
});

describe('changes since the last accepted submission', () => {
	const before = submission();
	const previous = { submission: before };

	it('are listed field by field and unit by unit', () => {
		const [unit] = before.armies.A.units as [Unit];
		const units: Unit[] = [
			{ kind: 'minifig', id: 'u2', name: 'Mistrz', rank: 'officer' },
			{ ...unit, count: 30 }
		];
		const A = { ...before.armies.A, units };
		const verdict = verdictOf(submission({ armies: { A } }), { previous });
		expect(verdict.changes).toEqual([
			expect.objectContaining({ path: '/claimed/A', kind: 'changed', before: 150, after: 129 }),
			expect.objectContaining({ path: '/claimed/B', kind: 'removed' }),
			expect.objectContaining({ path: '/armies/A/units/0', kind: 'added' }),
			{ path: '/armies/A/units/1/count', kind: 'changed', before: 37, after: 30 },
			expect.objectContaining({ path: '/armies/B', kind: 'removed' })
		]);
		const [changed] = verdict.armies;
		expect(changed?.changed.map(({ name, change }) => [name, change])).toEqual([
			['Zbrojny', cp(-28)],
			['Mistrz', cp(7)]
		]);
	});

	it('include the order of units', () => {
		const army = (ids: string[]) =>
			armyOf(20, {
				units: ids.map((id) => ({ kind: 'minifig', id, name: id, rank: 'mercenary' }))
			});
		const of = { previous: { submission: submission({ armies: { A: army(['a', 'b', 'c']) } }) } };
		const paths = (ids: string[]) =>
			verdictOf(submission({ armies: { A: army(ids) } }), of).changes.map(({ path }) => path);
		expect(paths(['a', 'b', 'c'])).toEqual([]);
		expect(paths(['b', 'a', 'c'])).toEqual(['/armies/A/units']);
		expect(paths(['a', 'c'])).toEqual(['/claimed/A', '/armies/A/units/1']);
	});

	it('are named part by part for a referee', () => {
		const [unit] = before.armies.A.units as [Unit];
		const units: Unit[] = [
			{ kind: 'minifig', id: 'u2', name: 'Mistrz', rank: 'officer' },
			{ ...unit, count: 30 }
		];
		const A = { ...before.armies.A, units, name: 'Inna', rulings: { oddSpeed: 'up' } } as Army;
		const after = submission({ armies: { A }, submittedAt: '2026-11-22T10:00:00Z' });
		const parts = changedParts(before, after, verdictOf(after, { previous }).changes);
		expect(parts).toEqual([
			{ army: undefined, part: 'claimed', units: [] },
			{ army: 'A', part: 'name', units: [] },
			{ army: 'A', part: 'units', units: ['Mistrz', unit.name] },
			{ army: 'A', part: 'rules', units: [] },
			{ army: 'B', part: 'army', units: [] }
		]);
		const gone = submission({ armies: { A: { ...A, units: units.slice(0, 1) } } });
		const changes = verdictOf(gone, { previous: { submission: after } }).changes;
		expect(changedParts(after, gone, changes)).toContainEqual({
			army: 'A',
			part: 'units',
			units: [unit.name]
		});
	});

	it('ignore explicit defaults', () => {
		const armies = { A: { ...before.armies.A, heroDiscount: true, notes: '' }, B: armyOf(149) };
		expect(verdictOf({ armies }, { previous }).changes).toEqual([]);
	});
});

describe('a verdict’s file', () => {
	const decided = { decision: 'reject', decidedOn: '2026-03-06', notes: 'Za dużo' } as const;

	it('is read as it was written', () => {
		const verdict = verdictOf({ claimed: { A: 1 } }, {}, by(OURS));
		const file = verdictFile(verdict, SMALL_LEAGUE, decided);
		const parsed = JSON.parse(JSON.stringify(file)) as unknown;
		expect(readVerdict(parsed)).toEqual({ ok: true, verdict: parsed });
		expect(file).toMatchObject({ ...decided, publicKey: OURS, reasons: ['CLAIM'] });
		expect(file.armies.A).toMatchObject({ points: 150, claimHolds: false, violations: [] });
	});

	it.each<[object | null, string]>([
		[null, 'notAVerdict'],
		[{ format: 'brikmuster/army' }, 'notAVerdict'],
		[{ format: 'brikmuster/verdict', version: 2 }, 'newerVersion'],
		[{ format: 'brikmuster/verdict', version: 1 }, 'missing'],
		[{ ...verdictFile(verdictOf(), SMALL_LEAGUE, decided), score: 1 }, 'unknownField']
	])('is not %j', (document, code) => {
		expect(readVerdict(document)).toMatchObject({ ok: false, problem: { code } });
	});
});

describe('a document that is no submission', () => {
	const good = submission();
	const cases: [string, unknown, string, string][] = [
		['a newer version', { ...good, version: 2 }, 'newerVersion', '/version'],
		['an unknown field', { ...good, price: 3 }, 'unknownField', '/price'],
		['no army A', { ...good, armies: { B: good.armies.B } }, 'missing', '/armies/A'],
		['no armies', { ...good, armies: [] }, 'wrongType', '/armies'],
		[
			'an unknown field in an army',
			{ ...good, armies: { A: { ...good.armies.A, magie: 1 } } },
			'unknownField',
			'/armies/A/magie'
		],
		[
			'a day that does not exist',
			{ ...good, submittedAt: '2026-02-30T10:00:00Z' },
			'malformed',
			'/submittedAt'
		],
		[
			'a local time',
			{ ...good, submittedAt: '2026-02-20T10:00:00+01:00' },
			'malformed',
			'/submittedAt'
		],
		['a third of a point', { ...good, claimed: { A: 0.3 } }, 'notAMultiple', '/claimed/A'],
		['a league without an id', { ...good, league: 'liga' }, 'malformed', '/league'],
		[
			'too many armies',
			{
				...good,
				armies: Object.fromEntries(Array.from({ length: 27 }, (_, i) => [`A${i}`, null]))
			},
			'tooMany',
			'/armies'
		]
	];
	it.each(cases)('is refused with its path: %s', (_, document, code, path) => {
		expect(readSubmission(document)).toMatchObject({ ok: false, problem: { code, path } });
	});

	it.each([undefined, null, 7, 'submission', [], {}])('may be %j', (document) => {
		expect(readSubmission(document)).toEqual({
			ok: false,
			problem: { code: 'notASubmission', path: '' }
		});
	});
});

describe('the day of arrival', () => {
	const players = new Map([
		[JAN, { ...player(JAN), category: 'junior' as const, born: '2008-03-06' }]
	]);
	const own = { player: { id: JAN, name: 'P 01', category: 'junior' as const }, meeting: null };

	it('decides a player’s age, not their clock', () => {
		const early = { ...own, submittedAt: '2026-03-05T10:00:00Z' };
		expect(verdictOf(early, { players }).reasons).toEqual([]);
		expect(verdictOf(early, { players, receivedOn: '2026-03-05' }).reasons).toEqual([]);
		expect(verdictOf(early, { players, receivedOn: '2026-03-06' }).reasons).toEqual(['PLAYER']);
	});

	it.each([
		['2026-03-05T22:30:00Z', '2026-03-05', []],
		['2026-03-05T23:30:00Z', '2026-03-05', [{ days: 1 }]],
		['2030-01-01T00:00:00Z', '2029-12-30', [{ days: 2 }]],
		['2026-03-01T00:00:00Z', '2026-03-05', []]
	])('is compared with a clock of %s', (submittedAt, receivedOn, params) => {
		const verdict = verdictOf({ submittedAt }, { receivedOn });
		expect(verdict.verdict).toBe('accept');
		const found = verdict.findings.filter(({ code }) => code === 'CLOCK');
		expect(found.map(({ params: some }) => some)).toEqual(params);
	});
});

describe('a season with frozen price tables', () => {
	const frozen = `sha256:${'f'.repeat(64)}`;

	it('takes submissions by its tables, and warns that this app has others', () => {
		const verdict = verdictOf({ rulebookDigest: frozen }, { rulebookDigest: frozen });
		expect(codes(verdict)).toEqual(['warning DIGEST /rulebookDigest']);
		expect(verdict.findings[0]?.params).toMatchObject({ reason: 'tables', expected: frozen });
		expect(verdictOf({}, { rulebookDigest: frozen }).verdict).toBe('accept');
		const other = { rulebookDigest: `sha256:${'0'.repeat(64)}` };
		expect(verdictOf(other, { rulebookDigest: frozen }).reasons).toEqual(['DIGEST']);
	});
});

describe('the keys of a player’s devices', () => {
	const registered = { ...player(JAN), publicKey: OURS, furtherKeys: [OTHER] };

	it('all seal, and no other one does', () => {
		const players = new Map([[JAN, registered]]);
		for (const key of [OURS, OTHER]) {
			expect(verdictOf({}, { players }, by(key)).reasons).toEqual([]);
		}
		const stranger = verdictOf({}, { players }, by('s'.repeat(43)));
		expect(stranger.reasons).toEqual(['SEAL']);
	});
});
