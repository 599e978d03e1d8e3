import { describe, expect, it } from 'vitest';
import { idOf, JAN, league, OLA, player, protocol } from '../../../../tests/setup/league';
import { textBoxes, textsOf } from '../../../../tests/setup/sheets';
import { loadArea } from '$lib/i18n/languages';
import type { League } from '$lib/league/league-file';
import { PAPERS } from '../layout/settings';
import { PAGE_MARGIN } from './page';
import { standingsSheets } from './standings';

const seasonOf = (given: Partial<League>, asOf: string) =>
	({ what: 'standings', league: league(given), season: '2026-1', asOf }) as const;

describe.each(['pl', 'en'] as const)('printed standings: %s', (language) => {
	const texts = async () => ({
		leagues: await loadArea(language, 'leagues'),
		cards: await loadArea(language, 'cards'),
		tag: language
	});

	it('have each category as a table, with places, boxes and totals', async () => {
		const words = await texts();
		const m = words.leagues.season.standings;
		const players = [player(JAN), player(OLA), player(idOf(3, 3), { category: 'junior' })];
		const job = {
			...seasonOf({ players, protocols: [protocol()] }, '2026-03-20'),
			paper: 'a4'
		} as const;
		const sheets = standingsSheets(job, words);
		expect(sheets).toHaveLength(1);
		const said = textsOf(sheets.flatMap(({ marks }) => marks)).join(' ');
		expect(said).toContain(m.categories.junior);
		expect(said).toContain('1. P 01 7 – – – – – 7');
		expect(said).toContain('2. P 02 – 3 – – – – 3');
		expect(said).toContain('1. P 03 – – – – – – 0');
		expect(said).not.toContain(m.winner({ name: 'P 01', what: words.leagues.categories.senior }));
	});

	it('name the winner of a finished season, and mark ties', async () => {
		const words = await texts();
		const m = words.leagues.season.standings;
		const said = (given: Partial<League>) => {
			const job = { ...seasonOf(given, '2026-10-01'), paper: 'a4' } as const;
			return textsOf(standingsSheets(job, words).flatMap(({ marks }) => marks)).join(' ');
		};
		const won = m.winner({ name: 'P 01', what: words.leagues.categories.senior });
		expect(said({ protocols: [protocol()] })).toContain(won);
		const drawn = said({ protocols: [protocol({ outcome: 'draw' })] });
		expect(drawn).not.toContain(won);
		expect(drawn).toContain('1= P 02 – 5');
	});

	it('are provisional while games are undecided, also at the end of the season', async () => {
		const words = await texts();
		const m = words.leagues.season.standings;
		const said = (undecided: number) => {
			const given = { protocols: [protocol()] };
			const job = { ...seasonOf(given, '2026-10-01'), paper: 'a4', undecided } as const;
			return textsOf(standingsSheets(job, words).flatMap(({ marks }) => marks)).join(' ');
		};
		const won = m.winner({ name: 'P 01', what: words.leagues.categories.senior });
		expect([said(0).includes(won), said(2).includes(won)]).toEqual([true, false]);
		expect(said(2)).toContain(m.provisional({ count: 2 }));
		expect(said(0)).not.toContain(m.provisional({ count: 0 }).slice(0, 20));
	});

	it('add a table of each city, with places among its players', async () => {
		const words = await texts();
		const players = [
			player(JAN, { city: 'Łódź' }),
			player(OLA, { city: 'Kraków' }),
			player(idOf(3, 3))
		];
		const said = (given: Partial<League>) => {
			const job = { ...seasonOf(given, '2026-03-20'), paper: 'a4' } as const;
			return textsOf(standingsSheets(job, words).flatMap(({ marks }) => marks)).join(' ');
		};
		const both = said({ players, protocols: [protocol()] });
		const { senior } = words.leagues.season.standings.categories;
		expect(both.indexOf(`Kraków: ${senior}`)).toBeLessThan(both.indexOf(`Łódź: ${senior}`));
		expect(both.match(/1\. P 02/g)).toHaveLength(1);
		expect(both.match(/2\. P 02/g)).toHaveLength(1);
		const one = players.map(({ city: _, ...rest }) => ({ ...rest, city: 'Łódź' }));
		expect(said({ players: one })).not.toContain('Łódź');
	});

	it.each(['a4', 'letter'] as const)(
		'stay within the margins with a hundred players of long names: %s',
		async (paper) => {
			const players = Array.from({ length: 100 }, (_, index) =>
				player(idOf(3, index + 1), { name: `Małgorzata Brzęczyszczykiewicz-Chrząszczyk ${index}` })
			);
			const job = { ...seasonOf({ players }, '2026-03-20'), paper };
			const sheets = standingsSheets(job, await texts());
			expect(sheets.length).toBeGreaterThan(1);
			const { width, height } = PAPERS[paper];
			for (const box of sheets.flatMap(({ marks }) => textBoxes(marks))) {
				expect(box.left, box.text).toBeGreaterThanOrEqual(PAGE_MARGIN - 0.01);
				expect(box.right, box.text).toBeLessThanOrEqual(width - PAGE_MARGIN + 0.01);
				expect(box.bottom, box.text).toBeLessThanOrEqual(height - PAGE_MARGIN + 0.01);
			}
		}
	);
});
