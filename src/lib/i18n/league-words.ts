import type { Regulation } from '$lib/league/regulation';
import type { LeagueMessages } from './league-texts';

type Kind = 'scenarios' | 'goals';

/** The league's own text for an id, or else the text of the catalogue. */
function wordOf(
	texts: Pick<LeagueMessages, Kind>,
	own: Pick<Regulation, 'texts'>,
	kind: Kind,
	id: string
) {
	const known: Readonly<Record<string, string>> = texts[kind];
	// An id such as `constructor` would find what every object has.
	const word = Object.hasOwn(known, id) ? known[id] : undefined;
	return own.texts?.[`${kind}.${id}`] ?? word ?? id;
}

export function scenarioName(
	texts: Pick<LeagueMessages, Kind>,
	regulation: Pick<Regulation, 'texts'>,
	id: string
): string {
	return wordOf(texts, regulation, 'scenarios', id);
}

/** The description of a goal, with the captures that the scenario asks for. */
export function goalText(
	texts: Pick<LeagueMessages, Kind | 'capturesGoal'>,
	regulation: Pick<Regulation, 'texts'>,
	id: string,
	captures?: number
): string {
	const isOwn = regulation.texts?.[`goals.${id}`] !== undefined;
	if (id === 'capture' && !isOwn && captures !== undefined) {
		return texts.capturesGoal({ count: captures });
	}
	return wordOf(texts, regulation, 'goals', id);
}
