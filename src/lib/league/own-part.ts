import * as z from 'zod/mini';
import { category, digest, list, maybeId, moment, name, publicKey, uuid } from './fields';

/** A submission that went out, as the file that was handed over. */
const sent = z.strictObject({ at: moment, meeting: maybeId, digest, file: z.unknown() });

/** What the user of this device is in a league, beside its papers: nothing of it is in the league's file. */
export const ownPartSchema = z.strictObject({
	player: z.strictObject({ id: uuid, name, category }),
	parentConsent: z.optional(z.boolean()),
	/** Of the key that seals; absent until there is one. */
	publicKey: z.optional(publicKey),
	/** The armies that are marked as A and B, by their ids. */
	armies: z.optional(z.strictObject({ A: z.optional(uuid), B: z.optional(uuid) })),
	/** The latest last. */
	sent: list(sent)
});

export type OwnPart = z.infer<typeof ownPartSchema>;

/** The part that was stored; undefined for what is none. */
export function readOwnPart(document: unknown): OwnPart | undefined {
	const parsed = ownPartSchema.safeParse(document);
	return parsed.success ? parsed.data : undefined;
}
