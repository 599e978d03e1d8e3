import { LANGUAGES, type Language } from '$lib/i18n/languages';

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the language of that exact name; undefined if it is not supported. */
export function languageNamed(name: string): Language | undefined {
	return Object.hasOwn(LANGUAGES, name) ? (name as Language) : undefined;
}

/** Returns the language of messages by POSIX: LC_ALL before LC_MESSAGES before LANG. */
export function languageOf(environment: Environment): Language {
	const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
	const [language = ''] = locale.toLowerCase().split(/[^a-z]/);
	return languageNamed(language) ?? 'en';
}
