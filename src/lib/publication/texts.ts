import { withoutBidiMarks } from '$lib/army/format/direction';
import { loadArea, type Areas, type Locale } from '$lib/i18n/languages';
import { namesIn } from '$lib/league/people';
import type { League } from '$lib/league/league-file';

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

/** Returns a function from ids to names that cannot change the direction of the text around them. */
export function namesOf(league: League): (id: string) => string {
	const names = namesIn(league);
	return (id) => withoutBidiMarks(names.get(id) ?? '');
}

/** A number with its sign, such as +2 and −2. */
export function signed(tag: string, value: number): string {
	const text = new Intl.NumberFormat(tag, { signDisplay: 'exceptZero' }).format(value);
	return text.replace('-', '−');
}
