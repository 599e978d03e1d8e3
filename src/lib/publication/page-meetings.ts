import { meetingText } from '$lib/i18n/day-text';
import { scenarioName } from '$lib/i18n/league-words';
import { meetingGames, type GameEntry } from '$lib/league/agenda';
import type { Contradiction } from '$lib/league/contradictions';
import { regulationOf } from '$lib/league/frozen';
import type { League, Meeting, PlannedGame, Season } from '$lib/league/league-file';
import { gamesByRound } from '$lib/league/planning/meetings';
import { scoreOf } from '$lib/league/regulation';
import { outcomeFor } from '$lib/league/results';
import { html, type Html } from './html';
import { namesOf, type PublicationTexts } from './texts';

/** What the meetings of a page are made from. */
export interface MeetingsPage {
	readonly league: League;
	readonly season: Season;
	readonly texts: PublicationTexts;
	/** Entries that contradict each other. */
	readonly contradictions: readonly Contradiction[];
}

/** What is special about a report: others contradict it, it is annulled, or it is a replay. */
export function remarkOn(
	{ texts, contradictions }: MeetingsPage,
	{ entry }: GameEntry
): string | undefined {
	const m = texts.publication.page;
	if (contradictions.some(({ entries }) => entries.includes(entry.id))) return m.contradicting;
	if (entry.annulled) return m.annulled;
	return 'replay' in entry && entry.replay ? m.replay : undefined;
}

/** The scenario of a reported game, who played which side, and the points. */
export function heldText(page: MeetingsPage, { kind, entry }: GameEntry): string {
	const { league, season, texts } = page;
	const regulation = regulationOf(league, season);
	const m = texts.publication.page;
	if (kind === 'walkover') {
		const name = namesOf(league, texts);
		const scenario = scenarioName(texts.leagues, regulation, entry.scenario);
		return `${scenario}: ${m.walkover({ name: name(entry.present), what: name(entry.absent) })}`;
	}
	const { scenario, light, dark } = entry;
	const game = { scenario, light: light.player, dark: dark.player };
	const points = (side: 'light' | 'dark') =>
		scoreOf(regulation, outcomeFor(side, entry), entry[side].secondary);
	return m.result({ game: plannedText(page, game), points: points('light'), of: points('dark') });
}

/** The scenario and the players of a planned game. */
export function plannedText({ league, season, texts }: MeetingsPage, game: PlannedGame): string {
	const name = namesOf(league, texts);
	return texts.publication.announcement.game({
		scenario: scenarioName(texts.leagues, regulationOf(league, season), game.scenario),
		light: name(game.light),
		dark: name(game.dark)
	});
}

/** Place, address, city, referee and table of a meeting. */
export function factsOf({ league, texts }: MeetingsPage, meeting: Meeting): string {
	const m = texts.publication.announcement;
	const facts = [
		meeting.place,
		meeting.address,
		meeting.city,
		meeting.referee && m.referee({ name: namesOf(league, texts)(meeting.referee) }),
		m.table({ size: `${meeting.table.width} × ${meeting.table.depth}` })
	];
	return facts.filter(Boolean).join(' · ');
}

function heldItem(page: MeetingsPage, held: GameEntry): Html {
	const remark = remarkOn(page, held);
	const note = remark && html` <strong>(${remark})</strong>`;
	return html`<li>${heldText(page, held)}${note}</li> `;
}

function plannedItem(page: MeetingsPage, game: PlannedGame, past: boolean) {
	const note =
		past && html` <span class="soft">(${page.texts.publication.page.notReported})</span>`;
	return html`<li>${plannedText(page, game)}${note}</li> `;
}

function headOf(page: MeetingsPage, meeting: Meeting): Html {
	const when = meetingText(page.texts.tag, meeting);
	return html`<h3>${when}</h3>
		<p class="soft">${factsOf(page, meeting)}</p> `;
}

function upcomingCard(page: MeetingsPage, meeting: Meeting): Html {
	const m = page.texts.publication.announcement;
	const rounds = gamesByRound(meeting).map(({ round, games }) => {
		const title =
			round !== undefined && html`<p><strong>${m.round({ number: round })}</strong></p>`;
		return html`${title}
			<ul class="games">
				${games.map((game) => plannedItem(page, game, false))}
			</ul> `;
	});
	return html`<section class="card">${headOf(page, meeting)}${rounds}</section> `;
}

function pastCard(page: MeetingsPage, meeting: Meeting): Html {
	const { planned, others } = meetingGames(page.league, meeting);
	const items = [
		...planned.map(({ game, held }) =>
			held ? heldItem(page, held) : plannedItem(page, game, true)
		),
		...others.map((held) => heldItem(page, held))
	];
	return html`<section class="card">
		${headOf(page, meeting)}
		<ul class="games">
			${items}
		</ul>
	</section> `;
}

/** The meetings from today on, the next one first. */
export function comingMeetings({ league, season }: MeetingsPage, today: string): Meeting[] {
	return league.meetings
		.filter((meeting) => meeting.season === season.id && meeting.on >= today && !meeting.annulled)
		.sort((a, b) => (a.on < b.on ? -1 : 1));
}

/** Past meetings, the latest first; today's meetings once they have a result. */
export function pastMeetings({ league, season }: MeetingsPage, today: string): Meeting[] {
	const hasResult = (meeting: Meeting) => {
		const { planned, others } = meetingGames(league, meeting);
		return others.length > 0 || planned.some(({ held }) => held);
	};
	return league.meetings
		.filter((meeting) => meeting.season === season.id && !meeting.annulled)
		.filter((meeting) => meeting.on < today || hasResult(meeting))
		.sort((a, b) => (a.on > b.on ? -1 : 1));
}

/** The coming meetings of a season with their games, the next one first. */
export function upcomingSection(page: MeetingsPage, today: string): Html {
	const coming = comingMeetings(page, today);
	if (coming.length === 0) return html`<p>${page.texts.publication.page.noMeetings}</p>`;
	return html`${coming.map((meeting) => upcomingCard(page, meeting))}`;
}

/** The games of past meetings, the latest first; today's meetings once they have a result. */
export function resultsSection(page: MeetingsPage, today: string): Html {
	const past = pastMeetings(page, today);
	if (past.length === 0) return html`<p>${page.texts.publication.page.noResults}</p>`;
	return html`${past.map((meeting) => pastCard(page, meeting))}`;
}
