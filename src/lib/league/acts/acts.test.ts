import { describe, expect, it } from 'vitest';
import { idOf, JAN, league, OLA, player, protocol, walkover } from '../../../../tests/setup/league';
import type { Author } from '../../../../tests/setup/league-entries';
import {
	FOUNDER,
	foundedLeague,
	keyOf,
	pointsIn,
	signedLeague,
	stateWith
} from '../../../../tests/setup/league-entries';
import type { WholeBody } from '../entries/private-parts';
import type { KnownEntry } from '../entries/entry';
import type { LeagueState } from '../entries/state';
import { acceptedBy } from '../entries/accepted-by';
import { headsOf } from '../entries/heads';
import type { Decision, League, Player } from '../league-file';
import { SMALL_LEAGUE } from '../regulation';
import { ACTS } from '.';
import { decide } from './decisions';
import * as people from './people';
import * as records from './records';
import * as rules from './rules';
import * as submissions from './submissions';
import { appoint, dismiss, edit, leave, register, revoke } from './people';
import { remove, write } from './records';
import { applyRules, openSeason, regulate, rename } from './rules';
import { revokeAndReject, takeDecisionBack } from './submissions';

type Act = (state: LeagueState) => readonly WholeBody[];

/** The state after an action of the founder, whose entries all count without a conflict. */
function acted(entries: readonly KnownEntry[], founder: Author, act: Act) {
	const bodies = act(stateWith(entries));
	const written = bodies.map((body) => founder.write(body));
	const all = [...entries, ...written];
	const state = stateWith(all);
	for (const { digest } of written) expect(state.uncounted.get(digest)).toBeUndefined();
	expect(state.conflicts).toEqual([]);
	return { state, entries: all, kinds: bodies.map(({ kind }) => kind) };
}

const regulated = (state: LeagueState, change: object) => {
	const { regulation } = state.league;
	return regulate(state, { ...regulation, ...change }, regulation);
};

const decision: Decision = {
	id: idOf(7, 1),
	player: JAN,
	meeting: null,
	digest: `sha256:${'7'.repeat(64)}`,
	file: {},
	decision: 'accept',
	reasons: [],
	decidedOn: '2026-03-05'
};
const NINTH = idOf(3, 9);
const report = protocol({ referee: FOUNDER });
const janIn = ({ league: { players } }: LeagueState): Player =>
	players.find(({ id }) => id === JAN) ?? player(JAN);

