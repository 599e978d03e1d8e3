import { describe, expect, it } from 'vitest';
import type { Act } from '$lib/play/acts';
import { activate, beginTurn, byHand, move } from '$lib/play/acts';
import { stepsOf, tableOf } from '$lib/play/fold';
import { objectionsOf } from '$lib/play/objections';
import type { Done, Order } from '$lib/play/procedures';
import { has } from '$lib/play/table';
import { after, armyOf, figureId, gameOf, model, play, played } from '../setup/game';

// The example of play of the skirmish, L384–438: its turns follow each other in one game.
const [boromir, merry, pippin] = ['boromir', 'merry', 'pippin'].map((id) => figureId('A', id)) as [
	string,
	string,
	string
];
const orc = (number: number) => figureId('B', 'orc', number);
const archers = [1, 2, 3, 4, 5, 6].map((number) => figureId('B', 'archer', number));
const halfling = {
	stature: 'minion',
	traits: ['short', 'poor'],
	storyProtection: true
} as const;
const uruk = { stature: 'minion', traits: ['athletic'], count: 6 } as const;

let game = gameOf(
	'skirmish',
	armyOf(
		[
			model('boromir', { stature: 'good', gear: ['shield'], traits: ['athletic'] }),
			model('merry', { ...halfling, traits: [...halfling.traits] }),
			model('pippin', { ...halfling, traits: [...halfling.traits] })
		],
		{},
		'skirmish'
	),
	armyOf(
		[
			model('orc', { ...uruk, traits: [...uruk.traits], gear: ['shield'] }),
			model('archer', { ...uruk, traits: [...uruk.traits], weapon: 'missile' })
		],
		{},
		'skirmish'
	)
);

type Given = readonly (readonly number[] | string)[];
const now = (act: Act): void => {
	game = after(game, act);
};
const plays = (order: Order, ...given: Given): Done => {
	const next = played(game, order, ...given);
	game = next.game;
	return next.done;
};
const turnOf = (side: string, ...figures: string[]): void => {
	now(beginTurn(side));
	now(activate(side, figures));
};
const points = (side: string) => tableOf(game).sides.get(side)?.tallies.storyPoints ?? 0;
const is = (id: string, flag: 'fallen' | 'endangered') => {
	const state = tableOf(game).figures.get(id);
	return state !== undefined && has(state, flag);
};
const test = (
	figure: string,
	opponent: string,
	more: { dice?: number; shield?: number; fallBack?: boolean }
): Order => ({ procedure: 'defence', figure, opponent, dice: 0, ...more });
const basic = (figure: string, opponent: string, dice: number): Order => ({
	procedure: 'strike',
	way: 'basic',
	figure,
	opponent,
	dice
});
const free = (figure: string, opponent: string): Order => ({
	procedure: 'freeAttack',
	figure,
	opponent
});
const volley: Order = { procedure: 'volley', shooters: archers, targets: [boromir] };
const passed = { success: true };
const failed = { success: false };
const missed = { results: [{ result: 'missed' }] };

