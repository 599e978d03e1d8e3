import * as z from 'zod/mini';
import { documentDigest } from '$lib/army/format/digest';
import { day, text } from '../fields';
import type { Registration } from '../league-file';
import type { Body, BodyOf } from './bodies';
import type { KnownEntry } from './entry';

/** What only officials know about a player. The salt keeps a date from being guessed by its digest. */
const personalSchema = z.strictObject({
	born: z.optional(day),
	parentConsent: z.optional(z.boolean()),
	salt: text(80, 1)
});

type Personal = Pick<Registration, 'born' | 'parentConsent'>;

/** The private part of an entry, which its body names by digest: it need not travel with the entry. */
export type PrivatePart = object;

interface WholePlayer extends Omit<BodyOf<'player'>, 'record' | 'private'> {
	readonly record: Registration;
	/** The entry whose private part stays, as nothing in it changes. */
	readonly keeps?: KnownEntry<'player'> | undefined;
}

interface WholeSubmission extends Omit<BodyOf<'submission'>, 'file'> {
	readonly file: unknown;
}

/** The body of an entry together with its private part, before it is written. */
export type WholeBody =
	Exclude<Body, { kind: 'player' | 'submission' }> | WholePlayer | WholeSubmission;

/** A body as it is signed, and its private part. */
interface Parted {
	readonly body: Body;
	readonly privatePart?: PrivatePart;
}

function partedPlayer({ record, keeps, ...rest }: WholePlayer, salt: () => string): Parted {
	const { born, parentConsent, ...open } = record;
	const known = keeps?.entry.body.private;
	if (known !== undefined) {
		const body = { ...rest, record: open, private: known };
		return { body, ...(keeps?.privatePart && { privatePart: keeps.privatePart }) };
	}
	if (born === undefined && parentConsent === undefined) return { body: { ...rest, record: open } };
	const privatePart: PrivatePart = {
		...(born !== undefined && { born }),
		...(parentConsent !== undefined && { parentConsent }),
		salt: salt()
	};
	return { body: { ...rest, record: open, private: documentDigest(privatePart) }, privatePart };
}

function partedSubmission({ file, ...rest }: WholeSubmission): Parted {
	const isDocument = typeof file === 'object' && file !== null;
	const privatePart: PrivatePart = isDocument ? file : { file };
	return { body: { ...rest, file: documentDigest(privatePart) }, privatePart };
}

/** Takes the private part out of a body. `salt` returns a random text. */
export function parted(whole: WholeBody, salt: () => string): Parted {
	if (whole.kind === 'player') return partedPlayer(whole, salt);
	return whole.kind === 'submission' ? partedSubmission(whole) : { body: whole };
}

/** What the private part of a registration says; nothing without it. */
export function personalIn({ privatePart }: KnownEntry): Personal {
	const parsed = personalSchema.safeParse(privatePart);
	if (!parsed.success) return {};
	const { salt: _, ...personal } = parsed.data;
	return personal;
}
