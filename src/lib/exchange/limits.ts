export { MAXIMUM_ARMY } from '$lib/army/format/limits';
/** The largest army file with photos, in bytes. */
export const MAXIMUM_WITH_PHOTOS = 20_000_000;
/** The largest submission as plain JSON, and the largest league, in bytes. */
export const MAXIMUM_SUBMISSION = 4_000_000;
export const MAXIMUM_LEAGUE = 20_000_000;
/** The largest game, in bytes. */
export const MAXIMUM_GAME = 20_000_000;
