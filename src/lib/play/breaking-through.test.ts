import { describe, expect, it } from 'vitest';
import { play as en } from '$lib/i18n/en/play';
import { logLines } from '$lib/i18n/play-sentences';
import { play as pl } from '$lib/i18n/pl/play';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { after, armyOf, figureId, gameOf, minifig, play, played } from '../../../tests/setup/game';
import { beginTurn, byHand } from './acts';
import { tableOf } from './fold';
import type { Game } from './game-file';
import { logOf } from './log';
import type { AttackOrder } from './procedures/order';
import { STORY_TABLE } from './procedures/skirmish/story';
import { possibilitiesOf } from './turn-help';

const squadOf = (unit: string) => ({
	squads: [{ id: 'q', name: 'Guards', members: [{ unit, count: 3 }] }]
});
const start = (rules: CombatRules) =>
	after(
		gameOf(
			rules,
			armyOf([minifig('lancer', { count: 3, gear: [{ item: 'twoHanded' }] })], squadOf('lancer')),
			armyOf(
				[minifig('guard', { count: 3, name: 'Guard' }), minifig('sentry'), minifig('runner')],
				squadOf('guard')
			)
		),
		beginTurn('A')
	);
const lancers = [1, 2, 3].map((number) => figureId('A', 'lancer', number));
const [first = '', second = '', third = ''] = [1, 2, 3].map((n) => figureId('B', 'guard', n));
const [sentry, runner] = [figureId('B', 'sentry'), figureId('B', 'runner')];
const squad = 'B/0:q';

/** Three lancers run 8″ into the squad: four dice of momentum, of which their sizes allow three. */
const ride = (more: Partial<AttackOrder> = {}): AttackOrder => ({
	procedure: 'attack',
	way: 'charge',
	attackers: lancers.map((figure) => ({ figure })),
	target: first,
	squad,
	run: 8,
	ram: true,
	...more
});
const braced = (game: Game, ...figures: string[]) =>
	after(
		game,
		byHand(figures.map((figure) => ({ kind: 'flag', figure, flag: 'braced', on: true })))
	);
const stateOf = (game: Game, id: string) => tableOf(game).figures.get(id);
const inSquad = (game: Game) =>
	[first, second, third].filter((id) => stateOf(game, id)?.links.squad === squad);
const resultsOf = (cause: object) =>
	(cause as { results: { figure: string; result: string; amount?: number }[] }).results.map(
		({ figure, result, amount }) => `${figure} ${result}${amount === undefined ? '' : ` ${amount}`}`
	);
const MILD = [2, 1, 1];

describe('a squad that breaks through a line (PL-SQM-09)', () => {
	const game = braced(start('2005'), sentry);
	const line = ride({ others: [second, third, sentry, runner] });
	// A damage of 4 kills nobody. The momentum is 5 + 2 + 1 = 8 for all.
	const through = played(
		game,
		line,
		...['none', 'none', 'bail', 'none'],
		...[MILD, [5, 2, 1]],
		// 8 less the size of the first guard: 7″, off the base. The second stays on it, and is run over.
		...['yes', 'no', 'no', 'yes'],
		// The third leaps 3″ away; the sentry has braced: 8 less 5 and its size.
		...[[3], 'yes', [5], 'no'],
		'no'
	);

	it('meets one defender after another with one roll of momentum', () => {
		expect(resultsOf(through.done.cause)).toEqual([
			`${first} noEffect`,
			`${first} pushed 7`,
			`${first} tornOut`,
			`${second} noEffect`,
			`${second} pushed 7`,
			// The damage of 4 and a point for each of the three lancers.
			`${second} smashed 3`,
			`${second} killed`,
			`${third} bailed`,
			`${sentry} noEffect`,
			`${sentry} pushed 2`,
			`${runner} noEffect`,
			`${runner} pushed 7`
		]);
		expect(through.done.rules).toEqual(expect.arrayContaining(['PL-CCB-04', 'PL-SQM-09']));
		expect(through.done.cause).toMatchObject({ targets: [first, second, third, sentry, runner] });
	});

	it('tears those out of their squad who fly off its base', () => {
		expect(inSquad(through.game)).toEqual([second, third]);
		expect(stateOf(through.game, first)?.flags).toMatchObject({ prone: true, disrupted: true });
		expect(stateOf(through.game, third)?.flags).toMatchObject({ prone: true });
		expect(stateOf(through.game, third)?.counts.responses).toBe(1);
	});

	it('stops at the first who holds, and nobody behind leaps for nothing', () => {
		// 3 + 1 + 1 = 5 does not exceed the 4 of the sentry by more than its size.
		const held = played(
			game,
			ride({ target: third, others: [sentry, runner] }),
			...['none', 'bail', MILD, [3, 1, 1], 'no', 'no', [4]]
		);
		expect(resultsOf(held.done.cause)).toEqual([
			`${third} noEffect`,
			`${third} pushed 4`,
			`${sentry} noEffect`
		]);
		expect(inSquad(held.game)).toHaveLength(3);
		expect(stateOf(held.game, runner)?.counts.responses).toBeUndefined();
	});

	it('goes on to the next one where the first leaps away', () => {
		const done = play(
			game,
			ride({ others: [second] }),
			...['bail', 'none', [4], 'yes'],
			...[MILD, [5, 2, 1], 'no', 'no']
		);
		expect(resultsOf(done.cause)).toEqual([
			`${first} bailed`,
			`${second} noEffect`,
			`${second} pushed 7`
		]);
	});

	it('strikes one who does not get away', () => {
		const order = ride({ others: [second] });
		const done = play(game, order, 'bail', 'none', [4], 'no', [5, 2, 1], [5, 2, 1]);
		expect(resultsOf(done.cause)).toEqual([`${first} killed`, `${second} killed`]);
	});

	it('is in the log in both languages', () => {
		const entry = logOf(through.game).at(-1);
		if (!entry) throw new Error('No entry');
		const [english, polish] = [en, pl].map((texts) => logLines(texts, entry, STORY_TABLE).text);
		expect(english).toContain('Guard 1 is pushed 7″; Guard 1 is torn out of its squad; Guard 2');
		expect(polish).toContain('Guard 1: wyrwanie z oddziału');
	});
});

