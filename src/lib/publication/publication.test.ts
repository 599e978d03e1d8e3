import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '$lib/i18n/languages';
import type { League } from '$lib/league/league-file';
import { missingArmies, missingReports } from '$lib/league/planning/reminders';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import {
	idOf,
	JAN,
	league,
	meeting,
	OLA,
	player,
	protocol,
	REFEREE,
	walkover
} from '../../../tests/setup/league';
import { announcementText } from './announcement';
import { leaguePage } from './page';
import type { RuleId } from '$lib/rules/citations';
import { differencesFrom, regulationText } from './regulation-text';
import { armiesReminder, reportsReminder } from './reminders';
import { seasonCalendar } from './season-calendar';
import { standingsRows } from './standings-rows';
import { loadPublicationTexts, type PublicationTexts } from './texts';

const SEASON = { id: '2026-1', opened: '2026-03-01' };
const TODAY = '2026-03-10';
let texts: Record<Language, PublicationTexts>;

beforeAll(async () => {
	const [pl, en] = await Promise.all([loadPublicationTexts('pl'), loadPublicationTexts('en')]);
	texts = { pl, en };
});

const page = (given: Partial<League> = {}, first: Language = 'en') =>
	leaguePage({ league: league(given), season: SEASON, today: TODAY, first, texts });

/** A league with numbers of its own. */
const OTHER = {
	...SMALL_LEAGUE,
	limits: { points: 200, speed: 12 },
	scoring: {
		...SMALL_LEAGUE.scoring,
		played: 3,
		win: 4,
		walkover: { present: 6, absent: 1, alreadyPlayed: -2 }
	},
	scenarios: SMALL_LEAGUE.scenarios.map((scenario) =>
		scenario.captures ? { ...scenario, captures: 2 } : scenario
	)
};

describe('the page for everybody', () => {
	it('is one file without scripts, links elsewhere and addresses', () => {
		const text = page({ protocols: [protocol()] });
		expect(text).not.toMatch(/<script|\son\w+=|javascript:|https?:|\bsrc=|@import|url\(/i);
		expect(text).toContain("default-src 'none'");
		expect(text.match(/<main lang="(pl|en)">/g)).toEqual(['<main lang="pl">', '<main lang="en">']);
	});

	it('escapes hostile names everywhere', () => {
		const name = `</td><script>alert(1)</script>"'&\u202e`;
		const text = page({
			name,
			players: [player(JAN, { name, city: name }), player(OLA, { name: 'Ola', city: 'Łódź' })],
			referees: [{ id: REFEREE, name }],
			seasons: [SEASON],
			meetings: [
				meeting({ place: name, city: name }),
				meeting({ id: idOf(2, 2), on: '2026-03-20', place: name })
			],
			protocols: [protocol()],
			regulation: {
				...SMALL_LEAGUE,
				texts: { 'scenarios.battle': name, 'goals.destroy': name }
			}
		});
		expect(text).not.toContain('<script');
		expect(text).not.toContain('\u202e');
		expect(text).not.toMatch(/="[^"<>]*</);
		expect(text).toContain('&lt;/td&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;');
	});

	it.each(['constructor', 'toString', 'valueOf'])(
		'names a scenario by its id if no text does: %s',
		(id) => {
			const [battle] = SMALL_LEAGUE.scenarios;
			if (!battle) throw new Error('No scenario');
			const scenarios = [{ ...battle, id }];
			const text = page({
				regulation: { ...SMALL_LEAGUE, scenarios },
				protocols: [protocol({ scenario: id })]
			});
			expect(text).toContain(`${id}.`);
			expect(text).not.toContain('native code');
		}
	);

	it('begins in the chosen language', () => {
		expect(page({}, 'pl')).toContain('<html lang="pl">');
		expect(page({}, 'pl')).toMatch(/id="language-pl"\s+checked/);
		expect(page({}, 'en')).toMatch(/id="language-en"\s+checked/);
	});

	it('has standings, coming meetings, results and regulations with this league’s numbers', () => {
		const text = page({
			regulation: OTHER,
			meetings: [meeting(), meeting({ id: idOf(2, 2), on: '2026-03-20' })],
			protocols: [protocol()]
		});
		expect(text).toContain('Battle: P 01 (light side) – P 02 (dark side): 7 : 1');
		expect(text).toContain('Battle: P 01 (light side) – P 02 (dark side)');
		expect(text).toContain('of at most 200 CP each; nothing in them is faster than 12″');
		expect(text).toContain('każda za najwyżej 200 CP');
		expect(text).toContain('Capture the artifact 2 times');
	});

	it('warns about entries that contradict each other', () => {
		const text = page({
			protocols: [protocol(), protocol({ id: idOf(5, 2), outcome: 'dark' })]
		});
		expect(text).toContain('One game has contradictory entries');
		expect(text.match(/\(contradictory reports\)/g)).toHaveLength(2);
		expect(page({ protocols: [protocol()] })).not.toContain('contradictory');
	});

	it('marks replays and void reports, and names players of walkovers', () => {
		const replay = protocol({ id: idOf(5, 2), game: 2, replay: true, outcome: 'dark' });
		const annulled = protocol({ id: idOf(5, 3), game: 3, scenario: 'transport', annulled: true });
		const absence = walkover({ game: 4, scenario: 'captureTheFlag' });
		const text = page({ protocols: [protocol(), replay, annulled], walkovers: [absence] });
		expect(text).toContain('(dark side): 3 : 7 <strong>(replay)</strong>');
		expect(text).toMatch(/Transport or Ambush: [^<]*<strong>\(void\)/);
		expect(text).toContain('Capture the Flag: walkover: P 01 present, P 02 absent');
		expect(text).toContain('3 : 7 <strong>(powtórka)</strong>');
	});

	it('has a table for each city', () => {
		const players = [player(JAN, { city: 'Kraków' }), player(OLA, { city: 'Łódź' })];
		expect(page({ players }).match(/<h3>Seniors, (Kraków|Łódź)<\/h3>/g)).toHaveLength(2);
		expect(page()).not.toContain('Seniors, ');
	});
});

