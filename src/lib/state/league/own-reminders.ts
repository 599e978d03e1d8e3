import type { Day } from '$lib/league/calendar';
import type { Meeting, Season } from '$lib/league/league-file';
import {
	missingArmies,
	missingReports,
	type MissingArmies,
	type MissingReports
} from '$lib/league/planning/reminders';
import { hasOpenReport } from '$lib/league/view/report-groups';
import type { OpenLeague } from './open-league.svelte';

interface OwnReminders {
	readonly reports: readonly MissingReports[];
	readonly armies: readonly MissingArmies[];
}

/** What is missing for the meetings that the viewer runs: an organizer those of their city, a referee all. */
export function ownReminders(open: OpenLeague, season: Season, day: Day): OwnReminders {
	const { league, view, rights } = open;
	const isOwn = ({ meeting: { city } }: { readonly meeting: Meeting }) =>
		rights.may('meeting', { city });
	return {
		reports: missingReports(league, season, day, (...game) =>
			hasOpenReport(view.reportGroups, ...game)
		).filter(isOwn),
		armies: missingArmies(league, season, day).filter(isOwn)
	};
}
