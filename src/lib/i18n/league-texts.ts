import type { Finding } from '$lib/league/finding';
import type * as en from './en/league';
import type { Language, Locale } from './languages';

export type LeagueMessages = typeof en.league;

const loaders: Record<Language, () => Promise<typeof en>> = {
	pl: () => import('./pl/league'),
	en: () => import('./en/league')
};

/** The texts of the league, an area that stands in a list of its own: the first page knows nothing of it. */
export async function loadLeagueMessages(locale: Locale): Promise<LeagueMessages> {
	const { league } = await loaders[locale === 'en-XA' ? 'en' : locale]();
	if (locale !== 'en-XA') return league;
	const { marked } = await import('./pseudo');
	return marked(league);
}

/** The sentence of a finding in the language of the messages. */
export function findingText(
	texts: Pick<LeagueMessages, 'findings'>,
	{ code, params }: Finding
): string {
	const tell = texts.findings[code] as (values: Finding['params']) => string;
	return tell(params);
}
