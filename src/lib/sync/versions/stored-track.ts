import * as z from 'zod/mini';
import { newTrack, type Track } from './track';
import { versionSchema, type Content } from './version';

const digest = z.string();
const applied = {
	heads: z.array(digest),
	document: z.custom<Content>((value) => value !== undefined)
};
const trackSchema = z.object({
	versions: z.array(z.tuple([digest, versionSchema])),
	covered: z.array(z.tuple([digest, z.array(digest)])),
	applied: z.optional(z.object(applied)),
	writing: z.optional(z.object({ ...applied, made: z.optional(versionSchema) }))
});

/** A track as it is stored. */
export type StoredTrack = z.infer<typeof trackSchema>;

export function storedTrack({ versions, covered, applied, writing }: Track): StoredTrack {
	return {
		versions: [...versions],
		covered: [...covered].map(([one, parents]) => [one, [...parents]]),
		...(applied && { applied: { ...applied, heads: [...applied.heads] } }),
		...(writing && { writing: { ...writing, heads: [...writing.heads] } })
	};
}

/** Reads a stored track; a damaged one is begun again, and what the room has fills it. */
export function readTrack(of: string, id: string, stored: unknown): Track {
	const reading = trackSchema.safeParse(stored);
	if (!reading.success) return newTrack(of, id);
	const { versions, covered, applied, writing } = reading.data;
	return {
		of,
		id,
		versions: new Map(versions),
		covered: new Map(covered),
		...(applied && { applied }),
		...(writing && { writing })
	};
}
