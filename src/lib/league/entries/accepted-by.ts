import type { LeagueState } from './state';
import type { Submitted } from './submissions';

/**
 * The accepted submissions of a player that a key sealed or sent, and no other key of the player: what removing the
 * key takes back.
 */
export function acceptedBy(
	{ submissions, set, keys }: LeagueState,
	player: string,
	publicKey: string
): Submitted[] {
	const others = new Set(keys.get(player));
	others.delete(publicKey);
	return submissions.filter(({ player: sender, entries, sealKeys, verdict }) => {
		if (sender !== player || verdict?.decision !== 'accept') return false;
		const authors = entries.flatMap((digest) => set.byDigest.get(digest)?.entry.author ?? []);
		const own = [...sealKeys, ...authors];
		return own.includes(publicKey) && !own.some((key) => others.has(key));
	});
}
