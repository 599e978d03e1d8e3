import { describe, expect, it } from 'vitest';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { formatFraction, toNumber } from '$lib/dice/exact/fraction';
import { floatOrder as float } from '$lib/dice/float/order';
import { dice, flat, notation } from '$lib/dice/notation';
import { resolveAttack } from '../attack';
import { bricksOff } from '../crew/crewed-weapon';
import { withFlags } from '../edition';
import { EDITIONS } from '../editions';
import { accumulated, breaksThrough, groundDown } from './grinding';
import { timesThrough } from './overkill';
import { resolveSizeDamage } from './size-damage';
import { targetedPart } from './targeted';

const e2005 = EDITIONS['2005'];
const plain = withFlags(e2005, { explode: false });
const fraction = formatFraction;
const faces = [1, 2, 3, 4, 5, 6];
const attack = { test: { skill: dice(1, 6), use: 3 }, damage: dice(2, 6) };

describe('size damage', () => {
	it('makes a mark for each attack that gets through, and destroys at the Size', () => {
		const ship = { armor: dice(1, 10), size: 2 };
		const { kill } = resolveAttack(exact, e2005, { ...attack, armor: ship.armor });
		const { marks, destroyed } = resolveSizeDamage(exact, e2005, [attack, attack, attack], ship);
		const spared = exact.minus(exact.one, kill);
		const power = (p: typeof kill, n: number) =>
			new Array<typeof kill>(n).fill(p).reduce((a, b) => exact.times(a, b), exact.one);
		expect(marks[0]).toEqual(power(spared, 3));
		expect(marks[1]).toEqual(exact.times(exact.ratio(3, 1), exact.times(kill, power(spared, 2))));
		expect(marks[2]).toEqual(destroyed);
		expect(marks.reduce((a, b) => exact.plus(a, b))).toEqual(exact.one);
	});

	it('destroys Size 0 and 1 at once (E05-CMB-35)', () => {
		for (const size of [0, 1]) {
			const { marks } = resolveSizeDamage(exact, e2005, [attack], { armor: flat(4), size });
			expect(marks).toHaveLength(2);
			expect(marks[1]).toEqual(resolveAttack(exact, e2005, { ...attack, armor: flat(4) }).kill);
		}
	});

	it('counts the dice that a Benny of 2020 adds', () => {
		const [one] = resolveSizeDamage(exact, EDITIONS['2020'], [attack], {
			armor: flat(9),
			size: 3
		}).marks;
		const { kill } = resolveAttack(exact, EDITIONS['2020'], { ...attack, armor: flat(9) });
		expect(one).toEqual(exact.minus(exact.one, kill));
	});
});

describe('overkill', () => {
	it('meets a fresh Armor again and again (E05-CMB-39)', () => {
		expect(timesThrough(float, e2005, flat(13), new Array(5).fill(flat(4)))).toEqual([
			0, 0, 0, 1, 0, 0
		]);
	});

	it('agrees with all throws of 3d6 against d6 twice', () => {
		const wanted = [0, 0, 0];
		for (const a of faces)
			for (const b of faces)
				for (const c of faces)
					for (const x of faces)
						for (const y of faces) {
							const damage = a + b + c === 3 ? 0 : a + b + c;
							const times = damage > x ? (damage - x > y ? 2 : 1) : 0;
							wanted[times] = (wanted[times] ?? 0) + 1;
						}
		const found = timesThrough(exact, plain, dice(3, 6), [dice(1, 6), dice(1, 6)]);
		expect(found.map((p) => fraction(p))).toEqual(
			wanted.map((n) => fraction(exact.ratio(n, 6 ** 5)))
		);
	});

	it('makes as many marks as it gets through', () => {
		const cannon = { damage: flat(13), overkill: true };
		const { marks } = resolveSizeDamage(float, e2005, [cannon], { armor: flat(4), size: 6 });
		expect(marks).toEqual([0, 0, 0, 1, 0, 0, 0]);
	});

	it('takes bricks off by their studs (PL-QW-10)', () => {
		const bricks = bricksOff(exact, EDITIONS.quickwars, flat(10), [4, 2, 8]);
		expect(bricks.map(fraction)).toEqual(['0', '0', '1', '0']);
	});
});

describe('targeted damage', () => {
	it('meets a weaker level on the surface and at what sticks out (PL-DMG-04, X-26)', () => {
		const armorOf = (level: number) => (level === 0 ? dice(1, 6) : dice(level, 10));
		const [surface, boom, hull] = [
			targetedPart(3, 'external', armorOf),
			targetedPart(1, 'protruding', armorOf),
			targetedPart(2, 'structure', armorOf)
		];
		expect(surface).toEqual({
			level: 2,
			armor: dice(2, 10),
			modifiers: [{ id: 'part', rule: 'PL-DMG-04', to: 'structureLevel', value: -1 }]
		});
		expect(boom).toMatchObject({ level: 0, armor: dice(1, 6), modifiers: [{ value: -1 }] });
		expect(hull.modifiers).toEqual([]);
	});
});

describe('grinding', () => {
	it('keeps only dice above the structure level (E05-CMB-38, X-27)', () => {
		const ground = groundDown(exact, plain, notation('2d6+3'), 4);
		const wanted = new Map<number, number>();
		for (const a of faces)
			for (const b of faces) {
				const sum = (a > 4 ? a : 0) + (b > 4 ? b : 0);
				wanted.set(sum, (wanted.get(sum) ?? 0) + 1);
			}
		for (const [sum, count] of wanted)
			expect(exact.at(ground, sum)).toEqual(exact.ratio(count, 36));
		// An exploding die shows all that it adds: more than 4 one time in 3.
		const exploding = groundDown(exact, e2005, dice(1, 6), 4);
		expect(fraction(exact.at(exploding, 0))).toBe('2/3');
		expect(fraction(exact.at(groundDown(exact, e2005, dice(1, 6), 0), 0))).toBe('1/6');
	});

	it('adds up, and helps every later attack', () => {
		const grind = { test: { skill: dice(1, 6), use: 2 }, damage: dice(1, 6), level: 2 };
		const part = { damage: dice(1, 6), armor: dice(2, 10) };
		const chances = [0, 1, 2].map((n) => {
			const earlier = accumulated(float, e2005, new Array(n).fill(grind));
			return breaksThrough(float, e2005, { earlier, ...part });
		});
		expect(chances[0]).toBeLessThan(chances[1] ?? 0);
		expect(chances[1]).toBeLessThan(chances[2] ?? 0);
		const once = accumulated(exact, e2005, [grind]);
		expect(toNumber(exact.mass(once))).toBe(1);
		// 1/6 misses, and a hit shows more than 2 two times in 3.
		expect(fraction(exact.at(once, 0))).toBe('4/9');
	});
});
