import { checkReferee } from '../meeting';
import type { Regulation } from '../regulation';
import type { Player } from '../league-file';

/** Who can referee on a day, in order of preference, and whether photos may stand in for a referee. */
export interface Refereeing {
	readonly regulation: Regulation;
	/** With the categories that they have in the season. */
	readonly players: readonly Player[];
	readonly referees: readonly string[];
	readonly documented: boolean;
}

/** Whether a game of two players can have the referee that it needs (PL-LIG-08). */
export function canBeRefereed(
	{ regulation, players, referees, documented }: Refereeing,
	light: string,
	dark: string
): boolean {
	// The players have the categories of the season already.
	const rules = { regulation, players: [...players], season: undefined };
	return [...referees, null].some(
		(referee) => checkReferee({ light, dark, referee }, documented, rules, '').length === 0
	);
}

interface Pair {
	readonly light: string;
	readonly dark: string;
}

/**
 * The referees of the games of one round: nobody referees their own game, those who rest come before those who play
 * at the same time, and everyone gets as few games as possible.
 */
export function refereesOf(
	{ referees }: Refereeing,
	games: readonly Pair[],
	load: Map<string, number>
): (string | null)[] {
	const playing = new Set(games.flatMap(({ light, dark }) => [light, dark]));
	const inRound = new Map<string, number>();
	const countOf = (counts: ReadonlyMap<string, number>, id: string) => counts.get(id) ?? 0;
	return games.map(({ light, dark }) => {
		const [chosen] = referees
			.filter((id) => id !== light && id !== dark)
			.map((id, index) => ({ id, index, busy: playing.has(id) ? 1 : 0 }))
			.sort(
				(a, b) =>
					a.busy - b.busy ||
					countOf(inRound, a.id) - countOf(inRound, b.id) ||
					countOf(load, a.id) - countOf(load, b.id) ||
					a.index - b.index
			);
		if (!chosen) return null;
		inRound.set(chosen.id, countOf(inRound, chosen.id) + 1);
		load.set(chosen.id, countOf(load, chosen.id) + 1);
		return chosen.id;
	});
}