describe('turn 1 of the example of play', () => {
	it('brings the orcs 6 + 6 = 12″ into contact, without dice left (NS-EX5a, L402)', () => {
		const orcs = [1, 2, 3, 4, 5, 6].map(orc);
		turnOf('B', ...orcs);
		const run = plays({ procedure: 'groupMove', figures: orcs, dice: 1, free: 1 }, [5, 5]);
		expect(run.cause).toMatchObject({ how: 'group', inches: 12 });
		expect(tableOf(game).figures.get(orc(1))?.counts).toMatchObject({ dice: 1, freeDice: 1 });
	});

	it('lets Boromir slay one orc and block another with shield dice alone (NS-EX5b, L406)', () => {
		turnOf('A', boromir);
		expect(plays(test(boromir, orc(1), { shield: 1 })).cause).toMatchObject({
			...passed,
			rolls: []
		});
		// Two successes: even if the shield takes one, the other is enough.
		const shielded = play(game, basic(boromir, orc(1), 2), [5, 6], 'yes');
		expect(shielded.cause).toMatchObject({
			results: [
				{ figure: orc(1), result: 'cancelled', amount: 1 },
				{ figure: orc(1), result: 'slain' }
			]
		});
		plays(basic(boromir, orc(1), 2), [5, 6], 'no');
		expect([is(orc(1), 'fallen'), points('A')]).toEqual([true, 0]);
		expect(plays(test(boromir, orc(2), { shield: 1 })).cause).toMatchObject(passed);
	});

	it('opens Boromir to two free attacks after a move of 2″ by the last die (NS-EX5b, L406)', () => {
		now(move([boromir], 2));
		now(byHand([{ kind: 'count', figure: boromir, of: 'dice', by: 1 }]));
		for (const [opponent, face] of [
			[orc(3), 4],
			[orc(4), 2]
		] as const) {
			const open = plays(test(boromir, opponent, {}));
			expect(open.cause).toMatchObject(failed);
			expect(open.follow).toEqual([free(opponent, boromir)]);
			expect(plays(open.follow[0] as Order, [face]).cause).toMatchObject(missed);
		}
		expect([is(boromir, 'fallen'), points('B')]).toEqual([false, 0]);
	});
});

describe('turn 2 of the example of play', () => {
	it('has two orcs defend against Pippin by their shields, and miss (NS-EX5c, L410)', () => {
		turnOf('B', ...[2, 3, 4, 5, 6].map(orc));
		const first = plays(test(orc(5), pippin, { shield: 2 }), [5, 5]);
		expect(first.cause).toMatchObject({ ...passed, difficulty: 3 });
		expect(plays(basic(orc(5), pippin, 1), [2]).cause).toMatchObject(missed);
		expect(plays(test(orc(6), pippin, { shield: 2 }), [5, 1]).cause).toMatchObject(passed);
		expect(plays(basic(orc(6), pippin, 1), [3]).cause).toMatchObject(missed);
	});

	it('makes it a 5 to fall back, and a 3 to defend with a shield die (NS-EX5c, L410)', () => {
		const back = (face: number) =>
			play(game, test(orc(3), boromir, { dice: 1, fallBack: true }), [face]).cause;
		expect(back(5)).toMatchObject({ way: 'fallBack', difficulty: 5, ...passed });
		expect(back(4)).toMatchObject(failed);
		expect(plays(test(orc(3), merry, { shield: 1 }), [5]).cause).toMatchObject(passed);
		expect(plays(test(orc(3), boromir, { shield: 1 }), [3]).cause).toMatchObject(passed);
		now(move([orc(3)], 4));
	});

	it('lets a failed defence be tried again with another die before the free attack (NS-15, L410)', () => {
		expect(plays(test(orc(4), merry, { shield: 1 }), [4]).cause).toMatchObject(passed);
		const again = plays(test(orc(4), boromir, { shield: 1 }), [2], 'add', [3]);
		expect(again.cause).toMatchObject({
			...passed,
			rolls: [
				{ faces: [[2]], success: false },
				{ faces: [[3]], success: true }
			]
		});
		expect(again.follow).toEqual([]);
		expect(tableOf(game).figures.get(orc(4))?.counts).toMatchObject({ dice: 1, shieldDice: 2 });
		now(move([orc(4)], 2));
	});

	it('keeps Boromir’s 6 a 6, and gives the archers a story point by a 6 on five dice (NS-EX5d, L414)', () => {
		turnOf('A', boromir);
		const run = plays({ procedure: 'groupMove', figures: [boromir], dice: 1, free: 0 }, [6]);
		expect(run.cause).toMatchObject({ inches: 6 });
		const shot = plays(volley, [1, 6, 2, 3, 5], 'yes');
		expect(shot.cause).toMatchObject({
			rolls: [{ dice: { rolls: [{ count: 5, sides: 6 }] }, total: 1 }],
			results: [{ figure: boromir, result: 'cancelled', amount: 1 }]
		});
		expect(points('B')).toBe(1);
	});

	it('has three undefended orcs hit Boromir once, for a second story point (NS-EX5d, L414)', () => {
		expect(plays(test(boromir, orc(2), { shield: 1 })).cause).toMatchObject(passed);
		expect(plays(basic(boromir, orc(2), 2), [1, 2]).cause).toMatchObject(missed);
		for (const [number, face] of [
			[3, 2],
			[4, 5],
			[6, 4]
		] as const) {
			const { follow } = plays(test(boromir, orc(number), {}));
			plays(follow[0] as Order, [face]);
		}
		expect(tableOf(game).figures.get(boromir)?.counts.hits).toBe(1);
		expect([is(boromir, 'fallen'), points('B')]).toEqual([false, 2]);
	});
});

