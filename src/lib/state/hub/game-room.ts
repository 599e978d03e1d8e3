import { resolve } from '$app/paths';
import type { WatchedRoom } from '$lib/store/rooms';
import type { Hub, RoomLink } from './hub.svelte';
import { devicesRoom, kindOfDevice } from './own-room';

/** The room of a game; one that this phone was removed from only if there is no other. */
export function gameRoom(hub: Hub, game: string): WatchedRoom | undefined {
	const rooms = hub.rooms?.filter(({ room: { subject, about } }) => {
		return subject === 'game' && about === game;
	});
	return rooms?.find(({ room }) => !room.removed) ?? rooms?.[0];
}

/** The address that another phone opens to get the game. */
export function gameAddress(fragment: string): string {
	return `${location.origin}${resolve('/table/join')}${fragment}`;
}

/** Whether a link is an invitation to a game. */
export function isGameInvitation(link: RoomLink | undefined): link is RoomLink {
	return link?.subject === 'game' && link.invitation !== undefined;
}

/** The name by which the other phones show this device: that among paired devices, or what kind of device it is. */
export function ownName(hub: Hub, kinds: { readonly phone: string; readonly computer: string }) {
	const room = devicesRoom(hub)?.room;
	return room?.names[room.member?.publicKey ?? '']?.name ?? kindOfDevice(kinds);
}

/** The number of other devices in the room that are connected now. */
export function othersOnline(hub: Hub, { room }: WatchedRoom): number {
	const members = hub.sessionOf(room.id)?.status.members ?? [];
	return members.filter(({ key, connected }) => connected && key !== room.member?.publicKey).length;
}
