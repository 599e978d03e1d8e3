import { dayText } from '$lib/i18n/day-text';
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

function resultText({ league, season, texts }: MeetingsPage, held: GameEntry): string {
	const regulation = regulationOf(league, season);
	const name = namesOf(league);
	if (held.kind === 'walkover') {
		const { present, absent } = held.entry;
		return texts.publication.page.walkover({ name: name(present), what: name(absent) });
	}
	const { light, dark } = held.entry;
	const points = (side: 'light' | 'dark') =>
		scoreOf(regulation, outcomeFor(side, held.entry), held.entry[side].secondary);
	return texts.leagues.season.games.result({
		name: name(light.player),
		points: points('light'),
		of: points('dark'),
		what: name(dark.player)
	});
}

function heldItem(page: MeetingsPage, held: GameEntry): Html {
	const { league, season, texts, contradictions } = page;
	const m = texts.publication.page;
	const scenario = scenarioName(texts.leagues, regulationOf(league, season), held.entry.scenario);
	const isContested = contradictions.some(({ entries }) => entries.includes(held.entry.id));
	const remark = isContested ? m.contradicting : held.entry.annulled ? m.annulled : undefined;
	const note = remark && html` <strong>(${remark})</strong>`;
	return html`<li>${scenario}: ${resultText(page, held)}${note}</li> `;
}

function plannedItem({ league, season, texts }: MeetingsPage, game: PlannedGame, past: boolean) {
	const name = namesOf(league);
	const scenario = scenarioName(texts.leagues, regulationOf(league, season), game.scenario);
	const text = texts.publication.announcement.game({
		scenario,
		light: name(game.light),
		dark: name(game.dark)
	});
	const note = past && html` <span class="soft">(${texts.publication.page.notReported})</span>`;
	return html`<li>${text}${note}</li> `;
}

function headOf({ league, texts }: MeetingsPage, meeting: Meeting): Html {
	const m = texts.publication.announcement;
	const facts = [
		meeting.place,
		meeting.city,
		meeting.referee && m.referee({ name: namesOf(league)(meeting.referee) }),
		m.table({ size: `${meeting.table.width} × ${meeting.table.depth}` })
	].filter(Boolean);
	const when = dayText(texts.tag, meeting.on, { dateStyle: 'full' });
	return html`<h3>${when}</h3>
		<p class="soft">${facts.join(' · ')}</p> `;
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

/** The coming meetings of a season with their games, the next one first. */
export function upcomingSection(page: MeetingsPage, today: string): Html {
	const coming = page.league.meetings
		.filter(({ season, on, annulled }) => season === page.season.id && on >= today && !annulled)
		.sort((a, b) => (a.on < b.on ? -1 : 1));
	if (coming.length === 0) return html`<p>${page.texts.publication.page.noMeetings}</p>`;
	return html`${coming.map((meeting) => upcomingCard(page, meeting))}`;
}

/** The games of past meetings, the latest first; today's meetings once they have a result. */
export function resultsSection(page: MeetingsPage, today: string): Html {
	const hasResult = (meeting: Meeting) => {
		const { planned, others } = meetingGames(page.league, meeting);
		return others.length > 0 || planned.some(({ held }) => held);
	};
	const past = page.league.meetings
		.filter(({ season, annulled }) => season === page.season.id && !annulled)
		.filter((meeting) => meeting.on < today || hasResult(meeting))
		.sort((a, b) => (a.on > b.on ? -1 : 1));
	if (past.length === 0) return html`<p>${page.texts.publication.page.noResults}</p>`;
	return html`${past.map((meeting) => pastCard(page, meeting))}`;
}