describe('an action of a league', () => {
	it.each<[string, string[], Act, (league: League) => unknown, unknown]>([
		['the same name', [], (state) => rename(state, state.league.name), () => 1, 1],
		['a name', ['regulation'], (state) => rename(state, 'New'), ({ name }) => name, 'New'],
		[
			'a regulation',
			['regulation'],
			(state) => regulated(state, { armies: 1 }),
			({ regulation }) => regulation.armies,
			1
		],
		[
			'a new player with a key, once',
			['player', 'key'],
			(state) => {
				const fresh = player(NINTH, { publicKey: keyOf('ninth') });
				return register(state, [fresh, fresh, janIn(state)]);
			},
			({ players }) => players[2]?.publicKey,
			keyOf('ninth')
		],
		[
			'a renamed player',
			['player'],
			(state) => edit(state, { ...janIn(state), name: 'Janina' }, janIn(state)),
			({ players }) => players[0]?.name,
			'Janina'
		],
		[
			'a player who leaves',
			['withdrawal'],
			(state) => leave(state, JAN, '2026-04-01'),
			({ players }) => players[0]?.withdrawn,
			'2026-04-01'
		],
		[
			'a removed player',
			['annulment'],
			(state) => remove(state, 'players', OLA),
			({ players }) => players.map(({ id }) => id),
			[JAN]
		],
		[
			'a key taken away',
			['keyRevoked'],
			(state) => revoke(state, keyOf('jan')),
			({ players }) => players[0]?.publicKey,
			undefined
		],
		[
			'a new referee',
			['appointment'],
			(state) => appoint(state, { id: idOf(21, 9), name: 'Celina' }, { role: 'referee' }),
			({ referees }) => referees.some(({ name }) => name === 'Celina'),
			true
		],
		[
			'a dismissed referee',
			['dismissal'],
			(state) => dismiss(state, idOf(21, 1)),
			({ referees }) => referees.some(({ id }) => id === idOf(21, 1)),
			false
		],
		['somebody without an office', [], (state) => dismiss(state, JAN), () => 1, 1],
		[
			'a report',
			['report'],
			(state) => write(state, 'protocols', report),
			({ protocols }) => protocols,
			[report]
		],
		[
			'a walkover',
			['walkover'],
			(state) => write(state, 'walkovers', walkover()),
			({ walkovers }) => walkovers,
			[walkover()]
		],
		[
			'a decision',
			['submission', 'receipt', 'verdict'],
			(state) => decide(state, [{ ...decision, receivedOn: '2026-03-04' }]),
			({ submissions }) => submissions,
			[{ ...decision, receivedOn: '2026-03-04' }]
		],
		[
			'a new season, with the rules and players of now',
			['season'],
			(state) => openSeason(state, { id: '2026-2', opened: '2026-09-01' }),
			({ seasons }) => [seasons[1]?.regulation, seasons[1]?.roster?.length],
			[SMALL_LEAGUE, 2]
		]
	])('writes %s', (_, kinds, act, shown, expected) => {
		const { entries, founder } = signedLeague();
		const made = acted(entries, founder, act);
		expect(made.kinds).toEqual(kinds);
		expect(shown(made.state.league)).toEqual(expected);
	});

	it('makes an open season follow changed rules, with the reason', () => {
		const { entries, founder } = signedLeague();
		const one = acted(entries, founder, (state) => regulated(state, { armies: 1 }));
		expect(one.state.league.seasons[0]?.regulation?.armies).toBe(2);
		const two = acted(one.entries, founder, (state) => applyRules(state, '2026-1', 'Agreed.'));
		expect(two.kinds).toEqual(['seasonChange']);
		expect(two.state.league.seasons[0]?.regulation?.armies).toBe(1);
		expect(
			acted(two.entries, founder, (state) => applyRules(state, '2026-1', 'Again.')).kinds
		).toEqual([]);
	});

	it('changes only the fields that were edited, as another device may have changed others', () => {
		const { entries, founder } = signedLeague();
		const start = janIn(stateWith(entries));
		const theirs = acted(entries, founder, (state) =>
			edit(state, { ...start, name: 'Janina' }, start)
		);
		const ours = acted(theirs.entries, founder, (state) =>
			edit(state, { ...start, born: '1990-05-06' }, start)
		);
		expect(janIn(ours.state)).toMatchObject({ name: 'Janina', born: '1990-05-06' });
		expect(acted(ours.entries, founder, (state) => edit(state, start, start)).kinds).toEqual([]);
	});

	it('goes on with the same record, and writes nothing where nothing changes', () => {
		const { entries, founder } = signedLeague();
		const one = acted(entries, founder, (state) => write(state, 'protocols', report));
		const two = acted(one.entries, founder, (state) =>
			write(state, 'protocols', { ...report, outcome: 'draw' }, report)
		);
		expect(pointsIn(two.state)).toEqual([5, 5]);
		const three = acted(two.entries, founder, (state) =>
			write(state, 'protocols', { ...report, annulled: true }, report)
		);
		expect(three.state.league.protocols).toEqual([{ ...report, outcome: 'draw', annulled: true }]);
		const same = (state: LeagueState) => {
			const [now = report] = state.league.protocols;
			return write(state, 'protocols', now, now);
		};
		expect(acted(three.entries, founder, same).kinds).toEqual([]);
		expect(
			acted(three.entries, founder, (state) => remove(state, 'protocols', report.id)).kinds
		).toEqual(['annulment', 'annulment', 'annulment']);
	});

	it('decides a submission again without another receipt, and can take the decision back', () => {
		const { entries, founder } = signedLeague();
		const one = acted(entries, founder, (state) => decide(state, [decision]));
		expect(acted(one.entries, founder, (state) => decide(state, [decision])).kinds).toEqual([]);
		const two = acted(one.entries, founder, (state) =>
			decide(state, [{ ...decision, decision: 'reject' }])
		);
		expect(two.kinds).toEqual(['verdict']);
		const three = acted(two.entries, founder, (state) => takeDecisionBack(state, decision.digest));
		expect(three.kinds).toEqual(['annulment', 'annulment']);
		expect(three.state.league.submissions).toEqual([]);
	});

	it('settles a conflict of two versions', () => {
		const { entries, anna, bolek, founder } = signedLeague();
		const renamed = (name: string): WholeBody => ({
			kind: 'player',
			record: player(JAN, { name }),
			replaces: headsOf(stateWith(entries), 'players', JAN)
		});
		const both = [...entries, anna.write(renamed('Jan A')), bolek.write(renamed('Jan B'))];
		expect(stateWith(both).conflicts).toHaveLength(1);
		const start = janIn(stateWith(both));
		const made = acted(both, founder, (state) => edit(state, { ...start, name: 'Jan' }, start));
		expect(janIn(made.state).name).toBe('Jan');
	});
});

