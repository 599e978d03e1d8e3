import * as z from 'zod/mini';
import { stringId, text, whole } from '$lib/army/format/fields';
import { GAME_MOST } from './limits';

export const eventId = text(GAME_MOST.id, 1);
export const figureId = text(GAME_MOST.figureId, 1);
export const sideId = text(GAME_MOST.id, 1);
export const key = stringId;
export const number = whole(-GAME_MOST.number, GAME_MOST.number);
export const natural = whole(0, GAME_MOST.number);
/** Inches, with halves and tenths. */
export const inches = z.number().check(z.gte(0), z.lte(GAME_MOST.number));

export function many<T extends z.core.SomeType>(element: T) {
	return z.array(element).check(z.maxLength(GAME_MOST.changes));
}
