import { sha256 } from '@noble/hashes/sha2.js';
import * as z from 'zod/mini';
import { uuid } from '$lib/army/format/fields';
import { base64url } from '$lib/exchange/base64url';
import { canonicalBytes } from '$lib/exchange/canonical-bytes';
import { eventSchema, type Game, type GameEvent } from '$lib/play/game-file';
import { readGame } from '$lib/play/read-game';
import type { Item } from '$lib/sync/room/items';
import type { KeyedItem } from './binding';

/** A game without its events, or one of its events. */
export type GameItem =
	| { readonly kind: 'game'; readonly game: string; readonly key: string; readonly head: Game }
	| {
			readonly kind: 'event';
			readonly game: string;
			readonly key: string;
			readonly event: GameEvent;
	  };

const headSchema = z.strictObject({ kind: z.literal('game'), game: z.unknown() });
const eventItemSchema = z.strictObject({
	kind: z.literal('gameEvent'),
	game: uuid,
	event: eventSchema
});

const OF_EVENT = 'event ';
const headKey = (game: string) => `game ${game}`;

/** Names an event by its content: two logs may have different ones under one id. */
export function eventKey(event: unknown): string | undefined {
	const bytes = canonicalBytes(event);
	return bytes && `${OF_EVENT}${base64url(sha256(bytes))}`;
}

export const isEventKey = (key: string) => key.startsWith(OF_EVENT);

function readHead(item: Item): GameItem | undefined {
	const parsed = headSchema.safeParse(item);
	const reading = parsed.success ? readGame(parsed.data.game) : undefined;
	if (!reading?.ok || reading.game.events.length > 0) return undefined;
	const { game } = reading;
	return { kind: 'game', game: game.id, key: headKey(game.id), head: game };
}

/** Reads an untrusted item; undefined if it is no part of a game. */
export function readGameItem(item: Item): GameItem | undefined {
	const parsed = eventItemSchema.safeParse(item);
	if (!parsed.success) return readHead(item);
	const { game, event } = parsed.data;
	const key = eventKey(event);
	return key === undefined ? undefined : { kind: 'event', game, key, event };
}

export function headItem(game: Game): KeyedItem {
	return { key: headKey(game.id), item: { kind: 'game', game: { ...game, events: [] } } };
}

/** The item in which a part of a game travels. */
export function itemOf(read: GameItem): Item {
	const { item } =
		read.kind === 'game' ? headItem(read.head) : eventItem(read.game, read.key, read.event);
	return item;
}

export const hasHead = (game: string, has: (key: string) => boolean) => has(headKey(game));

export function eventItem(game: string, key: string, event: GameEvent): KeyedItem {
	return { key, item: { kind: 'gameEvent', game, event } };
}
