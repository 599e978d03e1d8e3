import { shortKey } from '$lib/league/entries/short-key';
import type { KnownEntry } from '$lib/league/entries/entry';
import type { LeagueState } from '$lib/league/entries/state';
import { distinctNames, namesIn, type NamedPerson, type NamesakeWords } from '$lib/league/names';
import { similarPairs } from '$lib/league/similar-names';
import { memoByIdentity } from '$lib/rules/memo';
import { locale } from '../app/locale.svelte';

/** Who had an office and is in the league no longer. */
function formerOfficials({ league, set }: LeagueState): NamedPerson[] {
	const present = new Set([...league.players, ...league.referees].map(({ id }) => id));
	const { founder } = set.founding.entry.body;
	const appointed = set.of('appointment').map(({ entry }) => entry.body.person);
	return [...appointed, founder].filter(({ id }) => !present.has(id));
}

/** The names of all people in a league by id. Those of former officials differ, too. */
const namesOf = memoByIdentity((state: LeagueState) =>
	memoByIdentity((words: NamesakeWords): ReadonlyMap<string, string> => {
		const { players, referees } = state.league;
		const all = distinctNames([...players, ...referees, ...formerOfficials(state)], words);
		return new Map([...all, ...namesIn(state.league, words)]);
	})
);

export function personName(state: LeagueState, person: string): string {
	return namesOf(state)(locale.leagues.namesakes).get(person) ?? '?';
}

/** The names of the persons who have a key, or else its first letters. */
export function ownerNames(state: LeagueState, publicKey: string): string[] {
	const persons = (state.grants.get(publicKey) ?? []).map(({ person }) => person);
	const names = [...new Set(persons)].map((person) => personName(state, person));
	return names.length > 0 ? names : [`${shortKey(publicKey)}…`];
}

export function authorNames(state: LeagueState, { entry }: KnownEntry): string[] {
	return ownerNames(state, entry.author);
}

/** The players with equal or look-alike names, each pair once. */
export const lookAlikes = memoByIdentity(({ league: { players } }: LeagueState) =>
	similarPairs(players)
);

/** How many things about players and keys a referee must look at. */
export function alarmCount(state: LeagueState): number {
	return state.alarms.length + lookAlikes(state).length;
}
