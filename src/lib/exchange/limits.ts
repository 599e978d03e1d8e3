export { MAXIMUM_ARMY } from '$lib/army/format/limits';
/** The largest army file with photos, in bytes. */
export const MAXIMUM_WITH_PHOTOS = 20_000_000;
/** The largest submission as plain JSON, and the largest league, in bytes. */
export const MAXIMUM_SUBMISSION = 4_000_000;
export const MAXIMUM_LEAGUE = 20_000_000;
/** The largest game, in bytes. */
export const MAXIMUM_GAME = 20_000_000;
/** The largest entry of a league, in bytes: a sealed submission, a third longer than a plain one, and what is around it. */
export const MAXIMUM_ENTRY = Math.ceil((MAXIMUM_SUBMISSION * 4) / 3) + 10_000;
/** The largest league file of version 2, in bytes. */
export const MAXIMUM_LEAGUE_STREAM = 500_000_000;
