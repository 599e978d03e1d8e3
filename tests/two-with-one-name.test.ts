import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { csvStyleFor, writeCsv } from '$lib/exchange/csv';
import type { League } from '$lib/league/league-file';
import { namesIn } from '$lib/league/names';
import { readLeague } from '$lib/league/read-league';
import { announcementText } from '$lib/publication/announcement';
import { leaguePage } from '$lib/publication/page';
import { standingsRows } from '$lib/publication/standings-rows';
import { loadPublicationTexts, type PublicationTexts } from '$lib/publication/texts';
import { stateWith, foundedLeague } from './setup/league-entries';

const FILE = new URL('fixtures/league/two-with-one-name.json', import.meta.url);
const BOTH = ['Jan Kowalski (1)', 'Jan Kowalski (2)'];
const UNMARKED = /Jan Kowalski(?! \([12]\))/;

/** The league of the file, built from entries: files of its version are no longer read. */
function leagueOfFile(): League {
	const reading = readLeague(JSON.parse(readFileSync(FILE, 'utf8')));
	if (!reading.ok) throw new Error(reading.problem.code);
	return stateWith(foundedLeague(reading.league).held.entries).league;
}

describe('a league with two players of one name tells them apart', () => {
	const league = leagueOfFile();
	const [season] = league.seasons;
	const [meeting] = league.meetings;
	if (!season || !meeting) throw new Error('No season with a meeting');
	let texts: PublicationTexts;
	beforeAll(async () => {
		texts = await loadPublicationTexts('en');
	});

	it.each<[string, () => string]>([
		['on the screen', () => [...namesIn(league, texts.leagues.namesakes).values()].join(', ')],
		['in the CSV', () => writeCsv(standingsRows(league, season, texts), csvStyleFor('en'))],
		[
			'on the page',
			() =>
				leaguePage({
					...{ league, season: season, today: '2026-03-10', first: 'en' },
					texts: { pl: texts, en: texts }
				})
		],
		[
			'in pairings',
			() => {
				const [light = '', dark = ''] = league.players.map(({ id }) => id);
				const plan = [{ scenario: 'battle', light, dark }];
				return announcementText(league, { ...meeting, plan }, texts);
			}
		]
	])('%s', (_, output) => {
		const text = output();
		for (const name of BOTH) expect(text).toContain(name);
		expect(text).not.toMatch(UNMARKED);
	});
});
