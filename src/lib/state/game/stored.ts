export type { Games, LazyStores, StoredGame, UnreadableGame } from '$lib/store';
