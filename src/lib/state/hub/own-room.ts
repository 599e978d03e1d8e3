import { resolve } from '$app/paths';
import type { WatchedRoom } from '$lib/store/rooms';
import type { Hub, RoomLink } from './hub.svelte';
import type { RoomSession } from './room-session.svelte';

export { copyText } from '$lib/browser/clipboard';
export type { WatchedRoom };

/** The room of this device's owner; undefined if it is not paired. */
export function devicesRoom(hub: Hub): WatchedRoom | undefined {
	return hub.rooms?.find(({ room }) => room.subject === 'devices');
}

/** The name of a device that has none: what kind of device it is. */
export function kindOfDevice(kinds: { readonly phone: string; readonly computer: string }): string {
	return matchMedia('(pointer: coarse)').matches ? kinds.phone : kinds.computer;
}

/** The address that another device opens to use an invitation. */
export function pairingAddress(fragment: string): string {
	return `${location.origin}${resolve('/devices')}${fragment}`;
}

/** Whether a link is an invitation to pair devices. */
export function isPairing(link: RoomLink | undefined): link is RoomLink {
	return link?.subject === 'devices' && link.invitation !== undefined;
}

/** Whether the hub did not let this device in: the members of the room are known, and it is none of them. */
export function isNotLetIn(
	session: RoomSession | undefined,
	{ member }: WatchedRoom['room']
): boolean {
	const members = session?.status.members ?? [];
	return members.length > 0 && !members.some(({ key }) => key === member?.publicKey);
}
