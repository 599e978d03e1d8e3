/** Bidirectional control characters: they can make one name look like another. */
const BIDI_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The text without bidirectional control characters, safe to show beside other text and in file names. */
export function withoutBidiMarks(text: string): string {
	return text.replace(BIDI_MARKS, '');
}
