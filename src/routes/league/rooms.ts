import type { Component } from 'svelte';
import type { OpenLeague } from '$lib/state/open-league.svelte';

/** The parts of a league, each loaded when it is looked at. */
export const ROOMS = {
	standings: () => import('$lib/components/league/season/StandingsRoom.svelte'),
	play: () => import('$lib/components/league/player/PlayerRoom.svelte'),
	submissions: () => import('$lib/components/league/referee/SubmissionsRoom.svelte'),
	meetings: () => import('$lib/components/league/season/MeetingsRoom.svelte'),
	people: () => import('$lib/components/league/season/PeopleRoom.svelte'),
	rules: () => import('$lib/components/league/regulation/RegulationRoom.svelte')
} as const satisfies Record<string, () => Promise<{ default: Component<{ open: OpenLeague }> }>>;

export type RoomName = keyof typeof ROOMS;

export function isRoom(name: string): name is RoomName {
	return Object.hasOwn(ROOMS, name);
}
