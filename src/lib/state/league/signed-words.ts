import { shortKey } from '$lib/league/entries/short-key';
import type { KnownEntry } from '$lib/league/entries/entry';
import type { LeagueState } from '$lib/league/entries/state';
import { similarPairs } from '$lib/league/similar-names';
import { memoByIdentity } from '$lib/rules/memo';

/** The names of all people in a league by id; a later name wins. */
const namesOf = memoByIdentity(({ league, set }: LeagueState): ReadonlyMap<string, string> => {
	const { founder } = set.founding.entry.body;
	const appointed = set
		.of('appointment')
		.map(({ entry }): [string, string] => [entry.body.person.id, entry.body.person.name]);
	const people = [...league.referees, ...league.players];
	return new Map([
		...appointed,
		[founder.id, founder.name],
		...people.map(({ id, name }): [string, string] => [id, name])
	]);
});

export function personName(state: LeagueState, person: string): string {
	return namesOf(state).get(person) ?? '?';
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
