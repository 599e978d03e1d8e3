import type { Game } from '$lib/play/game-file';
import type { Games } from '$lib/store';
import { openGame } from '../game/games.svelte';
import type { OpenGame } from '../game/open-game.svelte';
import { connectedGames } from './connected-games.svelte';
import { GameChannel } from './game-channel.svelte';

/** The channels of this session by game; they outlive the pages. */
const channels = new Map<string, GameChannel>();

function keep(id: string, channel: GameChannel): void {
	channels.set(id, channel);
	connectedGames.add(id);
}

/** Returns the channel of an open game. */
export function channelOf(open: OpenGame): GameChannel {
	const known = channels.get(open.stored.id);
	if (known) return known;
	const channel = new GameChannel(open);
	keep(open.stored.id, channel);
	return channel;
}

/**
 * Stores a game that came from another phone, opens it, and connects it to the channel that brought
 * it. Undefined if the game stored under its id is unreadable. Rejects if the browser cannot store it.
 */
export async function joinGame(
	games: Games,
	channel: GameChannel,
	game: Game
): Promise<OpenGame | undefined> {
	await games.join(game);
	const stored = await games.get(game.id);
	if (!stored?.readable) return undefined;
	const open = openGame(games, stored);
	const before = channels.get(game.id);
	if (before && before !== channel) before.disconnect();
	keep(game.id, channel);
	channel.attach(open);
	return open;
}
