import { finding, type Finding } from './finding';
import { likenessOf } from './likeness';
import { haveSimilarWords, likenessKeys } from './similar-words';

/** What is compared. */
interface Named {
	readonly id: string;
	readonly name: string;
}

const plain = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether people could take one name for the other: see `likenessOf` and `similar-words`. */
function isSimilar(one: string, other: string): boolean {
	const likeness = likenessOf(one);
	if (likeness === likenessOf(other)) return true;
	const keys = new Set(likenessKeys(one));
	return likenessKeys(other).some((key) => keys.has(key)) && haveSimilarWords(one, other);
}

/** The players with equal or look-alike names, each pair once. */
export function similarPairs<T extends Named>(players: readonly T[]): [T, T][] {
	const earlier = new Map<string, T[]>();
	return players.flatMap((player) => {
		const found = new Set<T>();
		for (const key of [likenessOf(player.name), ...likenessKeys(player.name)]) {
			const others = earlier.get(key);
			for (const other of others ?? []) found.add(other);
			if (others) others.push(player);
			else earlier.set(key, [player]);
		}
		found.delete(player);
		return [...found]
			.filter((other) => isSimilar(other.name, player.name))
			.map((other): [T, T] => [other, player]);
	});
}

/** Other players with the same name or one that looks like it. */
export function similarPlayers<T extends Named>(players: readonly T[], { id, name }: Named): T[] {
	return players.filter((other) => other.id !== id && isSimilar(other.name, name));
}

/** Warns at registration when a name could be taken for that of another player (PL-LIG-06). */
export function checkName(
	players: readonly Named[],
	registered: Named,
	path: '/name' | '/player/name' = '/name'
): Finding[] {
	return similarPlayers(players, registered).map(({ name }) => {
		const reason = plain(name) === plain(registered.name) ? 'equal' : 'lookAlike';
		return finding('warning', 'NAME', path, { reason, name });
	});
}
