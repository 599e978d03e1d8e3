import type { LazyStores, RoomRow } from '$lib/store';
import type { Binding } from './binding';
import { isEventKey, type GameItem } from './game-items';
import { SharedGameLog } from './shared-game-log';

/** Milliseconds: a tap reaches the other phones at once; what one act changes is one event. */
const QUIET = 40;

/** One game that several phones play. */
export function gameBinding(room: RoomRow, { games, rooms }: LazyStores): Binding<GameItem> {
	const log = new SharedGameLog(room, games, rooms);
	return {
		quiet: QUIET,
		read: (item) => log.read(item),
		outgoing: (has) => log.outgoing(has),
		unsent: (has) => log.unsent(has),
		receive: (items) => log.receive(items),
		snapshot: () => log.snapshot(),
		isReplaced: isEventKey,
		watch: (changed) => log.watch(changed)
	};
}
