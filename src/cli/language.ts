import { LANGUAGES, type Language } from '$lib/i18n/languages';

type Environment = Readonly<Record<string, string | undefined>>;

/** The language of that exact name, or undefined when we do not speak it. */
export function languageNamed(name: string): Language | undefined {
	return Object.hasOwn(LANGUAGES, name) ? (name as Language) : undefined;
}

/** The language of the messages in an environment, by POSIX: LC_ALL before LC_MESSAGES before LANG. */
export function languageOf(environment: Environment): Language {
	const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
	const [language = ''] = locale.toLowerCase().split(/[^a-z]/);
	return languageNamed(language) ?? 'en';
}
