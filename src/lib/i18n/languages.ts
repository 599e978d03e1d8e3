import type { Messages } from './en';
import type { RuleTexts } from './en/rules';

export type { Messages } from './en';
export type { RuleText, RuleTexts } from './en/rules';

/** The languages people choose from, each by its own name. */
export const LANGUAGES = { pl: 'Polski', en: 'English' } as const;
export type Language = keyof typeof LANGUAGES;

/** A language, or the pseudo-locale of the tests: English with every text marked. */
export type Locale = Language | 'en-XA';

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
	pl: () => import('./pl'),
	en: () => import('./en')
};

const ruleTexts: Record<Language, () => Promise<{ texts: RuleTexts }>> = {
	pl: () => import('./pl/rules'),
	en: () => import('./en/rules')
};

export function isLocale(value: string | null | undefined): value is Locale {
	return value === 'en-XA' || (value !== null && value !== undefined && value in LANGUAGES);
}

/** The first of the browser's languages that we speak, else English. */
export function preferredLanguage(preferred: readonly string[]): Language {
	const known = preferred.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
	return (known as Language | undefined) ?? 'en';
}

/** The texts of one language only; nothing of the others is loaded. */
export async function loadMessages(locale: Locale): Promise<Messages> {
	if (locale !== 'en-XA') return (await catalogues[locale]()).messages;
	const { marked } = await import('./pseudo');
	return marked((await catalogues.en()).messages);
}

/** The texts of the rules, asked for when the first rule is read. */
export async function loadRuleTexts(locale: Locale): Promise<RuleTexts> {
	if (locale !== 'en-XA') return (await ruleTexts[locale]()).texts;
	const { marked } = await import('./pseudo');
	return marked((await ruleTexts.en()).texts);
}
