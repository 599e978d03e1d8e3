import type { Armies, LazyStores, RoomRow } from '$lib/store';
import type { Binding } from './binding';

type MakeBinding = (room: RoomRow, armies: Armies, stores: LazyStores) => Promise<Binding>;

/** How a room is joined to what is stored here, by what the room is for. */
const BINDINGS: Partial<Record<RoomRow['subject'], MakeBinding>> = {
	devices: async (room, armies, stores) => {
		const { devicesBinding } = await import('./devices-binding');
		return devicesBinding(room, armies, stores);
	},
	league: async ({ id, about = '' }, _, stores) => {
		const { leagueBinding } = await import('./league-binding');
		return leagueBinding(id, about, stores);
	},
	page: async ({ id, about = '' }, _, stores) => {
		const { PublishedPage } = await import('./page-binding');
		return new PublishedPage(id, about, stores);
	},
	game: async (room, _, stores) => {
		const { gameBinding } = await import('./game-binding');
		return gameBinding(room, stores);
	}
};

/** The binding of a room; undefined if this version knows none for it. */
export function bindingOf(
	room: RoomRow,
	armies: Armies,
	stores: LazyStores
): Promise<Binding> | undefined {
	return BINDINGS[room.subject]?.(room, armies, stores);
}
