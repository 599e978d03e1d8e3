import { base64url } from '$lib/exchange/base64url';
import { ed25519 } from '$lib/exchange/ed25519';
import { signEntry } from '$lib/exchange/league-entry';
import { writeLeagueStream, type LeaguePart } from '$lib/exchange/league-stream';
import { isOfKind, type KnownEntry } from '$lib/league/entries/entry';
import type { League } from '$lib/league/league-file';
import { seedOf } from './league';
import { foundedLeague, signedLeague } from './league-entries';

const WORDS = ['root', 'anna', 'bolek', 'jan', 'ola', 'thief'] as const;
type Word = (typeof WORDS)[number];

/** Secret keys by their public keys. */
type Seeds = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** The public key of a seed. */
export async function publicKeyOf(seed: Uint8Array<ArrayBuffer>): Promise<string> {
	return base64url(await (await ed25519()).publicKeyOf(seed));
}

/** The lines of a file with entries and more parts; entries whose author has no key here are left out. */
export async function signedText(
	entries: readonly KnownEntry[],
	seeds: Seeds,
	more: readonly LeaguePart[] = []
): Promise<string> {
	const parts: LeaguePart[] = [];
	for (const known of entries) {
		const seed = seeds.get(known.entry.author);
		const signed = seed && (await signEntry(known, seed));
		if (signed) parts.push({ kind: 'entry', digest: known.digest, signed });
	}
	const first = entries.find((known) => isOfKind(known, 'founding'));
	if (!first || !isOfKind(first, 'founding')) throw new Error('No founding');
	const { id, name } = first.entry.body;
	const head = { founding: first.digest, id, name };
	let text = '';
	for await (const line of writeLeagueStream(head, [...parts, ...more])) text += line;
	return text;
}

/** The text of a file with a league that says what a document does, signed by the key of `seedOf(1)`. */
export async function leagueFileOf(league: League): Promise<string> {
	const seed = seedOf(1);
	const publicKey = await publicKeyOf(seed);
	return signedText(foundedLeague(league, publicKey).held.entries, new Map([[publicKey, seed]]));
}

/** The league of `signedLeague` with keys that really sign, and the text of its file with more entries. */
export async function signedFile() {
	const keys = new Map<string, string>();
	const seeds = new Map<string, Uint8Array<ArrayBuffer>>();
	for (const [index, word] of WORDS.entries()) {
		const seed = seedOf(index + 1);
		const publicKey = await publicKeyOf(seed);
		keys.set(word, publicKey);
		seeds.set(publicKey, seed);
	}
	const keyOf = (word: Word) => keys.get(word) ?? '';
	const league = signedLeague((word) => keyOf(word as Word));
	const textOf = (more: readonly KnownEntry[] = []) =>
		signedText([...league.entries, ...more], seeds);
	return { ...league, keyOf, seeds, textOf };
}
