/**
 * Matches a visible character: no space, no blank letter of Braille or Hangul, no mark without a letter, no format
 * character.
 */
export const VISIBLE = /[^\p{DI}\p{Z}\p{Cc}\p{Cf}\p{M}\u2800]/u;
