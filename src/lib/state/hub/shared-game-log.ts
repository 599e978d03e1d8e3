import * as z from 'zod/mini';
import { mergeEvents } from '$lib/play/events';
import { eventSchema, type Game, type GameEvent } from '$lib/play/game-file';
import type { Games, LazyStores, RoomRow } from '$lib/store';
import type { Item } from '$lib/sync/room/items';
import type { KeyedItem } from './binding';
import {
	eventItem,
	eventKey,
	hasHead,
	headItem,
	itemOf,
	readGameItem,
	type GameItem
} from './game-items';

type Rooms = Pick<LazyStores['rooms'], 'change' | 'documents' | 'putDocument'>;

/** The key of the row with events that arrived before their game. */
const EARLY = 'early events';
const earlySchema = z.array(z.looseObject({ kind: z.string() }));

/** The events of a stored document, which may be damaged. */
function eventsIn(document: unknown): readonly unknown[] {
	const { events } = (document ?? {}) as { events?: unknown };
	return Array.isArray(events) ? events : [];
}

/** Unites the log of one game with that of a room. A phone that joins learns from the room which game it is. */
export class SharedGameLog {
	readonly #room: string;
	readonly #games: Games;
	readonly #rooms: Rooms;
	/** Keys by the text of an event, as a log is long and asked for after each tap. */
	readonly #keys = new Map<string, string | undefined>();
	#game: string | undefined;
	#endWatch: () => void = () => undefined;
	#changed: (() => void) | undefined;

	constructor({ id, about }: Pick<RoomRow, 'id' | 'about'>, games: Games, rooms: Rooms) {
		this.#room = id;
		this.#game = about;
		this.#games = games;
		this.#rooms = rooms;
	}

	/** Undefined for parts of another game. */
	read(item: Item): GameItem | undefined {
		const read = readGameItem(item);
		return this.#game === undefined || read?.game === this.#game ? read : undefined;
	}

	async outgoing(has: (key: string) => boolean): Promise<readonly KeyedItem[]> {
		const game = this.#game;
		if (game === undefined) return [];
		const items: KeyedItem[] = [];
		if (!hasHead(game, has)) {
			const stored = await this.#games.get(game);
			if (!stored?.readable) return [];
			items.push(headItem(stored.game));
		}
		return [...items, ...(await this.#events(game, has))];
	}

	/** All events of the game, which stand for those in the room. */
	async snapshot(): Promise<readonly KeyedItem[]> {
		return this.#game === undefined ? [] : this.#events(this.#game, () => false);
	}

	/** The number of events that the room lacks. */
	async unsent(has: (key: string) => boolean): Promise<number> {
		return this.#game === undefined ? 0 : (await this.#events(this.#game, has)).length;
	}

	async receive(items: readonly GameItem[]): Promise<void> {
		const early = await this.#early();
		const all = [...early, ...items];
		const game = this.#game ?? all.find(({ kind }) => kind === 'game')?.game;
		const [head] = all.flatMap((one) =>
			one.kind === 'game' && one.game === game ? [one.head] : []
		);
		const stored = game === undefined ? undefined : await this.#games.get(game);
		if (game === undefined || (!stored && !head)) return this.#keepEarly(all);
		const events = all.flatMap((one) =>
			one.kind === 'event' && one.game === game ? [one.event] : []
		);
		if (!stored && head) await this.#begin(head, events);
		else if (events.length > 0) await this.#add(game, events);
		if (this.#game === undefined) await this.#learn(game);
		const known = stored?.readable ? stored.game.events : [];
		const left = new Set(mergeEvents(known, events).ahead);
		// Those in between may still arrive.
		const ahead = all.filter((one) => one.kind === 'event' && left.has(one.event));
		if (early.length > 0 || ahead.length > 0) await this.#keepEarly(ahead);
	}

	watch(changed: () => void): () => void {
		this.#changed = changed;
		this.#watchGame();
		return () => {
			this.#changed = undefined;
			this.#endWatch();
		};
	}

	async #events(game: string, has: (key: string) => boolean): Promise<KeyedItem[]> {
		return eventsIn(await this.#games.document(game)).flatMap((event) => {
			const key = this.#keyOfEvent(event);
			if (key === undefined || has(key)) return [];
			const read = eventSchema.safeParse(event);
			return read.success ? eventItem(game, key, read.data) : [];
		});
	}

	#keyOfEvent(event: unknown): string | undefined {
		const text = JSON.stringify(event);
		if (!this.#keys.has(text)) this.#keys.set(text, eventKey(event));
		return this.#keys.get(text);
	}

	async #begin(head: Game, events: readonly GameEvent[]): Promise<void> {
		await this.#games.create({ ...head, events: [...mergeEvents([], events).events] });
	}

	/** Rejects if the game here is damaged or full; the events stay in the room. */
	async #add(game: string, events: readonly GameEvent[]): Promise<void> {
		const joining = await this.#games.addEvents(game, events, { fromRoom: true });
		if (joining === 'unreadable' || joining === 'full') throw new Error(`The game is ${joining}`);
	}

	/** The room is about this game from now on. */
	async #learn(game: string): Promise<void> {
		this.#game = game;
		await this.#rooms.change(this.#room, (row) => ({ ...row, about: game }));
		this.#watchGame();
	}

	#watchGame(): void {
		const [game, changed] = [this.#game, this.#changed];
		this.#endWatch();
		if (game === undefined || !changed) return;
		const watched = this.#games.watch(game, () => Infinity);
		const subscription = watched.subscribe({ next: changed, error: () => undefined });
		this.#endWatch = () => subscription.unsubscribe();
	}

	async #early(): Promise<readonly GameItem[]> {
		const rows = await this.#rooms.documents(this.#room);
		const read = earlySchema.safeParse(rows.find(({ key }) => key === EARLY)?.track);
		return read.success ? read.data.flatMap((item) => this.read(item) ?? []) : [];
	}

	#keepEarly(items: readonly GameItem[]): Promise<void> {
		const track = items.map(itemOf);
		return this.#rooms.putDocument({ room: this.#room, key: EARLY, track });
	}
}
