import { dayText } from '$lib/i18n/day-text';
import { withoutMentions, type ChatText } from '$lib/i18n/mentions';
import { scenarioName } from '$lib/i18n/league-words';
import { regulationOf } from '$lib/league/frozen';
import type { League, Season } from '$lib/league/league-file';
import type { MissingArmies, MissingReports } from '$lib/league/planning/reminders';
import { namesOf, type PublicationTexts } from './texts';

/** The reminder of games without a report, to copy and send. */
export function reportsReminder(
	league: League,
	season: Season,
	missing: readonly MissingReports[],
	texts: PublicationTexts
): ChatText {
	const { leagues, publication, tag } = texts;
	const m = publication.reminders;
	const name = namesOf(league, texts);
	const regulation = regulationOf(league, season);
	const blocks = missing.map(({ meeting, games }) =>
		[
			m.meeting({ when: dayText(tag, meeting.on) }),
			...games.map(
				({ scenario, light, dark }) =>
					`• ${scenarioName(leagues, regulation, scenario)}: ${name(light)} – ${name(dark)}`
			)
		].join('\n')
	);
	const parts = [m.reports({ league: league.name }), ...blocks, m.sendReport];
	return withoutMentions(parts.join('\n\n'));
}

/** The reminder of armies that are missing for a meeting, to copy and send. */
export function armiesReminder(
	league: League,
	{ meeting, players }: MissingArmies,
	texts: PublicationTexts
): ChatText {
	const { publication, tag } = texts;
	const m = publication.reminders;
	const name = namesOf(league, texts);
	const title = m.armies({ league: league.name, when: dayText(tag, meeting.on) });
	const lines = [title, '', m.sendArmy, ...players.map((id) => `• ${name(id)}`)];
	return withoutMentions(lines.join('\n'));
}
