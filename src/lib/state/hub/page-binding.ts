import * as z from 'zod/mini';
import { documentDigest } from '$lib/army/format/digest';
import type { Digest } from '$lib/league/entries/entry';
import type { LazyStores } from '$lib/store';
import type { Item } from '$lib/sync/room/items';
import type { Binding, KeyedItem, ReadItem } from './binding';
import { askLeague } from '../league/worker/league-worker';
import { pageIn, pageItem, type ShownPage } from './page-item';
import { watchStores } from './watch-stores';

/** Old states that a reader gets at most, before the current one replaces them. */
const MOST_REPLACED = 30;
const KEY = 'page';

const publishedSchema = z.strictObject({ at: z.number(), digest: z.string() });
type Published = z.infer<typeof publishedSchema>;

const keyAt = (at: number) => `${KEY} ${at}`;

async function lastOf(room: string, rooms: LazyStores['rooms']): Promise<Published | undefined> {
	const rows = await rooms.documents(room);
	const parsed = publishedSchema.safeParse(rows.find(({ key }) => key === KEY)?.track);
	return parsed.success ? parsed.data : undefined;
}

/** Publishes what everybody may see of a league. It takes nothing from the room: only its readers are there. */
export class PublishedPage implements Binding {
	readonly mostReplaced = MOST_REPLACED;
	readonly #room: string;
	readonly #founding: Digest;
	readonly #stores: LazyStores;

	constructor(room: string, founding: Digest, stores: LazyStores) {
		this.#room = room;
		this.#founding = founding;
		this.#stores = stores;
	}

	read(item: Item): ReadItem | undefined {
		const page = pageIn(item);
		return page && { key: keyAt(page.at) };
	}

	async outgoing(has: (key: string) => boolean): Promise<readonly KeyedItem[]> {
		const page = await this.#page();
		if (!page) return [];
		const last = await this.#last();
		const digest = documentDigest(page);
		if (last?.digest === digest && has(keyAt(last.at))) return [];
		// A clock that was set back must not make a new state look old.
		const at = Math.max(Date.now(), (last?.at ?? 0) + 1);
		const track = { at, digest } satisfies Published;
		await this.#stores.rooms.putDocument({ room: this.#room, key: KEY, track });
		return [{ key: keyAt(at), item: pageItem({ at, ...page }) }];
	}

	receive(): Promise<void> {
		return Promise.resolve();
	}

	async snapshot(): Promise<readonly KeyedItem[]> {
		const [page, last] = [await this.#page(), await this.#last()];
		return page && last ? [{ key: keyAt(last.at), item: pageItem({ at: last.at, ...page }) }] : [];
	}

	isReplaced(key: string): boolean {
		return key.startsWith(`${KEY} `);
	}

	watch(changed: () => void): () => void {
		return watchStores(this.#stores, changed);
	}

	async #page(): Promise<ShownPage | undefined> {
		const { leagues } = this.#stores;
		const id = await leagues.idOf(this.#founding);
		return id === undefined ? undefined : askLeague(leagues, id, 'page', {});
	}

	#last(): Promise<Published | undefined> {
		return lastOf(this.#room, this.#stores.rooms);
	}
}

/** The item that tells the readers of a page that its publisher has ended it. */
export async function endOfPage(room: string, { rooms }: LazyStores): Promise<Item> {
	const last = await lastOf(room, rooms);
	const at = Math.max(Date.now(), (last?.at ?? 0) + 1);
	return pageItem({ at, league: undefined, contested: 0 });
}
