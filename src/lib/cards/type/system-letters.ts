/** Letters as wide as high: East Asian ones and emoji. */
const WIDE =
	/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
/** Marks on other letters, joiners and variation selectors. */
const WITHOUT_WIDTH = /\p{M}|\p{Cf}/u;

/**
 * The room for a letter that no font of the cards has, in thousandths of its size. The system's
 * fonts differ, so that it is only close; a wider text is drawn narrower.
 */
export function systemAdvance(letter: string): number {
	if (WITHOUT_WIDTH.test(letter)) return 0;
	return WIDE.test(letter) ? 1000 : 700;
}

/** A text as a PNG with transparency, and where its baseline is in it. */
export interface TextPicture {
	readonly png: Uint8Array;
	readonly width: number;
	readonly height: number;
	/** Pixels from the top to the baseline. */
	readonly baseline: number;
	/** Pixels per em. */
	readonly em: number;
}

/** How to draw a text: its color, the most ems it may be wide, and pixels per em. */
export interface TextLook {
	readonly bold: boolean;
	readonly ink: string;
	readonly most: number;
	readonly em: number;
}

/** Draws a text with the system's font; undefined where there is none. */
export type SystemText = (text: string, look: TextLook) => Promise<TextPicture | undefined>;