describe('turn 3 of the example of play', () => {
	it('hits Boromir once more, for a third story point (NS-EX5e, L418)', () => {
		turnOf('B', ...[2, 3, 4, 5, 6].map(orc));
		expect(plays(test(orc(5), pippin, { shield: 2 }), [3, 3]).cause).toMatchObject(passed);
		expect(plays(basic(orc(5), pippin, 1), [1]).cause).toMatchObject(missed);
		now(move([orc(2)], 4));
		expect(plays(test(orc(3), boromir, { shield: 2 }), [3, 1]).cause).toMatchObject(passed);
		expect(plays(test(orc(4), boromir, { shield: 2 }), [2, 4]).cause).toMatchObject(passed);
		plays(basic(orc(3), boromir, 1), [5], 'no');
		expect(plays(basic(orc(4), boromir, 1), [3]).cause).toMatchObject(missed);
		const split = plays(test(orc(6), pippin, { shield: 1 }), [2], 'no');
		expect(split.cause).toMatchObject(failed);
		expect(plays(split.follow[0] as Order, [4]).cause).toMatchObject(missed);
		expect(plays(test(orc(6), boromir, { shield: 1 }), [5]).cause).toMatchObject(passed);
		expect(plays(basic(orc(6), boromir, 1), [1]).cause).toMatchObject(missed);
		expect([is(boromir, 'fallen'), points('B')]).toEqual([false, 3]);
	});

	it('slays Boromir by three 6s of a bought volley, with or without the shield (NS-EX5e, L418)', () => {
		// No 6, which would give the heroes a point.
		const dice = [5, 5, 5];
		const spent = plays({ procedure: 'story', side: 'B', points: 3 }, dice, '15');
		expect(spent.cause).toMatchObject({ event: 15, rolls: [{ total: 15 }] });
		expect(points('B')).toBe(0);
		const bought: Order = { ...volley, story: true };
		const arrows = [6, 6, 6, 1, 4] as const;
		expect(play(game, bought, arrows, 'yes').cause).toMatchObject({
			results: [{ result: 'cancelled' }, { figure: boromir, result: 'slain' }]
		});
		plays(bought, arrows, 'no');
		expect(is(boromir, 'fallen')).toBe(true);
	});
});

describe('the heroes’ turn 3 of the example of play', () => {
	it('lets Pippin fall back with a 5 (NS-EX5f, L422)', () => {
		turnOf('A', merry, pippin);
		const back = plays(test(pippin, orc(5), { dice: 1, fallBack: true }), [5]);
		expect(back.cause).toMatchObject({ way: 'fallBack', difficulty: 5, ...passed });
		expect(tableOf(game).figures.get(pippin)?.counts).toMatchObject({ dice: 1 });
		now(move([pippin], 4));
	});

	it('endangers Merry, who spends no die, and gives a story point for Merry’s hit (NS-EX5f, L422)', () => {
		const before = points('B');
		const open = plays(test(merry, orc(2), {}), 'no');
		expect(open.cause).toMatchObject(failed);
		plays(open.follow[0] as Order, [5]);
		expect([is(merry, 'endangered'), is(merry, 'fallen')]).toEqual([true, false]);
		expect(points('B')).toBe(before + 1);
		// The failed defence does not forbid the attack.
		const hit = plays(basic(merry, orc(2), 1), [5], 'yes');
		expect(hit.cause).toMatchObject({ results: [{ figure: orc(2), result: 'cancelled' }] });
		expect([is(orc(2), 'fallen'), points('A')]).toEqual([false, 1]);
	});
});