describe('a braced squad that a charge throws (PL-SQM-09)', () => {
	const order = ride({ braced: true });

	it('flies with its whole base, and nobody leaves it', () => {
		// 9 against 1 + 1 + 2 and the three of the squad.
		const done = play(
			start('2005'),
			order,
			first,
			MILD,
			MILD,
			...[lancers[0] ?? '', ...[[5, 2, 2], [1, 1, 2], 'no']]
		);
		expect(resultsOf(done.cause)).toEqual([
			`${first} noEffect`,
			`${lancers[0]} noEffect`,
			...[first, second, third].map((id) => `${id} pushed 2`)
		]);
	});

	it('is scattered if it is run over then', () => {
		const { game, done } = played(
			start('2005'),
			order,
			first,
			MILD,
			MILD,
			...[lancers[0] ?? '', ...[[5, 2, 2], [1, 1, 2], 'yes']]
		);
		expect(resultsOf(done.cause).slice(-3)).toEqual([
			`${first} smashed 3`,
			`${first} killed`,
			`${squad} scattered`
		]);
		expect(inSquad(game)).toEqual([first]);
		const entry = logOf(game).at(-1);
		if (!entry) throw new Error('No entry');
		expect(logLines(en, entry, STORY_TABLE).text).toContain('Guards is scattered');
		expect(logLines(pl, entry, STORY_TABLE).text).toContain('Guards: rozbicie oddziału');
	});

	it('flies without the member that the charge killed, and another is crushed', () => {
		const { game, done } = played(
			start('2005'),
			order,
			first,
			[5, 2, 1],
			MILD,
			...[
				lancers[0] ?? '',
				// 9 against 4 and the two who are left.
				...[[5, 2, 2], [1, 1, 2], 'yes', third]
			]
		);
		expect(resultsOf(done.cause)).toEqual([
			`${first} killed`,
			`${lancers[0]} noEffect`,
			...[second, third].map((id) => `${id} pushed 3`),
			`${third} smashed 3`,
			`${third} noEffect`,
			`${squad} scattered`
		]);
		expect(inSquad(game)).toEqual([first]);
	});

	it('is one body behind others, too', () => {
		const game = braced(start('2005'), first, second, third);
		const { squad: _, ...alone } = ride({ target: runner, others: [first, second, sentry] });
		// The runner has no opposition; the squad opposes 8 with 2 + 2 + 2, and is too large to fly.
		const done = play(game, alone, 'none', 'none', MILD, [5, 2, 1], 'no', second, [2, 2, 2]);
		expect(resultsOf(done.cause)).toEqual([
			`${runner} noEffect`,
			`${runner} pushed 7`,
			`${second} noEffect`
		]);
	});
});

describe('editions without squads', () => {
	it('ask nothing about the base of a squad', () => {
		const game = start('2010');
		const single = { ...ride(), attackers: lancers.slice(0, 1).map((figure) => ({ figure })) };
		const done = play(game, single, 'none', [5], [2], 'no');
		expect(resultsOf(done.cause)).toEqual([`${first} pushed 3`]);
	});
});

describe('the members who may charge together', () => {
	const chargers = (game: Game, id = lancers[1] ?? '') =>
		possibilitiesOf(game, tableOf(game), id)?.chargers;
	const [one = '', two = '', three = ''] = lancers;

	it('are the able ones of a squad with an action, in its own turn', () => {
		const game = start('2005');
		expect(chargers(game)).toEqual([two, one, three]);
		const disrupted = byHand([{ kind: 'flag', figure: one, flag: 'disrupted', on: true }]);
		expect(chargers(after(game, disrupted))).toEqual([two, three]);
		expect(chargers(game, first)).toEqual([]);
		expect(chargers(game, runner)).toEqual([]);
	});

	it('are none after another deed of the squad, or where squads are unknown', () => {
		const test = { procedure: 'test', figure: one, difficulty: 3 } as const;
		expect(chargers(played(start('2005'), test, [4]).game)).toEqual([]);
		expect(chargers(start('2010'))).toEqual([]);
	});
});
