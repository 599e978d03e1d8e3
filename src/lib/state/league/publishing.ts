import { downloadText } from '$lib/browser/files';
import { CALENDAR_EXTENSION, CALENDAR_TYPE } from '$lib/exchange/calendar-file';
import { fileNameOf } from '$lib/exchange/write-brik';
import { contestedGames } from '$lib/league/entries/contested';
import type { Season } from '$lib/league/league-file';
import type { LeagueView } from '$lib/league/view/view';
import { leaguePage } from '$lib/publication/page';
import { seasonCalendar } from '$lib/publication/season-calendar';
import { loadPublicationTexts } from '$lib/publication/texts';
import { now, today } from '../app/clock-and-random';
import { locale } from '../app/locale.svelte';

export { loadPublicationTexts, type PublicationTexts } from '$lib/publication/texts';

const language = () => (locale.current === 'pl' ? 'pl' : 'en');

/** Downloads the page for everybody. */
export async function savePage(view: LeagueView, season: Season): Promise<void> {
	const { league } = view;
	const [pl, en] = await Promise.all([loadPublicationTexts('pl'), loadPublicationTexts('en')]);
	const texts = { pl, en };
	const contradictions = [...view.contradictions, ...contestedGames(view)];
	const first = language();
	const page = leaguePage({ league, season, today: today(), first, texts, contradictions });
	const { file } = texts[first].publication.page;
	const name = fileNameOf(file({ name: league.name, what: season.id }), '.html');
	downloadText(name, 'text/html;charset=utf-8', page);
}

/** Downloads the meetings of a season as a calendar. */
export async function saveCalendar(
	{ league, meetingChanges }: LeagueView,
	season: Season
): Promise<void> {
	const texts = await loadPublicationTexts(language());
	const { file } = texts.publication.calendar;
	const name = fileNameOf(file({ name: league.name, what: season.id }), CALENDAR_EXTENSION);
	const changes = (meeting: string) => meetingChanges[meeting] ?? 0;
	const calendar = seasonCalendar(league, season, texts, now(), changes);
	downloadText(name, CALENDAR_TYPE, calendar);
}
