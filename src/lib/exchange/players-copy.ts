import * as z from 'zod/mini';
import type { Digest } from '$lib/league/entries/entry';
import { publicKey } from '$lib/league/fields';
import { canonicalBytes } from './canonical-bytes';
import { isSigned } from './entry-proof';
import { part, signed, type SealingKey } from './seal';

/**
 * What makes a league file a copy for players: an official signs for all its entries, which come without their private
 * parts. The number rises with every copy of the league, as it is the time of writing in milliseconds.
 */
export const copySchema = z.strictObject({
	number: z.int().check(z.positive()),
	by: publicKey,
	/** 64 bytes in base64url. */
	signature: part(64)
});

export type PlayersCopy = z.infer<typeof copySchema>;

/** What a copy says: its league, its number, and all its entries. */
function statementOf(founding: Digest, number: number, entries: readonly Digest[]) {
	const format = 'brikmuster/players-copy/1';
	return canonicalBytes({ format, founding, number, entries: [...entries].sort() });
}

/** Signs a copy with these entries; undefined if the key cannot sign. */
export async function signCopy(
	founding: Digest,
	number: number,
	entries: readonly Digest[],
	key: SealingKey
): Promise<PlayersCopy | undefined> {
	const bytes = statementOf(founding, number, entries);
	const made = bytes && (await signed(key, bytes));
	return made && { number, by: made.publicKey, signature: made.signature };
}

/** Whether the signature of a copy is good for exactly these entries. */
export async function isTrueCopy(
	{ number, by, signature }: PlayersCopy,
	founding: Digest,
	entries: readonly Digest[]
): Promise<boolean> {
	const bytes = statementOf(founding, number, entries);
	return bytes !== undefined && isSigned(by, bytes, signature);
}