describe('the text of the regulations', () => {
	const all = (language: Language, regulation = OTHER) =>
		regulationText(regulation, texts[language])
			.flatMap(({ sentences }) => sentences)
			.map(({ text }) => text)
			.join('\n');

	it.each([
		['en', 'A game: 3 points; primary objective +4 for the winner and −2 for the loser'],
		['en', 'Walkover: 6 points for the player present in one announced scenario, 1 point for'],
		['en', 'at most 48 points'],
		['pl', 'Gra: 3 punkty; cel główny: zwycięzca +4, przegrany −2'],
		[
			'pl',
			'Walkower: obecny gracz dostaje 6 punktów za jeden ogłoszony scenariusz, nieobecny 1 punkt'
		],
		['pl', 'Zdobyć artefakt 2 razy']
	] as const)('has the numbers of the league, in %s: %s', (language, sentence) => {
		expect(all(language)).toContain(sentence);
	});
});

describe('a rule of the Small League', () => {
	const differences = (rule: RuleId, regulation = OTHER) =>
		differencesFrom(rule, regulation, SMALL_LEAGUE, texts.en);

	it('is followed by what another league says in its place', () => {
		expect(differences('PL-LIG-01')).toEqual([
			'One or two armies, A and B, of at most 200 CP each; nothing in them is faster than 12″.'
		]);
		expect(differences('PL-LIG-16')[0]).toContain('Capture the artifact 2 times');
		expect(differences('PL-LIG-15')).toEqual([]);
		expect(differences('PL-LIG-12')).toHaveLength(2);
	});

	it('is followed by nothing in the Small League', () => {
		const rules: RuleId[] = ['PL-LIG-01', 'PL-LIG-10', 'PL-LIG-12', 'PL-LIG-14'];
		expect(rules.flatMap((rule) => differences(rule, SMALL_LEAGUE))).toEqual([]);
	});
});

