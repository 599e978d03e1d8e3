import type { League } from './league-file';
import { distinctNames, nameKey, namesIn, type NamesakeWords, type NamedPerson } from './names';
import type { Submitter } from './submission';

/** Several players can write one id into their files. */
const idOf = ({ id, name }: Submitter) => `${id} ${name}`;

/**
 * Names for the players in submissions: registered ones have their names in the league. One that is not registered, or
 * gives another name, has a label that nobody else has.
 */
export function submitterNames(
	league: Pick<League, 'players' | 'referees'>,
	submitters: readonly Submitter[],
	words: NamesakeWords
): (submitter: Submitter) => string {
	const known = namesIn(league, words);
	const registered = new Map(league.players.map(({ id, name }) => [id, nameKey(name)]));
	const isKnown = ({ id, name }: Submitter) => registered.get(id) === nameKey(name);
	const others = submitters
		.filter((one) => !isKnown(one))
		.map((one): NamedPerson => ({ ...one, id: idOf(one) }));
	const labels =
		others.length === 0
			? known
			: distinctNames([...league.players, ...league.referees, ...others], words);
	return (one) =>
		(isKnown(one) ? known.get(one.id) : labels.get(idOf(one))) ?? known.get(one.id) ?? one.name;
}
