import { describe, expect, it } from 'vitest';
import { exact } from '$lib/dice/exact';
import { formatFraction } from '$lib/dice/exact/fraction';
import { float } from '$lib/dice/float';
import { resolveActivation } from './activation';
import { lunge, push, pushNumber, sweep } from './maneuvers';
import { resolveStoryRoll } from './story';
import { resolveVolley } from './volley';

const fraction = formatFraction;
const faces = [1, 2, 3, 4, 5, 6];
const orc = { toughness: 1, negations: 0 };
const halfling = { toughness: 1, negations: 0, defense: 3 };

describe('an activation', () => {
	it('agrees with all throws of two defenses, two free attacks and an attack', () => {
		let [slain, target] = [0, 0];
		const model = { toughness: 2, negations: 0, defense: 2, wounds: 1 };
		for (const a of faces)
			for (const b of faces)
				for (const free of faces)
					for (const more of faces)
						for (const own of faces) {
							let hits = 0;
							if (a < 3 && free >= 5) hits++;
							if (b < 3 && more >= 5) hits++;
							if (hits >= 2) slain++;
							else if (own >= 5) target++;
						}
		const found = resolveActivation(
			exact,
			model,
			[orc],
			[
				{ kind: 'defend', dice: 1 },
				{ kind: 'defend', dice: 1 },
				{ kind: 'attack', dice: 1, target: 0 }
			]
		);
		expect(found.slain).toEqual(exact.ratio(slain, 6 ** 5));
		expect(found.targetsSlain).toEqual([exact.ratio(target, 6 ** 5)]);
		expect(found.modifiers).toEqual([{ id: 'wounds', rule: 'NS-20', to: 'number', value: 1 }]);
	});

	it('without a defense die is attacked at once (NS-21)', () => {
		const found = resolveActivation(exact, halfling, [], [{ kind: 'defend', dice: 0 }]);
		expect(fraction(found.slain)).toBe('1/3');
	});

	it('endangers a protected character instead, for one story point (NS-70)', () => {
		const merry = { ...halfling, storyProtection: true };
		const found = resolveActivation(exact, merry, [], [{ kind: 'defend', dice: 0 }]);
		expect(found.enemyStoryPoints.map(fraction)).toEqual(['2/3', '1/3']);
	});

	it('gives its side a point for each hit that does not slay (NS-18, NS-19)', () => {
		const shielded = { toughness: 1, negations: 1 };
		const attack = { kind: 'attack', dice: 1, target: 0 } as const;
		const found = resolveActivation(exact, halfling, [shielded], [attack, attack]);
		expect(found.targetsSlain.map(fraction)).toEqual(['1/9']);
		expect(found.ownStoryPoints.map(fraction)).toEqual(['5/9', '4/9']);
	});

	it('lets a lunge be answered only by a target that survives (NS-27)', () => {
		const steps = lunge(0, { dice: 1, defenseDice: 0 });
		const found = resolveActivation(exact, halfling, [orc], steps);
		expect(found.targetsSlain.map(fraction)).toEqual(['1/3']);
		expect(fraction(found.slain)).toBe('2/9');
	});
});

describe('maneuvers', () => {
	it('sweep with two dice for each action die (NS-29)', () => {
		const { successes, modifiers } = sweep(exact, 1, { wounds: 2, storyDice: 1 });
		expect(successes.map(fraction)).toEqual(['25/36', '5/18', '1/36']);
		expect(modifiers[0]?.value).toBe(1);
	});

	it('push at a number between 2 and 6 (NS-28, P-4)', () => {
		expect(pushNumber({ dice: 1 })).toBe(5);
		expect(pushNumber({ dice: 1, above: 2, pusherMounted: true, pusherShield: true })).toBe(2);
		expect(pushNumber({ dice: 1, targetMounted: true, wounds: 3 })).toBe(6);
		expect(fraction(push(exact, { dice: 2 }).pushed)).toBe('5/9');
		const { modifiers } = push(exact, { dice: 1, above: -1, pusherShield: true });
		expect(modifiers.map(({ id, value }) => `${id} ${value}`)).toEqual([
			'stature 1',
			'pusherShield -1'
		]);
	});
});

describe('a volley', () => {
	it('agrees with all throws at minions and a hero', () => {
		const hero = { toughness: 1, negations: 0 };
		const wanted = { slain: 0, minions: [0, 0], points: 0 };
		for (const a of faces)
			for (const b of faces)
				for (const c of faces) {
					const hits = [a, b, c].filter((face) => face === 6).length;
					const onMinion = Math.min(1, Math.ceil(hits / 2));
					wanted.minions[onMinion] = (wanted.minions[onMinion] ?? 0) + 1;
					if (hits - onMinion >= 1) wanted.slain++;
				}
		const found = resolveVolley(float, 3, { minions: 1, others: [hero] });
		expect(found.othersSlain[0]).toBeCloseTo(wanted.slain / 216, 14);
		expect(found.minionsFallen[1]).toBeCloseTo((wanted.minions[1] ?? 0) / 216, 14);
		expect(found.storyPointsExpected).toBe(0);
	});

	it('costs a group as few as it can', () => {
		const [good, average] = [
			{ toughness: 3, negations: 1 },
			{ toughness: 2, negations: 0 }
		];
		const found = resolveVolley(float, 4, { minions: 0, others: [average, good] });
		expect(found.othersSlain).toEqual([0, 0]);
		expect(found.storyPointsExpected).toBeCloseTo(4 / 6, 14);
	});
});

describe('story dice', () => {
	it('reach events, of which the highest may be chosen (NS-47)', () => {
		const { events, none, opponentDice } = resolveStoryRoll(exact, 2);
		expect(events[0]).toMatchObject({ event: 'stumble', reached: exact.ratio(5, 6) });
		expect(events.map(({ highest }) => highest).reduce((a, b) => exact.plus(a, b), none)).toEqual(
			exact.one
		);
		expect(opponentDice.map(fraction)).toEqual(['25/36', '5/18', '1/36']);
	});
});
