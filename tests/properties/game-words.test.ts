import { describe, expect, it } from 'vitest';
import { seededBits } from '$lib/dice/seeded-bits';
import { play as en } from '$lib/i18n/en/play';
import { logAsMarkdown, logAsText, logLines, rollText } from '$lib/i18n/play-sentences';
import { play as pl } from '$lib/i18n/pl/play';
import { RULES_OF_COMBAT } from '$lib/rules/rulebook/combat-rules';
import { beginTurn, note, undo } from '$lib/play/acts';
import { lastToUndo, withEvent } from '$lib/play/events';
import { logOf } from '$lib/play/log';
import { STORY_TABLE } from '$lib/play/procedures/skirmish/story';
import { after, armyOf, figureId, gameOf, minifig, played } from '../setup/game';
import { randomAct, sampleGame } from './arbitrary/game-session';

const start = after(
	gameOf(
		'2005',
		armyOf([minifig('Wojak', { count: 2, gear: [{ item: 'heavyHand', name: 'topór' }] })]),
		armyOf([minifig('Ork')])
	),
	beginTurn('A')
);
const strike = {
	procedure: 'attack',
	way: 'close',
	attackers: [{ figure: figureId('A', 'Wojak', 2), weapon: 'gear-0' }],
	target: figureId('B', 'Ork')
} as const;

describe('the log in words', () => {
	const hit = played(start, strike, 'none', [4], [6, 3]).game;
	const game = after(after(hit, note('# Deszcz')), undo(lastToUndo(hit)?.id ?? ''));

	it('is plain text with the dice and the outcome', () => {
		expect(logAsText(pl, 'Most', logOf(hit), STORY_TABLE)).toBe(
			[
				'Przebieg bitwy: Most',
				'',
				'Tura 1',
				'  Tura: Army A.',
				'  Wojak 2 atakuje (cel: Ork), topór. Ork ginie.',
				'    Trafienie 1d6: 4 przeciw 4: udało się',
				'    Obrażenia 1d6+2: 6 + 3 + 2 = 11',
				''
			].join('\n')
		);
	});

	it('names what is added to a roll, so that a reader can check it', () => {
		const order = { ...strike, situation: { still: true } };
		const [entry] = logOf(played(start, order, 'none', [3], [6, 3]).game).slice(-1);
		if (!entry) throw new Error('No entry');
		expect(logLines(en, entry, STORY_TABLE).rolls[0]).toBe(
			'To hit 1d6+1: 3 + 1 (target does not move) = 4 against 4: success'
		);
		expect(logLines(pl, entry, STORY_TABLE).rolls[0]).toBe(
			'Trafienie 1d6+1: 3 + 1 (cel się nie rusza) = 4 przeciw 4: udało się'
		);
	});

	it('names what is added to each of several rolls', () => {
		const roll: Parameters<typeof rollText>[1] = {
			why: 'attack',
			dice: { rolls: [{ count: 3, sides: 6 }], bonus: 1 },
			faces: [[2], [3], [1]],
			modifiers: [{ id: 'large', value: 1 }],
			need: 3,
			total: 2,
			separately: true
		};
		expect(rollText(en, roll)).toBe('To hit, 3+: 2, 3, 1, each + 1 (large target) = 2 successes');
		expect(rollText(pl, roll)).toBe(
			'Trafienie, 3+: 2, 3, 1, do każdego + 1 (duży cel) = 2 sukcesy'
		);
	});

	it('agrees in number', () => {
		const both = [1, 2].map((number) => ({
			figure: figureId('A', 'Wojak', number),
			weapon: 'gear-0'
		}));
		const texts = (language: typeof pl, attackers: typeof both) => {
			const { game } = played(
				start,
				{ ...strike, attackers },
				'none',
				[1, 1].slice(2 - attackers.length)
			);
			const [entry] = logOf(game).slice(-1);
			return entry ? logLines(language, entry, STORY_TABLE).text : '';
		};
		expect(texts(pl, both)).toContain('Wojak 1, Wojak 2 atakują (cel: Ork)');
		expect(texts(en as typeof pl, both)).toContain('Wojak 1, Wojak 2 attack Ork');
		expect(texts(pl, both.slice(1))).toContain('Wojak 2 atakuje (cel: Ork)');
	});

	it('tells a collision of a vehicle, with something of an army or without (PL-QW-13)', () => {
		const [vehicle, foe] = [figureId('A', 'Wojak', 1), figureId('B', 'Ork')];
		const crash = { kind: 'attack' as const, way: 'crash' as const, rolls: [], results: [] };
		const told = (texts: typeof pl, targets: string[]) => {
			const cause = { ...crash, attackers: [{ figure: vehicle }], targets };
			const [entry] = logOf(withEvent(start, { id: 'e', by: 'a' }, cause, [])).slice(-1);
			return entry ? logLines(texts, entry, STORY_TABLE).text : '';
		};
		expect(told(pl, [foe])).toBe('Wojak 1: zderzenie (przeszkoda: Ork).');
		expect(told(pl, [])).toBe('Wojak 1: zderzenie.');
		expect(told(en as typeof pl, [foe])).toBe('Wojak 1 crashes into Ork.');
	});

	it('is Markdown that keeps what players write, and marks what is taken back', () => {
		expect(logAsMarkdown(en, 'Bridge', logOf(game), STORY_TABLE)).toBe(
			[
				'# Battle log: Bridge',
				'',
				'## Turn 1',
				'',
				'- Turn of Army A.',
				'- Taken back: Wojak 2 attacks Ork (topór): Ork falls.',
				'  - To hit 1d6: 4 against 4: success',
				'  - Damage 1d6+2: 6 + 3 + 2 = 11',
				'- \\# Deszcz',
				''
			].join('\n')
		);
	});

	it('says what is against the rules, with its rule', () => {
		const twice = played(hit, strike, [1]).game;
		const last = logOf(twice).at(-1);
		expect(last && logLines(en, last, STORY_TABLE).objections).toEqual([
			'Wojak 2 uses the same weapon twice in a turn. (PL-CC-01)',
			'Ork is not on the table.'
		]);
	});

	it.each(RULES_OF_COMBAT)('has words for whatever happens in a game of %s', (rules) => {
		const bits = seededBits(7);
		let random = sampleGame(rules);
		for (let n = 0; n < 60; n += 1) {
			const { cause, changes } = randomAct(random, bits);
			random = withEvent(random, { id: `e${n}`, by: 'a' }, cause, changes);
		}
		for (const texts of [en, pl]) {
			const text = logAsText(texts, 'X', logOf(random), STORY_TABLE);
			expect(text).not.toMatch(/undefined|NaN|\[object|null|\/0:(?!q)/);
			expect(text.split('\n').length).toBeGreaterThan(60);
		}
	});
});
