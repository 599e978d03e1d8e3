import type { Area, Areas, Language, Locale } from './languages';

/** The modules of some areas. */
export type Loaders<A extends Area> = { [K in A]: () => Promise<Record<K, Areas[K]>> };

/** Loads the texts of one area in one language only. */
export async function loadFrom<L extends Area, A extends L>(
	loaders: Record<Language, Loaders<L>>,
	locale: Locale,
	area: A
): Promise<Areas[A]> {
	const load: () => Promise<Record<A, Areas[A]>> =
		loaders[locale === 'en-XA' ? 'en' : locale][area];
	const { [area]: texts } = await load();
	if (locale !== 'en-XA') return texts;
	const { marked } = await import('./pseudo');
	return marked(texts);
}
