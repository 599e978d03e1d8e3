import type { Finding } from '$lib/league/finding';
import type { league } from './en/league';

export type LeagueMessages = typeof league;

/** The sentence of a finding in the language of the texts. */
export function findingText(
	texts: Pick<LeagueMessages, 'findings'>,
	{ code, params }: Finding
): string {
	const tell = texts.findings[code] as (values: Finding['params']) => string;
	return tell(params);
}
