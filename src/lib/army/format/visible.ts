/**
 * A sign that can be seen: no space, no blank letter of Braille or Hangul, no mark without a letter, and nothing
 * that only steers how other signs are shown.
 */
export const VISIBLE = /[^\p{DI}\p{Z}\p{Cc}\p{Cf}\p{M}\u2800]/u;