describe('texts to send', () => {
	const plan = [
		{ scenario: 'battle', light: JAN, dark: OLA, round: 1 },
		{ scenario: 'transport', light: OLA, dark: JAN, referee: JAN, round: 2 }
	];

	it('notify nobody in a chat', () => {
		const announced = meeting({ plan, place: '@everyone', city: 'Łódź' });
		expect(announcementText(league(), announced, texts.en)).not.toContain('@everyone');
	});

	it('announce a meeting with rounds and this league’s limits', () => {
		const announced = meeting({ plan, place: 'Dom kultury', city: 'Łódź' });
		const text = announcementText(league({ regulation: OTHER }), announced, texts.en);
		expect(text.split('\n')).toEqual([
			'Mała Liga znad Wisły: meeting on Sunday, March 8, 2026',
			'',
			'Place: Dom kultury, Łódź',
			'Table: 120 × 120 cm',
			'Referee: Sędzia',
			'Armies: A and B, at most 200 CP each, nothing faster than 12″',
			'',
			'Round 1',
			'• Battle: P 01 (light side) – P 02 (dark side)',
			'',
			'Round 2',
			'• Transport or Ambush: P 02 (light side) – P 01 (dark side); referee: P 01',
			'',
			'Points: 3 for a game, +4 / −2 for the primary objective, +1 for the secondary one.',
			'If you can’t come, tell the organizer: a walkover gives 6 points to the player present and 1 point to the absent one.',
			'Send your army to the referee before the meeting.'
		]);
		expect(announcementText(league(), announced, texts.pl)).toContain('Runda 2\n• Transport');
	});

	it('say when a meeting starts, and its address', () => {
		const given = { place: 'Klub', address: 'ul. Długa 5', city: 'Łódź', startsAt: '17:30' };
		const at = { ...given, on: '2026-03-20' };
		const shown = page({ meetings: [meeting(at)] });
		expect(shown).toMatch(/March 20, 2026, 5:30\sPM/);
		expect(shown).toContain('20 marca 2026, 17:30');
		expect(shown).toContain('Klub · ul. Długa 5 · Łódź');
		const lines = announcementText(league(), meeting(at), texts.pl).split('\n');
		expect(lines[0]).toContain('piątek, 20 marca 2026, 17:30');
		expect(lines).toContain('Miejsce: Klub, ul. Długa 5, Łódź');
	});

	it('remind of reports and armies', () => {
		const held = league({ meetings: [meeting(), meeting({ id: idOf(2, 2), on: '2026-03-20' })] });
		const reports = missingReports(held, SEASON, TODAY);
		expect(reportsReminder(held, SEASON, reports, texts.en)).toContain(
			'Meeting on March 8, 2026:\n• Battle: P 01 – P 02'
		);
		const [armies] = missingArmies(held, SEASON, TODAY);
		if (!armies) throw new Error('Nobody is missing');
		expect(armiesReminder(held, armies, texts.pl)).toMatch(/20 marca 2026[^]*• P 01\n• P 02$/);
	});
});

describe('files', () => {
	it('have the meetings of the season as a calendar', () => {
		const held = league({
			meetings: [meeting({ place: 'Dom, sala 3' }), meeting({ id: idOf(2, 2), annulled: true })]
		});
		const text = seasonCalendar(held, SEASON, texts.en, '2026-03-01T10:00:00Z');
		expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
		expect(text).toContain('DTSTART;VALUE=DATE:20260308');
		expect(text).toContain('LOCATION:Dom\\, sala 3');
		expect(text).toContain('STATUS:CANCELLED');
	});

	it('have the time, the address and the changes of a meeting in the calendar', () => {
		const plan = [
			{ scenario: 'battle', light: JAN, dark: OLA },
			{ scenario: 'transport', light: OLA, dark: JAN }
		];
		const given = { place: 'Klub', address: 'ul. Długa 5', city: 'Łódź', startsAt: '17:30', plan };
		const held = league({ meetings: [meeting(given)] });
		const text = seasonCalendar(held, SEASON, texts.en, '2026-03-01T10:00:00Z', () => 2);
		expect(text).toContain('DTSTART;TZID=Europe/Warsaw:20260308T173000\r\nDURATION:PT');
		expect(text).toContain(`DURATION:PT${2 * SMALL_LEAGUE.meeting.gameMinutes}M`);
		expect(text).toContain('LOCATION:Klub\\, ul. Długa 5\\, Łódź');
		expect(text).toContain('SEQUENCE:2');
	});

	it('have a column for the city only in leagues with cities', () => {
		const held = {
			protocols: [protocol()],
			walkovers: [walkover({ game: 2, scenario: 'transport' })]
		};
		expect(standingsRows(league(held), SEASON, texts.en)[1]?.slice(0, 4)).toEqual([
			'Seniors',
			1,
			'P 01',
			14
		]);
		const players = [player(JAN, { city: 'Łódź' }), player(OLA)];
		const rows = standingsRows(league({ ...held, players }), SEASON, texts.en);
		expect(rows[0]?.slice(2, 5)).toEqual(['Player', 'City', 'Points']);
		expect(rows[1]?.slice(2, 5)).toEqual(['P 01', 'Łódź', 14]);
	});
});
