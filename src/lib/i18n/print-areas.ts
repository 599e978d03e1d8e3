import { loadFrom, type Loaders } from './load-area';
import type { Areas, Language, Locale } from './languages';

/** The areas that are printed. */
type PrintArea = 'shell' | 'builder' | 'cards' | 'leagues' | 'rules';

/** The worker that writes PDFs is one file: it holds these texts in every language, and no others. */
const loaders: Record<Language, Loaders<PrintArea>> = {
	pl: {
		shell: () => import('./pl/shell'),
		builder: () => import('./pl/builder'),
		cards: () => import('./pl/cards'),
		leagues: () => import('./pl/leagues'),
		rules: () => import('./pl/rules')
	},
	en: {
		shell: () => import('./en/shell'),
		builder: () => import('./en/builder'),
		cards: () => import('./en/cards'),
		leagues: () => import('./en/leagues'),
		rules: () => import('./en/rules')
	}
};

/** Loads the texts of one area that is printed, in one language only. */
export const loadPrintArea = <A extends PrintArea>(locale: Locale, area: A): Promise<Areas[A]> =>
	loadFrom(loaders, locale, area);
