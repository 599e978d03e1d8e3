export type { Games, StoredGame, UnreadableGame } from '$lib/store';
