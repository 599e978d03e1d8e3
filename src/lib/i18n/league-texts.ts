import type { Finding } from '$lib/league/finding';
import type { Regulation } from '$lib/league/regulation';
import type { league } from './en/league';

export type LeagueMessages = typeof league;

/** The sentence of a finding in the language of the messages. */
export function findingText(
	texts: Pick<LeagueMessages, 'findings'>,
	{ code, params }: Finding
): string {
	const tell = texts.findings[code] as (values: Finding['params']) => string;
	return tell(params);
}

type Words = Pick<LeagueMessages, 'regulations' | 'scenarios' | 'goals'>;
type Worded = Pick<Regulation, 'texts'>;

function word(
	texts: Readonly<Record<string, string>>,
	{ texts: own }: Worded,
	kind: string,
	id: string
) {
	const known = Object.hasOwn(texts, id) ? texts[id] : undefined;
	return own?.[`${kind}.${id}`] ?? known ?? id;
}

/** What a league calls a scenario: its own word, else the catalogue's. */
export function scenarioName({ scenarios }: Words, regulation: Worded, id: string): string {
	return word(scenarios, regulation, 'scenarios', id);
}

/** What a side has to reach, in the league's own words or the catalogue's. */
export function goalText({ goals }: Words, regulation: Worded, id: string): string {
	return word(goals, regulation, 'goals', id);
}

/** What a regulation is called. */
export function regulationName(
	{ regulations }: Words,
	{ id, name }: Pick<Regulation, 'id' | 'name'>
): string {
	return name ?? word(regulations, {}, 'regulations', id);
}
