import { beforeAll, describe, expect, it } from 'vitest';
import { standingsSheets } from '$lib/cards/sheets/standings';
import { csvStyleFor, writeCsv } from '$lib/exchange/csv';
import { loadArea, type Areas } from '$lib/i18n/languages';
import { contradictionsOf } from '$lib/league/contradictions';
import type { League, Player } from '$lib/league/league-file';
import { idOf, JAN, league, OLA, player, protocol, walkover } from '../../../tests/setup/league';
import { textsOf } from '../../../tests/setup/sheets';
import { leagueText } from '../../cli/league/report';
import { announcementText } from './announcement';
import { contradictionText } from './contradiction-text';
import { leaguePage } from './page';
import { publicLeague } from './public-league';
import { armiesReminder, reportsReminder } from './reminders';
import { seasonCalendar } from './season-calendar';
import { standingsRows } from './standings-rows';
import { loadPublicationTexts, type PublicationTexts } from './texts';

const SEASON = { id: '2026-1', opened: '2026-03-01' };
const NAME = 'Jan Kowalski';
const TODAY = '2026-03-10';
let texts: PublicationTexts;
let cards: Areas['cards'];

beforeAll(async () => {
	texts = await loadPublicationTexts('en');
	cards = await loadArea('en', 'cards');
});

/** Two players of one name who have a game to play, and a third player. */
function twoOfOneName(given: Partial<Player> = {}, other: Partial<Player> = {}): League {
	const players = [
		player(JAN, { name: NAME, ...given }),
		player(OLA, { name: 'jan  kowalski', ...other }),
		player(idOf(3, 3), { name: 'Ewa' })
	];
	return league({ players });
}

const page = (of: League) =>
	leaguePage({
		league: of,
		season: SEASON,
		today: TODAY,
		first: 'en',
		texts: { pl: texts, en: texts }
	});

const style = { strong: (text: string) => text, alarm: (text: string) => text };
const command = (of: League) =>
	leagueText(of, SEASON, true, [], texts, {
		style,
		until: ({ when }: { when: string }) => when
	} as never);

/** Everything that shows both players, as text. */
const OUTPUTS: Readonly<Record<string, (of: League) => string>> = {
	'the standings as rows': (of) => JSON.stringify(standingsRows(of, SEASON, texts)),
	'the standings as CSV': (of) => writeCsv(standingsRows(of, SEASON, texts), csvStyleFor('en')),
	'the printed standings': (of) => {
		const job = { what: 'standings', league: of, season: SEASON.id, asOf: TODAY } as const;
		const sheets = standingsSheets({ ...job, paper: 'a4' }, { ...texts, cards });
		return textsOf(sheets.flatMap(({ marks }) => marks)).join(' ');
	},
	'the page with an open game': page,
	'the page with a result': (of) => page({ ...of, protocols: [protocol()] }),
	'the page with a walkover': (of) => page({ ...of, walkovers: [walkover()] }),
	'the page from a room': (of) => page(publicLeague(of, SEASON)),
	'the calendar': (of) =>
		seasonCalendar(of, SEASON, texts, '2026-03-01T10:00:00Z').replaceAll('\r\n ', ''),
	'an announcement': (of) => of.meetings.map((one) => announcementText(of, one, texts)).join(),
	'a reminder of reports': (of) => {
		const games = of.meetings.map((one) => ({ meeting: one, games: one.plan }));
		return reportsReminder(of, SEASON, games, texts);
	},
	'a reminder of armies': (of) =>
		of.meetings
			.map((one) => armiesReminder(of, { meeting: one, players: [JAN, OLA] }, texts))
			.join(),
	'a contradiction': (of) => {
		const twice = { ...of, protocols: [protocol(), protocol({ id: idOf(5, 2), outcome: 'dark' })] };
		return contradictionsOf(twice as League)
			.map((one) => contradictionText(of, one, texts))
			.join();
	},
	'the command': command
};

describe.each(Object.entries(OUTPUTS))('two players of one name in %s', (_, output) => {
	it('are distinguished by their cities', () => {
		const text = output(twoOfOneName({ city: 'Kraków' }, { city: 'Gdynia' }));
		expect(text).toContain('Jan Kowalski (Kraków)');
		expect(text).toMatch(/jan +kowalski \(Gdynia\)/);
	});

	it('are distinguished by their categories', () => {
		const text = output(twoOfOneName({ category: 'junior' }));
		expect(text).toContain('Jan Kowalski (junior)');
		expect(text).toMatch(/jan +kowalski \(senior\)/);
	});

	it('have numbers, where nothing else differs', () => {
		const text = output(twoOfOneName());
		expect(text).toContain('Jan Kowalski (1)');
		expect(text).toMatch(/jan +kowalski \(2\)/);
	});

	it('have their names alone, if these differ', () => {
		const text = output(twoOfOneName({ city: 'Kraków' }, { name: 'Ola', city: 'Gdynia' }));
		expect(text).toContain('Jan Kowalski');
		expect(text).not.toMatch(/Jan Kowalski \((Kraków|senior|1)/);
	});
});

describe('the page from a room', () => {
	it('has the same marks as the league, where one of a name is in another season', () => {
		const of = twoOfOneName();
		const season = {
			...SEASON,
			roster: [JAN, idOf(3, 3)].map((id) => ({ player: id, category: 'senior' as const }))
		};
		const shown = publicLeague({ ...of, meetings: [], seasons: [season] }, season);
		const rows = standingsRows(shown, shown.seasons[0] ?? SEASON, texts);
		expect(rows.slice(1).map(([, , name]) => name)).toEqual(['Jan Kowalski (1)', 'Ewa']);
	});
});