describe('turn 4 of the example of play', () => {
	it('moves four orcs at least 3″ by their free die (NS-EX5g, L426)', () => {
		const orcs = [3, 4, 5, 6].map(orc);
		turnOf('B', ...orcs);
		const chase: Order = { procedure: 'groupMove', figures: orcs, dice: 0, free: 1 };
		expect(play(game, chase, [1]).cause).toMatchObject({ inches: 3 });
		expect(plays(chase, [2]).cause).toMatchObject({ inches: 3 });
	});

	it('cancels the hits of both halflings at two orcs who fail, for points 2 and 3 (NS-EX5g, L426)', () => {
		for (const [number, foe, face] of [
			[3, merry, 5],
			[4, pippin, 6]
		] as const) {
			const open = plays(test(orc(number), foe, { shield: 1 }), [2], 'no');
			expect(open.follow).toEqual([free(foe, orc(number))]);
			const hit = plays(open.follow[0] as Order, [face], 'yes');
			expect(hit.cause).toMatchObject({ results: [{ result: 'cancelled', amount: 1 }] });
		}
		expect(plays(test(orc(5), pippin, { shield: 1 }), [3]).cause).toMatchObject(passed);
		expect(points('A')).toBe(3);
	});

	it('buys two dice for three points with a total of 9, of which one success would slay (NS-EX5g, L426)', () => {
		const spent = plays({ procedure: 'story', side: 'A', points: 3 }, [2, 3, 4], '9');
		expect(spent.cause).toMatchObject({ event: 9, rolls: [{ total: 9 }] });
		expect(points('A')).toBe(0);
		const more = { ...basic(merry, orc(3), 2), bought: true } as Order;
		// The shield of this orc is used, so that nothing is asked.
		const lucky = play(game, more, [5, 1]);
		expect(lucky.cause).toMatchObject({ results: [{ figure: orc(3), result: 'slain' }] });
		expect(plays(more, [4, 2]).cause).toMatchObject({ way: 'free', ...missed });
		for (const [number, foe, face] of [
			[3, merry, 1],
			[4, pippin, 4],
			[5, pippin, 3]
		] as const) {
			expect(plays(basic(orc(number), foe, 1), [face]).cause).toMatchObject(missed);
		}
	});

	it('lets Merry run away from the only foe with a 5 (NS-EX5h, L430)', () => {
		turnOf('A', merry);
		const back = plays(test(merry, orc(3), { dice: 1, fallBack: true }), [5]);
		expect(back.cause).toMatchObject({ difficulty: 5, ...passed });
		expect(play(game, test(pippin, orc(4), { dice: 1, fallBack: true }), [4]).cause).toMatchObject(
			failed
		);
	});
});

describe('turn 5 of the example of play', () => {
	it('gives Pippin a point for a hit on a shield, and endangers Pippin (NS-EX5h, L434)', () => {
		const around = [4, 5, 6, 2].map(orc);
		turnOf('B', orc(3), ...around);
		const open = plays(test(orc(4), pippin, { shield: 1 }), [1], 'no');
		const hit = plays(open.follow[0] as Order, [6], 'yes');
		expect(hit.cause).toMatchObject({ results: [{ result: 'cancelled' }] });
		expect(points('A')).toBe(1);
		const [, ...others] = around;
		for (const id of others) {
			expect(plays(test(id, pippin, { shield: 1 }), [4]).cause).toMatchObject(passed);
		}
		const faces = [2, 4, 5, 1];
		for (const [place, id] of around.entries()) {
			plays(basic(id, pippin, 1), [faces[place] ?? 0]);
		}
		expect([is(pippin, 'endangered'), is(pippin, 'fallen')]).toEqual([true, false]);
	});
});

describe('the whole example of play', () => {
	it('meets no objection', () => {
		const objections = stepsOf(game).flatMap((step) => objectionsOf(game, step));
		expect(objections).toEqual([]);
	});
});