describe('a league that is founded with a document', () => {
	it('says the same as the document', () => {
		const given = league({
			players: [player(JAN, { publicKey: keyOf('jan'), withdrawn: '2026-05-01' }), player(OLA)],
			referees: [{ id: FOUNDER, name: 'Hanna' }],
			meetings: league().meetings.map((meeting) => ({ ...meeting, referee: FOUNDER })),
			submissions: [{ ...decision, receivedOn: decision.decidedOn }],
			protocols: [report],
			playOffs: [
				{
					id: idOf(9, 1),
					season: '2026-1',
					scenario: 'battle',
					players: [JAN, OLA],
					winner: JAN,
					on: '2026-03-09'
				}
			]
		});
		const made = foundedLeague(given).league;
		const { seasons, ...rest } = given;
		expect(made).toMatchObject(rest);
		expect(made.seasons).toMatchObject(seasons);
	});

	it('gives no office to anybody who has one', () => {
		const { entries } = foundedLeague(league({ referees: [{ id: FOUNDER, name: 'Hanna' }] })).held;
		expect(entries.filter(({ entry }) => entry.body.kind === 'appointment')).toEqual([]);
	});
});

describe('removing a key', () => {
	const sealedBy = (publicKey: string) => ({ format: 'brikmuster/sealed', publicKey });
	const digestOf = (number: number) => `sha256:${String(number).repeat(64)}`;
	const accepted = (number: number, file: unknown, player = JAN): Decision => ({
		...decision,
		...{ id: idOf(7, number), digest: digestOf(number), file, player }
	});

	it('takes back what only this key of the player had made accepted', () => {
		const { entries, anna, jan, ola } = signedLeague();
		const phone = keyOf('phone');
		const { id, digest, file } = accepted(4, {});
		const sent = jan.write({ kind: 'submission', id, player: JAN, meeting: null, digest, file });
		const known = [
			...entries,
			sent,
			anna.write({ kind: 'key', person: JAN, publicKey: phone }),
			anna.write({ kind: 'key', person: OLA, publicKey: anna.publicKey })
		];
		const decided = acted(known, anna, (state) =>
			decide(state, [
				accepted(1, sealedBy(jan.publicKey)),
				accepted(2, sealedBy(phone)),
				accepted(3, sealedBy(ola.publicKey), OLA),
				accepted(4, {}),
				accepted(5, {})
			])
		);
		const made = acted(decided.entries, anna, (state) =>
			revokeAndReject(state, JAN, jan.publicKey, '2026-03-07')
		);
		const now = made.state.league.submissions.map((one) => [one.digest, one.decision]);
		expect(Object.fromEntries(now)).toEqual({
			[digestOf(1)]: 'reject',
			[digestOf(2)]: 'accept',
			[digestOf(3)]: 'accept',
			[digestOf(4)]: 'reject',
			[digestOf(5)]: 'accept'
		});
		expect(made.state.league.submissions[0]).toMatchObject({
			...{ reasons: ['SEAL'], decidedOn: '2026-03-07' }
		});
		// What an official brought for others is not theirs as a player.
		expect(acceptedBy(made.state, OLA, anna.publicKey)).toEqual([]);
	});
});

it('each action has a name of its own', () => {
	const modules = [people, records, rules, submissions];
	const names = modules.flatMap((module) => Object.keys(module));
	expect(names.sort()).toEqual(Object.keys(ACTS).sort());
});
