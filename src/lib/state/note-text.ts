/** The file's texts hold no control characters: the end of a line stands there as Unicode's line separator. */
const BREAK = '\u2028';
const MAXIMUM = 4000;

/** Notes as they are written on the screen, line by line. */
export function shownNotes(notes: string): string {
	return notes.replaceAll(BREAK, '\n');
}

/** Notes as the army file wants them: in NFC, trimmed, of at most so many characters. */
export function storedNotes(text: string): string {
	const lines = text
		.normalize('NFC')
		.replace(/\r\n?|\n/g, BREAK)
		.replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
		.trim();
	return [...lines].slice(0, MAXIMUM).join('').trim();
}
