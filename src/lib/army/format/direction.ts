/** Marks that turn the direction of writing: with them a name can show as another one. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text for the screen, paper or a file name, without what would turn the text around it. */
export function withoutTurns(text: string): string {
	return text.replace(TURNS, '');
}
