/**
 * Matches a visible character: no space, no blank letter of Braille or Hangul, no mark without a letter, no format
 * character.
 */
export const VISIBLE = /[^\p{DI}\p{Z}\p{Cc}\p{Cf}\p{M}\u2800]/u;

/** Direction marks, format characters, blank letters, and separators of lines and paragraphs. */
const HIDDEN = /[\p{DI}\p{Cf}\p{Zl}\p{Zp}\u2800]/u;

/** What emoji are made of beside pictures: selectors, joiners, keycaps. */
const EMOJI = /[#*\d]\ufe0f\u20e3|\p{ExtPict}\p{EMod}?\ufe0f?(?:\u200d(?=\p{ExtPict}))?/gu;

/** Joiners between letters of scripts that need them, such as Persian and Hindi. */
const JOINED =
	/(?![\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Zinh}])([\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])/gu;

/** Whether a text has characters that nobody sees, and which could make one name look like another. */
export function hasHidden(text: string): boolean {
	return HIDDEN.test(text.replace(EMOJI, '').replace(JOINED, '$1'));
}
