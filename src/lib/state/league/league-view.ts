import type { leaguePages } from '$lib/i18n/en/league-pages';
import { rankOf } from '$lib/league/entries/authority';
import type { DeviceRights } from '$lib/league/entries/device-rights';
import type { OwnPart } from '$lib/league/own-part';

/** How much of a league is shown. */
export type View = 'referee' | 'organizer' | 'player' | 'guest';

export type LeagueTab = keyof (typeof leaguePages)['tabs'];

/** The pages about the league itself, below one tab. */
export const LEAGUE_PARTS = ['rules', 'keys', 'files'] as const;
export type LeaguePart = (typeof LEAGUE_PARTS)[number];

interface Viewer {
	readonly rights: Pick<DeviceRights, 'role'>;
	readonly ownPlayers: readonly string[];
}

/** The players whose league this is: owners of the device's key, else who the user says to be. */
export function ownPlayersOf(
	{ persons }: Pick<DeviceRights, 'persons'>,
	own: OwnPart | undefined
): readonly string[] {
	const id = own?.player.id;
	return id === undefined || persons.includes(id) ? persons : [...persons, id];
}

/** Referees and founders see everything, the others what they take part in. */
export function viewOf({ rights: { role }, ownPlayers }: Viewer): View {
	if (role !== undefined && rankOf(role) >= rankOf('referee')) return 'referee';
	if (role === 'organizer') return 'organizer';
	return role === 'player' || ownPlayers.length > 0 ? 'player' : 'guest';
}

const FOR_EVERYBODY: readonly LeagueTab[] = ['standings', 'play', 'meetings', 'rules'];

/** The pages of a league that a view has, in their order. */
export const TABS_IN: Readonly<Record<View, readonly LeagueTab[]>> = {
	referee: ['standings', 'play', 'submissions', 'meetings', 'people', 'rules'],
	organizer: ['standings', 'play', 'meetings', 'people', 'rules'],
	player: FOR_EVERYBODY,
	guest: FOR_EVERYBODY
};
