import { textForms } from '$lib/exchange/text-forms';

/** The offices that a founder gives. */
export const OFFICES = ['referee', 'organizer', 'founder'] as const;

const KEY = /(?:^|[^A-Za-z0-9_-])([A-Za-z0-9_-]{43})(?![A-Za-z0-9_-])/;

/** The public key in a text, such as a message; undefined if there is none. */
export function keyIn(text: string): string | undefined {
	return textForms(text).flatMap((form) => KEY.exec(form)?.[1] ?? [])[0];
}
