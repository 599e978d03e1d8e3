import type { Armies, LazyStores, RoomRow } from '$lib/store';
import type { Binding } from './binding';

type MakeBinding = (
	room: RoomRow,
	armies: Armies,
	stores: LazyStores
) => Binding | Promise<Binding>;

/** Loads how a room is joined to what is stored here, by what the room is for. */
const BINDINGS: Partial<Record<RoomRow['subject'], () => Promise<MakeBinding>>> = {
	devices: async () => {
		const { devicesBinding } = await import('./devices-binding');
		return devicesBinding;
	},
	league: async () => {
		const { leagueBinding } = await import('./league-binding');
		return ({ id, about = '' }, _, stores) => leagueBinding(id, about, stores);
	},
	page: async () => {
		const { PublishedPage } = await import('./page-binding');
		return ({ id, about = '' }, _, stores) => new PublishedPage(id, about, stores);
	},
	game: async () => {
		const { gameBinding } = await import('./game-binding');
		return (room, _, stores) => gameBinding(room, stores);
	}
};

/** Loads how rooms of a kind are joined to what is stored here; undefined if this version knows none for them. */
export function loadBinding(subject: RoomRow['subject']): Promise<MakeBinding> | undefined {
	return BINDINGS[subject]?.();
}
