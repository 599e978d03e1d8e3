import { beforeEach, describe, expect, it } from 'vitest';
import { figureId, gameOf, YOKO_AND_DAN } from '../../../../tests/setup/table-games';
import { beginTurn } from '$lib/play/acts';
import { canonicalTable } from '$lib/play/table';
import { BrikmusterDatabase } from '$lib/store/database';
import { Games } from '$lib/store/games';
import { OpenGame } from './open-game.svelte';
import { diceChoice, Run } from './run.svelte';

const [yoko, dan] = [figureId(1, 'yoko'), figureId(2, 'dan')];
const order = {
	procedure: 'attack',
	way: 'close',
	attackers: [{ figure: yoko, weapon: 'gear-0' }],
	target: dan
} as const;

async function opened() {
	const games = new Games(new BrikmusterDatabase(`run-${crypto.randomUUID()}`), Date.now);
	const game = gameOf(YOKO_AND_DAN, '2005');
	await games.create(game);
	const stored = await games.get(game.id);
	if (!stored?.readable) throw new Error('No game');
	const open = new OpenGame(games, stored);
	open.act(beginTurn('s1'));
	return open;
}
const causes = (open: OpenGame) => open.game.events.map(({ cause }) => cause);

describe('dice that were thrown', () => {
	let open: OpenGame;
	beforeEach(async () => {
		diceChoice.choose('app');
		open = await opened();
	});

	it('are all thrown with one call, which takes the usual defense and ends with the effect', () => {
		const run = new Run(open, order, true);
		run.throwAllDice();
		expect(run.current.kind).toBe('done');
		expect(run.rolls[0]?.ask.why).toBe('attack');
		run.apply();
		expect(causes(open).at(-1)).toMatchObject({ kind: 'attack' });
		run.leave();
		expect(causes(open).at(-1)).toMatchObject({ kind: 'attack' });
	});

	it('stay in the log with their faces when the last roll is taken back, and when the order is given up', () => {
		const run = new Run(open, order, true);
		run.throwDice();
		const [first] = run.rolls;
		run.takeBack();
		expect(run.current.kind).toBe('roll');
		expect(causes(open).at(-1)).toMatchObject({
			kind: 'takenBack',
			figures: [yoko],
			targets: [dan],
			rolls: [{ why: 'attack', faces: first?.thrown.dice.map(({ throws }) => throws) }]
		});
		run.throwAllDice();
		const count = run.rolls.length;
		run.leave();
		const last = causes(open).at(-1);
		expect(last?.kind === 'takenBack' && last.rolls).toHaveLength(count);
	});

	it('stay there one by one where they are typed', () => {
		diceChoice.choose('typed');
		const run = new Run(open, order, true);
		run.type(6);
		run.takeBack();
		expect(causes(open).at(-1)).toMatchObject({ kind: 'takenBack', rolls: [{ faces: [[6]] }] });
		run.leave();
		expect(causes(open).filter(({ kind }) => kind === 'takenBack')).toHaveLength(1);
	});

	it('cannot be removed from the log by an undo, and change nothing on the table', () => {
		const before = canonicalTable(open.table);
		const run = new Run(open, order, true);
		run.throwDice();
		run.leave();
		expect(canonicalTable(open.table)).toBe(before);
		const kept = open.game.events.at(-1);
		open.undo();
		expect(open.table.turn.number).toBe(0);
		if (kept) open.takeBack(kept);
		expect(open.standing.undone.has(kept?.id ?? '')).toBe(false);
		open.redo();
	});
});
