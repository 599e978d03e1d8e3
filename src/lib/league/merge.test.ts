import { describe, expect, it } from 'vitest';
import { idOf, JAN, league, OLA, player, protocol } from '../../../tests/setup/league';
import { readLeagueFile, writeLeague } from '$lib/exchange/league-file';
import type { League } from './league-file';
import { lastAccepted, circumstancesOf } from './decisions';
import { conflictKey, mergeLeagues } from './merge';
import { readLeague } from './read-league';
import { SMALL_LEAGUE } from './regulation';

const read = (document: unknown) => {
	const reading = readLeague(document);
	return reading.ok ? reading.league : reading.problem;
};

describe('a league’s file', () => {
	it('is read as it was written', () => {
		const whole = league({ protocols: [protocol()] });
		expect(readLeagueFile(new TextEncoder().encode(writeLeague(whole)))).toEqual({
			ok: true,
			league: whole
		});
	});

	const twice = { players: [player(JAN), player(JAN)] };
	const cases: [string, unknown, string, string][] = [
		['nothing', undefined, 'notALeague', ''],
		['an army', { format: 'brikmuster/army' }, 'notALeague', ''],
		['a newer version', { ...league(), version: 2 }, 'newerVersion', '/version'],
		['a foreign field', { ...league(), price: 1 }, 'unknownField', '/price'],
		[
			'a day that is none',
			league({ seasons: [{ id: '1', opened: '2026-02-30' }] }),
			'malformed',
			'/seasons/0/opened'
		],
		['the same id twice', league(twice), 'duplicateId', '/players/1/id'],
		[
			'a player who is not there',
			league({ players: [player(OLA)] }),
			'unknownReference',
			'/meetings/0/plan/0/light'
		],
		[
			'a referee who is not there',
			league({ referees: [] }),
			'unknownReference',
			'/meetings/0/referee'
		],
		[
			'a season that is not there',
			league({ seasons: [] }),
			'unknownReference',
			'/meetings/0/season'
		],
		[
			'a game of no meeting',
			league({ protocols: [protocol({ meeting: idOf(2, 2) })] }),
			'unknownReference',
			'/protocols/0/meeting'
		],
		[
			'a game of no scenario',
			league({ protocols: [protocol({ scenario: 'siege' })] }),
			'unknownReference',
			'/protocols/0/scenario'
		]
	];
	it.each(cases)('is refused with its place: %s', (_, document, code, path) => {
		expect(read(document)).toMatchObject({ code, path });
	});

	it('is refused if the winner of a play-off is not one of its players', () => {
		const playOff = { id: idOf(8, 1), season: '2026-1', scenario: 'battle', on: '2026-05-01' };
		const playOffs: League['playOffs'] = [{ ...playOff, players: [JAN, OLA], winner: idOf(3, 3) }];
		expect(read(league({ playOffs }))).toMatchObject({ path: '/playOffs/0/winner' });
	});
});

describe('two files of one league', () => {
	const [one, two] = [protocol(), protocol({ id: idOf(5, 2), game: 2 })];

	it('are merged to a league with the entries of both', () => {
		const merging = mergeLeagues(league({ protocols: [one] }), league({ protocols: [two] }));
		expect(merging).toEqual({ ok: true, league: league({ protocols: [one, two] }) });
	});

	it('do not conflict over equal entries with fields in another order', () => {
		const turned = Object.fromEntries(Object.entries(one).reverse()) as unknown as typeof one;
		const merging = mergeLeagues(league({ protocols: [one] }), league({ protocols: [turned] }));
		expect(merging).toEqual({ ok: true, league: league({ protocols: [one] }) });
	});

	it('report both versions of a different entry, and use the chosen one', () => {
		const other = protocol({ outcome: 'draw' });
		const [ours, theirs] = [league({ protocols: [one] }), league({ protocols: [other, two] })];
		const conflict = { list: 'protocols', id: one.id, ours: one, theirs: other } as const;
		expect(mergeLeagues(ours, theirs)).toEqual({
			ok: false,
			reason: 'conflicts',
			conflicts: [conflict]
		});
		for (const [choice, taken] of [
			['ours', one],
			['theirs', other]
		] as const) {
			const choices = new Map([[conflictKey(conflict), choice]]);
			expect(mergeLeagues(ours, theirs, choices)).toEqual({
				ok: true,
				league: league({ protocols: [taken, two] })
			});
		}
	});

	it('report differences in name and regulation too', () => {
		const regulation = { ...SMALL_LEAGUE, armies: 1 };
		const merging = mergeLeagues(league(), league({ name: 'Inna', regulation }));
		expect(merging).toMatchObject({
			conflicts: [
				{ list: 'league', id: 'name', theirs: 'Inna' },
				{ list: 'league', id: 'regulation', theirs: regulation }
			]
		});
	});

	it('are not merged if they are of two leagues', () => {
		expect(mergeLeagues(league(), league({ id: idOf(1, 2) }))).toEqual({
			ok: false,
			reason: 'otherLeague'
		});
	});

	it('are not merged if the result is invalid', () => {
		const regulation = { ...SMALL_LEAGUE, scenarios: SMALL_LEAGUE.scenarios.slice(1) };
		const choices = new Map([['league regulation', 'theirs' as const]]);
		expect(mergeLeagues(league(), league({ regulation, meetings: [] }), choices)).toMatchObject({
			ok: false,
			reason: 'broken',
			problem: { code: 'unknownReference', path: '/meetings/0/plan/0/scenario' }
		});
	});
});

describe('decisions', () => {
	const decision = (number: number, given: Partial<League['submissions'][number]>) => ({
		id: idOf(9, number),
		player: JAN,
		meeting: null,
		digest: `sha256:${'0'.repeat(64)}`,
		file: {},
		decision: 'accept' as const,
		reasons: [],
		decidedOn: '2026-03-05',
		...given
	});

	it('include the last accepted submission', () => {
		const submissions = [
			decision(1, { decidedOn: '2026-03-06' }),
			decision(2, {}),
			decision(3, { decidedOn: '2026-03-07', decision: 'reject' }),
			decision(4, { decidedOn: '2026-03-08', player: OLA })
		];
		expect(lastAccepted(league({ submissions }), JAN)?.id).toBe(idOf(9, 1));
		expect(lastAccepted(league({ submissions }), idOf(3, 3))).toBeUndefined();
	});

	it('use what the league knows about the player', () => {
		const { address, players, meetings } = circumstancesOf(league(), '2026-1');
		expect(address).toEqual({ league: league().id, season: '2026-1' });
		expect([...(players ?? new Map()).keys()]).toEqual([JAN, OLA]);
		expect([...(meetings ?? new Map()).values()]).toEqual(['2026-03-08']);
		expect(circumstancesOf(league(), '2025').meetings?.size).toBe(0);
	});
});
