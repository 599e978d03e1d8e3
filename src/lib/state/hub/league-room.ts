import { resolve } from '$app/paths';
import type { WatchedRoom } from '$lib/store/rooms';
import type { Hub, RoomLink } from './hub.svelte';

export type { WatchedRoom };

function roomAbout(
	{ rooms }: Hub,
	subject: WatchedRoom['room']['subject'],
	founding: string
): WatchedRoom | undefined {
	const all = rooms?.filter(({ room }) => room.subject === subject && room.about === founding);
	return all?.find(({ room }) => !room.removed) ?? all?.[0];
}

/** The room in which this device shares a league; one from which it was removed if there is no other. */
export function leagueRoom(hub: Hub, founding: string): WatchedRoom | undefined {
	return roomAbout(hub, 'league', founding);
}

/** The room in which this device publishes the page of a league for everybody. */
export function pageRoom(hub: Hub, founding: string): WatchedRoom | undefined {
	return roomAbout(hub, 'page', founding);
}

/** The address that a new member opens. */
export function joiningAddress(fragment: string): string {
	return `${location.origin}${resolve('/league/join')}${fragment}`;
}

/** The address of the public page. */
export function liveAddress(fragment: string): string {
	return `${location.origin}${resolve('/league/live')}${fragment}`;
}

/** A link to the room of a league, with what the room is about. */
export type LeagueLink = RoomLink & { readonly about: string };

export function isLeagueLink(link: RoomLink | undefined): link is LeagueLink {
	return link?.subject === 'league' && link.about !== undefined;
}
