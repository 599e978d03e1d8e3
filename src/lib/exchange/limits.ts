export { MAXIMUM_ARMY } from '$lib/army/format/limits';
/** Bytes of an army file that carries photos. */
export const MAXIMUM_WITH_PHOTOS = 20_000_000;
/** Bytes of a submission as plain JSON, and of a whole league. */
export const MAXIMUM_SUBMISSION = 4_000_000;
export const MAXIMUM_LEAGUE = 20_000_000;
