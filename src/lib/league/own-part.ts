import * as z from 'zod/mini';
import { category, digest, list, maybeId, moment, storedName, publicKey, uuid } from './fields';
import { verdictSchema } from './verdict-file';

/** A sent submission, with the file as sent. */
const sent = z.strictObject({ at: moment, meeting: maybeId, digest, file: z.unknown() });

/** The user's own part in a league. It stays on this device and out of the league's file. */
const ownPartSchema = z.strictObject({
	/** The city is that of a player that the league does not know yet. */
	player: z.strictObject({
		...{ id: uuid, name: storedName, category },
		city: z.optional(storedName)
	}),
	parentConsent: z.optional(z.boolean()),
	/** The key for sealing; absent until one is created. */
	publicKey: z.optional(publicKey),
	/** The ids of the armies marked as A and B. */
	armies: z.optional(z.strictObject({ A: z.optional(uuid), B: z.optional(uuid) })),
	/** Whether the player states that everything is built of toy bricks. */
	toyBricksOnly: z.optional(z.boolean()),
	/** The latest is last. */
	sent: list(sent),
	/** Answers of referees; the latest is last. */
	answers: z.optional(list(verdictSchema))
});

export type OwnPart = z.infer<typeof ownPartSchema>;

/** Reads a stored part; undefined if it is invalid. */
export function readOwnPart(document: unknown): OwnPart | undefined {
	const parsed = ownPartSchema.safeParse(document);
	return parsed.success ? parsed.data : undefined;
}
