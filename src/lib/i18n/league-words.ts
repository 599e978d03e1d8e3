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
	return own.texts?.[`${kind}.${id}`] ?? known[id] ?? id;
}

export function scenarioName(
	texts: Pick<LeagueMessages, Kind>,
	regulation: Pick<Regulation, 'texts'>,
	id: string
): string {
	return wordOf(texts, regulation, 'scenarios', id);
}

/** The description of a goal. */
export function goalText(
	texts: Pick<LeagueMessages, Kind>,
	regulation: Pick<Regulation, 'texts'>,
	id: string
): string {
	return wordOf(texts, regulation, 'goals', id);
}
