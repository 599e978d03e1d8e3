import { readGame } from '$lib/play/read-game';
import type { Games, StoredGame } from '$lib/store';
import { guardDocuments } from '../document/guard';
import { keepLastChange } from '../document/last-change.svelte';
import { OpenGame } from './open-game.svelte';

const open: Record<string, OpenGame> = {};

function read(value: unknown) {
	const reading = readGame(value);
	return reading.ok ? reading.game : undefined;
}

/** Opens a stored game, or returns it as this session has it. */
export function openGame(games: Games, stored: StoredGame): OpenGame {
	const known = open[stored.id];
	if (known) return known;
	if (Object.keys(open).length === 0) guardDocuments(() => Object.values(open));
	let made: OpenGame | undefined;
	$effect.root(() => {
		made = new OpenGame(games, stored);
		keepLastChange(made, stored.id, read);
	});
	if (!made) throw new Error('A game was not opened');
	open[stored.id] = made;
	return made;
}
