import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { verdictText } from '$lib/cards/model/verdict-text';
import { logAsMarkdown, logAsText } from '$lib/i18n/play-sentences';
import { missingArmies, missingReports } from '$lib/league/planning/reminders';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import { readSubmission } from '$lib/league/submission';
import { judgeSubmission } from '$lib/league/verdict';
import { beginTurn, note } from '$lib/play/acts';
import { logOf } from '$lib/play/log';
import { STORY_TABLE } from '$lib/play/procedures/skirmish/story';
import { announcementText } from '$lib/publication/announcement';
import { armiesReminder, reportsReminder } from '$lib/publication/reminders';
import { loadPublicationTexts, type PublicationTexts } from '$lib/publication/texts';
import { catalogues } from './setup/catalogues';
import { after, armyOf as gameArmy, gameOf, minifig } from './setup/game';
import { armyOf, idOf, JAN, league, meeting, OLA, player, submission } from './setup/league';

const LOUD = '@everyone <@1234> @here';
const SEASON = { id: '2026-1', opened: '2026-03-01' };
const TODAY = '2026-03-10';
const { en } = catalogues;

const leagueOf = league({
	name: LOUD,
	players: [player(JAN, { name: LOUD }), player(OLA)],
	meetings: [meeting({ place: LOUD }), meeting({ id: idOf(2, 2), on: '2026-03-20', place: LOUD })]
});

function verdict(): string {
	const sent = { ...submission(), armies: { A: armyOf(40, { name: LOUD }) } };
	const reading = readSubmission({ ...sent, player: { ...sent.player, name: LOUD } });
	if (!reading.ok) throw new Error('no submission');
	const judged = judgeSubmission(reading, { state: 'none' }, { regulation: SMALL_LEAGUE });
	const decided = { decision: 'reject', decidedOn: TODAY, notes: LOUD } as const;
	const texts = { builder: en, cards: en.cards, leagues: en.leagues };
	return verdictText({ verdict: judged, league: leagueOf, decided }, texts, 'en');
}

function gameLog() {
	const army = gameArmy([minifig(LOUD)]);
	const start = after(gameOf('2005', army, gameArmy([minifig('Ork')])), beginTurn('A'));
	return logOf(after(start, note(LOUD)));
}

let texts: PublicationTexts;
beforeAll(async () => {
	texts = await loadPublicationTexts('en');
});

/** All functions that make a text for chats, by the file they are in. Those of lists have a test beside them. */
const CHAT_TEXTS: Readonly<Record<string, readonly (() => string)[]>> = {
	'cards/model/verdict-text.ts': [verdict],
	'i18n/play-sentences.ts': [
		() => logAsText(en.play, LOUD, gameLog(), STORY_TABLE),
		() => logAsMarkdown(en.play, LOUD, gameLog(), STORY_TABLE)
	],
	'publication/announcement.ts': [
		() => announcementText(leagueOf, meeting({ place: LOUD }), texts)
	],
	'publication/reminders.ts': [
		() => reportsReminder(leagueOf, SEASON, missingReports(leagueOf, SEASON, TODAY), texts),
		() =>
			missingArmies(leagueOf, SEASON, TODAY)
				.map((armies) => armiesReminder(leagueOf, armies, texts))
				.join('\n')
	]
};

describe('texts for chats', () => {
	it.each(Object.entries(CHAT_TEXTS))('notify nobody: %s', (_, made) => {
		for (const text of made.map((make) => make())) {
			expect(text).toContain('@\u200beveryone');
			expect(text).not.toMatch(/@(?:everyone|here|\d)/);
		}
	});

	it('are all tried here', () => {
		const files = readdirSync('src/lib', { recursive: true, encoding: 'utf8' });
		const found = files
			.filter((file) => file.endsWith('.ts'))
			.flatMap((file) => {
				const count =
					readFileSync(`src/lib/${file}`, 'utf8').match(/\): ChatText \{/g)?.length ?? 0;
				return count > 0 ? [[file, count]] : [];
			});
		const tried = Object.entries(CHAT_TEXTS).map(([file, made]) => [file, made.length]);
		expect(Object.fromEntries(found)).toEqual(Object.fromEntries(tried));
	});
});
