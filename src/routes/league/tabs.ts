import type { Component } from 'svelte';
import { locale } from '$lib/state/app/locale.svelte';
import type { OpenLeague } from '$lib/state/league/open-league.svelte';

/** The tabs of a league, each loaded on first use. */
export const TABS = {
	standings: () => import('$lib/components/league/season/StandingsTab.svelte'),
	play: () => import('$lib/components/league/player/PlayerTab.svelte'),
	submissions: () => import('$lib/components/league/referee/SubmissionsTab.svelte'),
	meetings: () => import('$lib/components/league/season/MeetingsTab.svelte'),
	people: () => import('$lib/components/league/season/PeopleTab.svelte'),
	rules: () => import('$lib/components/league/regulation/RegulationTab.svelte'),
	keys: () => import('$lib/components/league/regulation/KeysTab.svelte'),
	files: () => import('$lib/components/league/regulation/FilesTab.svelte'),
	room: async () => {
		await locale.load('hub', 'leagueRoom');
		return import('$lib/components/hub/league/LeagueRoomTab.svelte');
	}
} as const satisfies Record<string, () => Promise<{ default: Component<{ open: OpenLeague }> }>>;

type TabName = keyof typeof TABS;

export function isTab(name: string): name is TabName {
	return Object.hasOwn(TABS, name);
}
