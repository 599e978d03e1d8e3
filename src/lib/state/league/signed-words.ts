import { shortKey } from '$lib/league/entries/short-key';
import { distinctNames, namesIn, type NamesakeWords } from '$lib/league/names';
import type { LeagueView } from '$lib/league/view/view';
import { memoByIdentity } from '$lib/rules/memo';
import { locale } from '../app/locale.svelte';

/** Everybody in a league, with their keys. */
export interface People extends Pick<LeagueView, 'formerOfficials' | 'owners'> {
	readonly league: Pick<LeagueView['league'], 'players' | 'referees'>;
}

/** The names of all people in a league by id. Those of former officials differ, too. */
const namesOf = memoByIdentity(({ league, formerOfficials }: People) =>
	memoByIdentity((words: NamesakeWords): ReadonlyMap<string, string> => {
		const { players, referees } = league;
		const all = distinctNames([...players, ...referees, ...formerOfficials], words);
		return new Map([...all, ...namesIn(league, words)]);
	})
);

export function personName(view: People, person: string): string {
	return namesOf(view)(locale.leagues.namesakes).get(person) ?? '?';
}

/** The names of the persons who have a key, or else its first letters. */
export function ownerNames(view: People, publicKey: string): string[] {
	const persons = view.owners[publicKey] ?? [];
	const names = [...new Set(persons)].map((person) => personName(view, person));
	return names.length > 0 ? names : [`${shortKey(publicKey)}…`];
}
