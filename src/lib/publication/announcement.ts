import { meetingText } from '$lib/i18n/day-text';
import { withoutMentions, type ChatText } from '$lib/i18n/mentions';
import { scenarioName } from '$lib/i18n/league-words';
import { regulationOf } from '$lib/league/frozen';
import type { League, Meeting, PlannedGame } from '$lib/league/league-file';
import { refereeOf } from '$lib/league/meeting';
import { gamesByRound } from '$lib/league/planning/meetings';
import type { Regulation } from '$lib/league/regulation';
import { namesOf, signed, type PublicationTexts } from './texts';

function gameLine(
	league: League,
	meeting: Meeting,
	game: PlannedGame,
	texts: PublicationTexts,
	regulation: Regulation
): string {
	const { leagues, publication } = texts;
	const m = publication.announcement;
	const name = namesOf(league, texts);
	const line = m.game({
		scenario: scenarioName(leagues, regulation, game.scenario),
		light: name(game.light),
		dark: name(game.dark)
	});
	const referee = refereeOf(meeting, game);
	const differs = referee !== null && referee !== meeting.referee;
	return `• ${line}${differs ? `; ${m.gameReferee({ name: name(referee) })}` : ''}`;
}

/** The planned games of a meeting as lines of text, by round. */
export function gameLines(league: League, meeting: Meeting, texts: PublicationTexts): string[] {
	const m = texts.publication.announcement;
	const season = league.seasons.find(({ id }) => id === meeting.season);
	const regulation = regulationOf(league, season);
	return gamesByRound(meeting).flatMap(({ round, games }) => [
		'',
		round === undefined ? m.games : m.round({ number: round }),
		...games.map((game) => gameLine(league, meeting, game, texts, regulation))
	]);
}

/** Place, address and city of a meeting; empty if none is known. */
export function placeText({ place, address, city }: Meeting): string {
	return [place, address, city].filter(Boolean).join(', ');
}

/** The announcement of a meeting with the league's own numbers, to copy and send. */
export function announcementText(
	league: League,
	meeting: Meeting,
	texts: PublicationTexts
): ChatText {
	const m = texts.publication.announcement;
	const season = league.seasons.find(({ id }) => id === meeting.season);
	const { limits, armies: count, scoring } = regulationOf(league, season);
	const when = meetingText(texts.tag, meeting);
	const { width, depth } = meeting.table;
	const where = placeText(meeting);
	const points = new Intl.NumberFormat(texts.tag).format(limits.points);
	const { played, win, loss, secondary, walkover } = scoring;
	const sign = (value: number) => signed(texts.tag, value);
	const lines = [
		m.title({ league: league.name, when }),
		'',
		...(where ? [m.place({ what: where })] : []),
		m.table({ size: `${width} × ${depth}` }),
		...(meeting.referee ? [m.referee({ name: namesOf(league, texts)(meeting.referee) })] : []),
		...(!meeting.referee && meeting.documented ? [m.documented] : []),
		m.armies({ count, points, speed: limits.speed }),
		...gameLines(league, meeting, texts),
		'',
		m.scoring({ played, win: sign(win), loss: sign(loss), secondary: sign(secondary) }),
		m.walkover({ present: walkover.present, absent: walkover.absent }),
		m.submit
	];
	return withoutMentions(lines.join('\n'));
}
