import type { Day } from '$lib/league/calendar';
import type { Meeting, Season } from '$lib/league/league-file';
import {
	missingArmies,
	missingReports,
	type MissingArmies,
	type MissingReports
} from '$lib/league/planning/reminders';
import type { OpenLeague } from './open-league.svelte';
import { hasOpenReport } from './report-conflicts';

interface OwnReminders {
	readonly reports: readonly MissingReports[];
	readonly armies: readonly MissingArmies[];
}

/** What is missing for the meetings that the viewer runs: an organizer those of their city, a referee all. */
export function ownReminders(open: OpenLeague, season: Season, day: Day): OwnReminders {
	const { league, state, rights } = open;
	const isOwn = ({ meeting: { city } }: { readonly meeting: Meeting }) =>
		rights.may('meeting', { city });
	return {
		reports: missingReports(league, season, day, (...game) => hasOpenReport(state, ...game)).filter(
			isOwn
		),
		armies: missingArmies(league, season, day).filter(isOwn)
	};
}
