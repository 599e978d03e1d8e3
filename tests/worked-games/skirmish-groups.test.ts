import { describe, expect, it } from 'vitest';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { formatFraction } from '$lib/dice/exact/fraction';
import { activate, beginTurn, byHand } from '$lib/play/acts';
import { tableOf } from '$lib/play/fold';
import { oddsOf } from '$lib/play/odds';
import type { Game } from '$lib/play/game-file';
import type { Order } from '$lib/play/procedures';
import { has } from '$lib/play/table';
import type { Figure } from '$lib/rules/choices';
import { after, armyOf, figureId, gameOf, model, play, played } from '../setup/game';

const isSlain = (game: Game, id: string) => {
	const state = tableOf(game).figures.get(id);
	return state !== undefined && has(state, 'fallen');
};
const begun = (a: readonly Figure[], b: readonly Figure[], active: readonly string[]) =>
	after(
		after(gameOf('skirmish', armyOf(a, {}, 'skirmish'), armyOf(b, {}, 'skirmish')), beginTurn('A')),
		activate('A', active)
	);
const defend = (
	figure: string,
	opponent: string,
	more: { dice?: number; shield?: number; fallBack?: boolean }
): Order => ({ procedure: 'defence', figure, opponent, dice: 0, ...more });

describe('Conan and six bandits below 24 archers (NS-EX2, skirmish L218)', () => {
	const conan = figureId('A', 'conan');
	const bandits = [1, 2, 3, 4, 5, 6].map((number) => figureId('A', 'bandit', number));
	const shooters = Array.from({ length: 24 }, (_, n) => figureId('B', 'archer', n + 1));
	const group = [conan, ...bandits];
	const game = begun(
		[
			model('conan', { stature: 'good', gear: ['shield'] }),
			model('bandit', { stature: 'minion', count: 6 })
		],
		[model('archer', { stature: 'minion', weapon: 'missile', count: 24 })],
		group
	);
	const volley: Order = { procedure: 'volley', shooters, targets: group };
	const faces = [...Array<number>(4).fill(6), ...Array<number>(17).fill(3)];

	it('lets 21 of the archers shoot, and two bandits fall of four hits', () => {
		const shot = played(game, volley, faces, 'no');
		expect(shot.done.cause).toMatchObject({
			rolls: [{ dice: { rolls: [{ count: 21, sides: 6 }] }, total: 4 }]
		});
		expect(group.filter((id) => isSlain(shot.game, id))).toHaveLength(2);
		expect(isSlain(shot.game, conan)).toBe(false);
		expect(tableOf(shot.game).figures.get(conan)?.counts.hits).toBe(2);
	});

	it('leaves Conan one hit if the shield takes the other', () => {
		const shot = played(game, volley, faces, 'yes');
		expect(tableOf(shot.game).figures.get(conan)?.counts.hits).toBe(1);
	});
});

describe('Aragorn among three orcs (NS-EX4, skirmish L266)', () => {
	const aragorn = figureId('A', 'aragorn');
	const [one, two, three] = [1, 2, 3].map((number) => figureId('B', 'orc', number)) as [
		string,
		string,
		string
	];
	const game = begun(
		[model('aragorn', { stature: 'good', gear: ['shield'] })],
		[model('orc', { stature: 'minion', count: 3 })],
		[aragorn]
	);
	const strike: Order = {
		procedure: 'strike',
		way: 'basic',
		figure: aragorn,
		opponent: one,
		dice: 2
	};

	it('blocks two by shield dice, slays one with 4 and 6, and falls back from the third with a 3', () => {
		const blocked = played(game, defend(aragorn, one, { shield: 1 }));
		expect(blocked.done.cause).toMatchObject({ success: true, rolls: [] });
		const slain = played(blocked.game, strike, [4, 6]);
		expect(slain.done.cause).toMatchObject({ results: [{ figure: one, result: 'slain' }] });
		const second = played(slain.game, defend(aragorn, two, { shield: 1 }));
		expect(second.done.cause).toMatchObject({ success: true, rolls: [] });
		const back = played(second.game, defend(aragorn, three, { dice: 1, fallBack: true }), [3]);
		expect(back.done.cause).toMatchObject({ way: 'fallBack', difficulty: 3, success: true });
		expect(back.done.follow).toEqual([]);
		// All three general and both shield dice are used.
		expect(tableOf(back.game).figures.get(aragorn)?.counts).toMatchObject({
			dice: 3,
			shieldDice: 2
		});
		expect(isSlain(back.game, aragorn)).toBe(false);
	});

	it('slays an orc with two dice 5 times in 9, and falls back 2 times in 3', () => {
		const odds = oddsOf(exact, game, tableOf(game), strike)?.outcomes.hit;
		// 1 − (4/6)².
		expect(odds && formatFraction(odds)).toBe('5/9');
		for (const face of [1, 2, 3, 4, 5, 6]) {
			const back = play(
				game,
				defend(aragorn, three, { dice: 1, fallBack: true }),
				[face],
				...(face < 3 ? ['no'] : [])
			);
			expect(back.cause).toMatchObject({ success: face >= 3 });
		}
	});
});

describe('a hero with a shield (NS-EX1, skirmish L184)', () => {
	it('holds off five enemies without a throw, and has no die left', () => {
		const hero = figureId('A', 'hero');
		const foes = [1, 2, 3, 4, 5].map((number) => figureId('B', 'foe', number));
		let game = begun(
			[model('hero', { stature: 'good', gear: ['shield'] })],
			[model('foe', { count: 5 })],
			[hero]
		);
		for (const [place, foe] of foes.entries()) {
			const with1 = place < 2 ? { shield: 1 } : { dice: 1 };
			const held = played(game, defend(hero, foe, with1));
			expect(held.done.cause).toMatchObject({ success: true, rolls: [] });
			expect(held.done.follow).toEqual([]);
			game = held.game;
		}
		expect(tableOf(game).figures.get(hero)?.counts).toMatchObject({ dice: 3, shieldDice: 2 });
	});
});

describe('a march of Uruks (NS-EX3, skirmish L364)', () => {
	const uruks = [1, 2, 3].map((number) => figureId('A', 'uruk', number));
	const halflings = [1, 2].map((number) => figureId('A', 'halfling', number));
	const start = begun(
		[
			model('uruk', { stature: 'minion', traits: ['athletic'], count: 3 }),
			model('halfling', { stature: 'minion', traits: ['short'], count: 2 })
		],
		[model('foe')],
		[...uruks, ...halflings]
	);
	const march = (game: Game, figures: readonly string[], ...faces: number[]) =>
		play(game, { procedure: 'groupMove', figures, dice: 1, free: 1 }, faces).cause;

	it('covers 6″ to 12″, with 3 at least by each die', () => {
		expect(march(start, uruks, 1, 1)).toMatchObject({ inches: 6 });
		expect(march(start, uruks, 6, 6)).toMatchObject({ inches: 12 });
		expect(march(start, uruks, 3, 1)).toMatchObject({ inches: 4 + 3 });
	});

	it('covers 6″ whatever is thrown with two wounded halflings', () => {
		const hurt = after(
			start,
			byHand(halflings.map((figure) => ({ kind: 'count', figure, of: 'injuries', by: 1 })))
		);
		for (const faces of [
			[1, 1],
			[4, 5],
			[6, 6]
		]) {
			expect(march(hurt, [...uruks, ...halflings], ...faces)).toMatchObject({ inches: 6 });
		}
	});
});
