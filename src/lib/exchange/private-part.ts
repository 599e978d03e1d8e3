import * as z from 'zod/mini';
import type { PrivatePart } from '$lib/league/entries/private-parts';

/** The private part beside an entry: any object, as the digest in the entry's body decides whether it is the right one. */
export const privatePartSchema = z.custom<PrivatePart>(
	(value) => typeof value === 'object' && value !== null
);
