import { describe, expect, it } from 'vitest';
import { idOf, JAN, OLA, player, protocol, walkover } from '../../../../tests/setup/league';
import type { Author } from '../../../../tests/setup/league-entries';
import {
	appointed,
	FOUNDER,
	keyOf,
	pointsIn,
	signedLeague,
	stateWith
} from '../../../../tests/setup/league-entries';
import { withoutEntry, withEntry } from '../entries';
import type { Decision, League } from '../league-file';
import { SMALL_LEAGUE } from '../regulation';
import { entriesBetween } from './between';
import type { KnownEntry } from './entry';
import type { LeagueState } from './state';

/** The state after an edit, written as entries by the founder; the entries too. */
function edited(
	entries: readonly KnownEntry[],
	founder: Author,
	edit: (league: League) => League
): { state: LeagueState; entries: KnownEntry[]; kinds: string[]; after: League } {
	const before = stateWith(entries);
	const after = edit(before.league);
	const bodies = entriesBetween(before, before.league, after, 'Agreed.');
	const written = bodies.map((body) => founder.write(body));
	const all = [...entries, ...written];
	const state = stateWith(all);
	for (const { digest } of written) expect(state.uncounted.get(digest)).toBeUndefined();
	expect(state.conflicts).toEqual([]);
	return { state, entries: all, kinds: bodies.map(({ kind }) => kind), after };
}

const decision: Decision = {
	id: idOf(7, 1),
	player: JAN,
	meeting: null,
	digest: `sha256:${'7'.repeat(64)}`,
	file: null,
	decision: 'accept',
	reasons: [],
	decidedOn: '2026-03-05'
};

describe('an edit of a league as entries', () => {
	it.each<[string, string[], (league: League) => League]>([
		['nothing', [], (league) => ({ ...league, players: [...league.players] })],
		['a name', ['regulation'], (league) => ({ ...league, name: 'New' })],
		[
			'a regulation',
			['regulation'],
			(league) => ({ ...league, regulation: { ...SMALL_LEAGUE, armies: 1 } })
		],
		['a new player', ['player'], (league) => withEntry(league, 'players', player(idOf(3, 9)))],
		[
			'a new player with a key',
			['player', 'key'],
			(league) => withEntry(league, 'players', player(idOf(3, 9), { publicKey: keyOf('ninth') }))
		],
		[
			'a renamed player',
			['player'],
			(league) => {
				const [jan] = league.players;
				return withEntry(league, 'players', { ...(jan ?? player(JAN)), name: 'Janina' });
			}
		],
		[
			'a withdrawn player',
			['withdrawal'],
			(league) => {
				const [jan] = league.players;
				return withEntry(league, 'players', { ...(jan ?? player(JAN)), withdrawn: '2026-04-01' });
			}
		],
		[
			'a removed player',
			['annulment', 'annulment'],
			(league) => withoutEntry({ ...league, meetings: [] }, 'players', OLA)
		],
		[
			'a key taken away',
			['keyRevoked'],
			(league) => {
				const { publicKey: _, ...jan } = league.players[0] ?? player(JAN);
				return withEntry(league, 'players', jan);
			}
		],
		[
			'a new referee',
			['appointment'],
			(league) => withEntry(league, 'referees', { id: idOf(21, 9), name: 'Celina' })
		],
		[
			'a renamed referee',
			['appointment'],
			(league) => withEntry(league, 'referees', { id: idOf(21, 1), name: 'Anna Maria' })
		],
		['a removed referee', ['dismissal'], (league) => withoutEntry(league, 'referees', idOf(21, 1))],
		[
			'a changed season',
			['seasonChange'],
			(league) => ({
				...league,
				seasons: league.seasons.map((season) => ({
					...season,
					regulation: { ...SMALL_LEAGUE, seniorFrom: 16 }
				}))
			})
		],
		[
			'a new report',
			['report'],
			(league) => withEntry(league, 'protocols', protocol({ referee: FOUNDER }))
		],
		['a walkover', ['walkover'], (league) => withEntry(league, 'walkovers', walkover())],
		[
			'a decision',
			['submission', 'receipt', 'verdict'],
			(league) => ({
				...league,
				submissions: [{ ...decision, receivedOn: '2026-03-05' }]
			})
		]
	])('gives the same league again: %s', (_, kinds, edit) => {
		const { entries, founder } = signedLeague();
		const made = edited(entries, founder, edit);
		expect(made.kinds.sort()).toEqual(kinds.sort());
		expect(made.state.league).toEqual(made.after);
	});

	it('freezes a new season', () => {
		const { entries, founder } = signedLeague();
		const season = { id: '2026-2', opened: '2026-09-01' };
		const { state, kinds } = edited(entries, founder, (league) =>
			withEntry(league, 'seasons', season)
		);
		expect(kinds).toEqual(['season']);
		expect(state.league.seasons.find(({ id }) => id === season.id)).toMatchObject({
			regulation: SMALL_LEAGUE,
			roster: [
				{ player: JAN, category: 'senior' },
				{ player: OLA, category: 'senior' }
			]
		});
	});

	it('follows further edits and removals of the same records', () => {
		const { entries, founder } = signedLeague();
		const report = protocol({ referee: FOUNDER });
		const one = edited(entries, founder, (league) => withEntry(league, 'protocols', report));
		const two = edited(one.entries, founder, (league) =>
			withEntry(league, 'protocols', { ...report, outcome: 'draw' })
		);
		expect(pointsIn(two.state)).toEqual([5, 5]);
		const three = edited(two.entries, founder, (league) =>
			withEntry(league, 'protocols', { ...report, annulled: true })
		);
		expect(pointsIn(three.state)).toEqual([0, 0]);
		expect(three.state.league.protocols).toHaveLength(1);
	});

	it('decides a submission again without another receipt, and can take the decision back', () => {
		const { entries, founder } = signedLeague();
		const one = edited(entries, founder, (league) => ({ ...league, submissions: [decision] }));
		const two = edited(one.entries, founder, (league) => ({
			...league,
			submissions: league.submissions.map((own) => ({ ...own, decision: 'reject' as const }))
		}));
		expect(two.kinds).toEqual(['verdict']);
		const three = edited(two.entries, founder, (league) => ({ ...league, submissions: [] }));
		expect(three.kinds).toEqual(['annulment', 'annulment']);
		expect(three.state.league).toEqual(three.after);
	});

	it('keeps the city and the key of an office', () => {
		const { entries, founder } = signedLeague();
		const office = { role: 'organizer', city: 'Kraków' } as const;
		const id = idOf(22, 1);
		const known = [...entries, founder.write(appointed(id, keyOf('halina'), office))];
		const { state } = edited(known, founder, (league) =>
			withEntry(league, 'referees', { id, name: 'Halina' })
		);
		const grants = state.grants.get(keyOf('halina')) ?? [];
		expect(grants.filter(({ role }) => role === 'organizer').map(({ city }) => city)).toEqual([
			'Kraków'
		]);
	});
});
