import type { Regulation } from '$lib/league/regulation';
import type { LeagueMessages } from './league-texts';

type Kind = 'scenarios' | 'goals';

/** The words of a league for one of its ids: its own where it has such, else those of the catalogue. */
function wordOf(
	texts: Pick<LeagueMessages, Kind>,
	own: Pick<Regulation, 'texts'>,
	kind: Kind,
	id: string
) {
	const known: Readonly<Record<string, string>> = texts[kind];
	return own.texts?.[`${kind}.${id}`] ?? known[id] ?? id;
}

/** What a scenario is called. */
export function scenarioName(
	texts: Pick<LeagueMessages, Kind>,
	regulation: Pick<Regulation, 'texts'>,
	id: string
): string {
	return wordOf(texts, regulation, 'scenarios', id);
}

/** What has to be done for a goal. */
export function goalText(
	texts: Pick<LeagueMessages, Kind>,
	regulation: Pick<Regulation, 'texts'>,
	id: string
): string {
	return wordOf(texts, regulation, 'goals', id);
}
