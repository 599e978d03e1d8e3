import { base64url } from '$lib/exchange/base64url';
import { ed25519 } from '$lib/exchange/ed25519';
import { signEntry } from '$lib/exchange/league-entry';
import { writeLeagueStream, type LeaguePart } from '$lib/exchange/league-stream';
import type { KnownEntry } from '$lib/league/entries/entry';
import { seedOf } from './league';
import { founding, signedLeague } from './league-entries';

const WORDS = ['root', 'anna', 'bolek', 'jan', 'ola', 'thief'] as const;
type Word = (typeof WORDS)[number];

/** The league of `signedLeague` with keys that really sign, and the text of its file with more entries. */
export async function signedFile() {
	const { publicKeyOf } = await ed25519();
	const keys = new Map<string, string>();
	const seeds = new Map<string, Uint8Array<ArrayBuffer>>();
	for (const [index, word] of WORDS.entries()) {
		const seed = seedOf(index + 1);
		const publicKey = base64url(await publicKeyOf(seed));
		keys.set(word, publicKey);
		seeds.set(publicKey, seed);
	}
	const keyOf = (word: Word) => keys.get(word) ?? '';
	const league = signedLeague(undefined, (word) => keyOf(word as Word));

	/** The lines of a file; entries whose author has no key here are left out. */
	async function textOf(more: readonly KnownEntry[] = []): Promise<string> {
		const parts: LeaguePart[] = [];
		for (const known of [...league.entries, ...more]) {
			const seed = seeds.get(known.entry.author);
			const signed = seed && (await signEntry(known, seed));
			if (signed) parts.push({ kind: 'entry', digest: known.digest, signed });
		}
		const head = { founding: league.first.digest, id: founding.id, name: founding.name };
		let text = '';
		for await (const line of writeLeagueStream(head, parts)) text += line;
		return text;
	}
	return { ...league, keyOf, seeds, textOf };
}
