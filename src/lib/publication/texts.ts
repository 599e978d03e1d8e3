import { loadArea, type Areas, type Locale } from '$lib/i18n/languages';
import type { League } from '$lib/league/league-file';
import { namesIn } from '$lib/league/names';

/** The texts of what a league publishes, in one language. */
export interface PublicationTexts {
	readonly leagues: Areas['leagues'];
	readonly publication: Areas['publication'];
	/** The language tag for dates and numbers. */
	readonly tag: string;
}

/** Loads the texts of one language. */
export async function loadPublicationTexts(locale: Locale): Promise<PublicationTexts> {
	const [leagues, publication] = await Promise.all([
		loadArea(locale, 'leagues'),
		loadArea(locale, 'publication')
	]);
	return { leagues, publication, tag: locale.slice(0, 2) };
}

/** Returns a function from ids to the names of people, each different. */
export function namesOf(
	league: League,
	{ leagues }: Pick<PublicationTexts, 'leagues'>
): (id: string) => string {
	const names = namesIn(league, leagues.namesakes);
	return (id) => names.get(id) ?? '';
}

/** A number with its sign, such as +2 and −2. */
export function signed(tag: string, value: number): string {
	const text = new Intl.NumberFormat(tag, { signDisplay: 'exceptZero' }).format(value);
	return text.replace('-', '−');
}
