import type { Digest } from '$lib/league/entries/entry';
import type { Item } from '$lib/sync/room/items';
import type { Delivered } from '$lib/sync/room-client/protocol';

const digests = new WeakMap<Item, Digest | 'wrong'>();

/** Notes what the worker has checked of the items of an entry. */
export function noteProven(items: readonly Item[], { proven }: Pick<Delivered, 'proven'>): void {
	for (const [index, item] of items.entries())
		if (item.kind === 'leagueEntry') digests.set(item, proven[index] ?? 'wrong');
}

/**
 * The digest of a signed entry whose signature the worker has checked; `wrong` if the worker refused it, undefined if no
 * worker has seen it.
 */
export function provenDigestOf(item: Item): Digest | 'wrong' | undefined {
	return digests.get(item);
}
