import { withoutBidiMarks } from '$lib/army/format/direction';

/** Older versions stored line breaks as Unicode line separators. */
const OLD_BREAK = '\u2028';
const MAXIMUM = 4000;

/** Notes for the screen, with line feeds. */
export function shownNotes(notes: string): string {
	return notes.replaceAll(OLD_BREAK, '\n');
}

/** Notes as the army file stores them: NFC, line feeds, trimmed, at most 4,000 characters. */
export function storedNotes(text: string): string {
	const plain = withoutBidiMarks(text)
		.normalize('NFC')
		.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
		.replace(/(?:(?!\n)[\p{Cc}\p{Cs}])+/gu, ' ')
		.trim();
	return [...plain].slice(0, MAXIMUM).join('').trim();
}
