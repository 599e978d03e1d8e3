import { inflictedBy } from './close/inflicted';
import { describe, expect, it } from 'vitest';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { formatFraction, toNumber } from '$lib/dice/exact/fraction';
import { floatOrder as float } from '$lib/dice/float/order';
import { addBonus, addDice, dice, flat, formatDice, notation } from '$lib/dice/notation';
import { binomial, chanceOf } from '$lib/dice/successes';
import { damageEffect, resolveAttack } from './attack';
import { outnumbered, resolveExchange } from './close/exchange';
import { suffer, unhurt } from './close/running-total';
import { resolveCombined } from './combined';
import { gunfight, whoActsFirst } from './contests';
import { EDITIONS } from './editions';
import { CLOSE_RULES } from './editions/close';
import { heals, wounds } from './healing/healing';
import { modifiersOf, totalOf } from './modifiers';
import { deflected, deflectedPiercing } from './parry';
import { damageRoll } from './rolls';
import { resolveActivation } from './skirmish/activation';
import { resolveStoryRoll } from './skirmish/story';
import { resolveVolley, spread, volleyDice } from './skirmish/volley';

/** A roll that has already been made: dice that show this total. */
const shown = flat;
const [e2005, e2010, e2020] = [EDITIONS['2005'], EDITIONS['2010'], EDITIONS['2020']];
const fraction = formatFraction;
const certain = (p: number) => expect(p).toBe(1);
const never = (p: number) => expect(p).toBe(0);

describe('the gunfight of 2005 (E05-TURN-EX1)', () => {
	it('lets the missed shot of −1 come before the foot shot of −2', () => {
		const order = whoActsFirst(
			float,
			e2005,
			{ skill: shown(2), use: 3 },
			{ skill: shown(1), use: 3 }
		);
		certain(order.above);
		const shots = gunfight(float, e2005, { skill: shown(2), use: 3 }, { skill: shown(1), use: 3 });
		certain(shots.bothMiss);
	});

	it('ends with nobody hit 1 time in 9', () => {
		const test = { skill: dice(1, 6), use: 3 };
		expect(fraction(gunfight(exact, e2005, test, test).bothMiss)).toBe('1/9');
	});
});

describe('Yoko and Dan in 2010 (E10-EX-1)', () => {
	const katana = { use: 3, damage: notation('1d6+2'), piercing: true };
	const knife = { use: 2, damage: notation('1d6') };

	it('takes the +2 of the katana by a parry with the pan', () => {
		expect(formatDice(deflectedPiercing(katana.damage, 1))).toBe('1d6');
		expect(CLOSE_RULES['2010'].parryOf(katana, 'attack')).toEqual([]);
		// Both rolls show 4, so attack and parry succeed; 3 is not above 4.
		const blow = {
			test: { skill: shown(4), use: 3 },
			damage: shown(3),
			piercing: true,
			parry: { test: { skill: shown(4), use: 3 } }
		};
		const inflicted = inflictedBy(float, CLOSE_RULES['2010'], blow);
		never(suffer(float, e2010, unhurt(float), inflicted, flat(4)).kill);
	});

	it('lets 2 more points this turn kill Yoko after the 3 of the knife', () => {
		const once = suffer(float, e2010, unhurt(float), float.always(3), flat(4));
		never(once.kill);
		never(suffer(float, e2010, once, float.always(1), flat(4)).kill);
		certain(suffer(float, e2010, once, float.always(2), flat(4)).kill);
	});

	it('kills Dan with 3 + 5 + 2 by an Overskill die', () => {
		const yoko = {
			test: { skill: notation('1d6'), use: 3 },
			damage: katana.damage,
			armor: flat(4)
		};
		const { kill } = resolveAttack(exact, e2010, yoko);
		// A 3, 4 or 5 does 1d6+2; a 6 leaves a die: 2d6+2.
		const one = damageEffect(exact, e2010, { damage: notation('1d6+2'), armor: flat(4) }).kill;
		const two = damageEffect(exact, e2010, { damage: notation('2d6+2'), armor: flat(4) }).kill;
		expect(toNumber(kill)).toBeCloseTo(toNumber(one) / 2 + toNumber(two) / 6, 14);
		certain(damageEffect(float, e2010, { damage: shown(3 + 5 + 2), armor: flat(4) }).kill);
	});

	it('is an exchange in which both may fall', () => {
		const unit = { skill: notation('1d6'), armor: flat(4) };
		const pan = { use: 3, damage: notation('1d6-1') };
		const found = resolveExchange(
			exact,
			CLOSE_RULES['2010'],
			[unit, unit],
			[{ weapon: katana, parry: pan, counter: knife }]
		);
		const sum = exact.plus(found.bothStand, exact.plus(found.activeKilled, found.otherKilled));
		expect(fraction(sum)).toBe('1');
		const knifeKills = resolveAttack(exact, e2010, {
			test: { skill: unit.skill, use: 2 },
			damage: knife.damage,
			armor: flat(4)
		}).kill;
		const counter = exact.times(exact.minus(exact.one, found.otherKilled), knifeKills);
		expect(found.activeKilled).toEqual(counter);
	});
});

describe('the Viking (E10-EX-2, E20-EX-4)', () => {
	it.each([e2010, e2020])('does 4 − 1 to a pirate barely beyond range: $id', (edition) => {
		// The damage die shows 4 and loses 1: beyond range only a 6 kills, 1 time in 6.
		const roll = damageRoll(exact, edition, dice(1, 6), 1);
		expect(fraction(exact.at(roll, 3))).toBe('1/6');
		const kills = exact.compare(roll, exact.always(4)).above;
		expect(fraction(kills)).toBe('1/6');
	});
});

describe('Big Rock and Hangman in 2020 (E20-EX-1, E20-EX-2)', () => {
	it('makes 3 + 3 − 2 = 4 Something Bad', () => {
		const attack = { test: { skill: shown(6), use: 4 }, damage: shown(3 + 3 - 2), armor: flat(4) };
		const { kill, equal } = resolveAttack(float, e2020, attack);
		never(kill);
		certain(equal);
	});

	it('hits the rope with 8 − 2 − 3 = 3 after a Benny for range, and does 2 + 1 − 3 = 0', () => {
		const test = { skill: shown(8), use: 3, modifier: -2, beyond: 3 };
		const { hit, kill } = resolveAttack(float, e2020, { test, damage: shown(3), armor: flat(0) });
		certain(hit);
		never(kill);
		never(
			resolveAttack(float, e2020, {
				test: { ...test, beyond: 4 },
				damage: shown(3),
				armor: flat(0)
			}).hit
		);
	});
});

describe('the soccer moms of 2020 (E20-EX-3)', () => {
	const fred = { skill: notation('1d6'), armor: flat(4), opponents: 3 };
	const shield = { use: 3, shield: true };

	it('fail a grab’s parry with 2 − 1 and pass the shield’s with 5 − 1', () => {
		const [burden] = outnumbered(CLOSE_RULES['2020'], fred, 'parry');
		expect(burden).toEqual({ id: 'outnumbered', rule: 'E20-MOD-06', to: 'skill', value: -1 });
		const after = (shows: number) => shows + (burden?.value ?? 0) >= shield.use;
		expect([after(2), after(5)]).toEqual([false, true]);
		expect(deflected(notation('1d6'), 1).rolls).toEqual([]);
	});

	it('strike 1 time in 6 through the heavy shield', () => {
		const rules = CLOSE_RULES['2020'];
		const parried = inflictedBy(exact, rules, {
			damage: notation('1d6'),
			parry: { test: { skill: fred.skill, use: shield.use, modifier: -1 } }
		});
		// The parry with −1 against Use 3: 4, 5, 6, and no Benny can lift a 3.
		expect(fraction(exact.at(parried, 0))).toBe('7/12');
		expect(rules.parries({}, 'attack')).toBe(false);
	});
});

describe('the frigate (E10-MOD-EX1, E20-MOD-EX1)', () => {
	it.each([e2010, e2020])('gives +2 for the 4″ that show: $id', (edition) => {
		expect(totalOf(modifiersOf(edition.modifiers, { size: 4 }), 'skill')).toBe(2);
	});
});

describe('the marines’ volley (E05-CMB-EX1, PL-SQM-05)', () => {
	const pistols = { attackers: 24, test: { skill: dice(1, 6), use: 3 }, damage: dice(1, 6) };
	const snipers = { attackers: 12, test: { skill: dice(1, 6), use: 3 }, damage: dice(1, 6, 1) };
	const guns = { attackers: 3, test: { skill: dice(1, 6), use: 6 }, damage: dice(2, 10) };

	it('sums 18 pistols, 5 snipers and a gun to 23d6+2d10+5, 113.82 on average', () => {
		const pool = addDice(addDice(dice(18, 6), dice(5, 6, 5)), dice(2, 10));
		expect(formatDice(pool)).toBe('2d10+23d6+5');
		const mean = toNumber(exact.mean(damageRoll(exact, e2005, pool)));
		expect(mean).toBeCloseTo(113.82, 2);
		const plain = float.roll(pool, { explosion: 'none', allOnes: 'total', floor: true });
		expect(float.mean(plain)).toBeCloseTo(96.5, 10);
	});

	it('hits with at least 18 of 24 pistols 1 time in 4', () => {
		const counts = binomial(exact, 24, exact.ratio(2, 3));
		const likely = chanceOf(exact, counts, (n) => n >= 18);
		expect(fraction(likely)).toBe('24776802304/94143178827');
	});

	it('is one pool of three kinds of weapons', () => {
		const { kill } = resolveCombined(float, e2005, [pistols, snipers, guns], dice(20, 10));
		const same = resolveCombined(float, e2005, [guns, snipers, pistols], dice(20, 10)).kill;
		expect(kill).toBeCloseTo(same, 12);
		expect(kill).toBeGreaterThan(0.2);
		expect(kill).toBeLessThan(0.6);
	});
});

describe('healing (PL-MED-06)', () => {
	it('needs more than 2 after damage of 8 against Armor 6', () => {
		const taken = wounds(exact, e2005, shown(8), flat(6));
		expect(fraction(exact.at(taken, 2))).toBe('1');
		const medic = (shows: number) =>
			heals(float, e2005, { medics: 1, skill: shown(shows) }, 2).healed;
		expect([medic(2), medic(3)]).toEqual([0, 1]);
		expect(fraction(heals(exact, e2005, { medics: 1, skill: dice(1, 6) }, 2).healed)).toBe('2/3');
	});
});

describe('the skirmish', () => {
	const boromir = { toughness: 3, negations: 1, defense: 1 };

	it('lets Aragorn block two orcs for certain and slay one (NS-EX4)', () => {
		const orc = { toughness: 1, negations: 0 };
		const found = resolveActivation(
			exact,
			{ ...boromir, negations: 1 },
			[orc],
			[
				{ kind: 'defend', dice: 1 },
				{ kind: 'attack', dice: 2, target: 0 },
				{ kind: 'defend', dice: 1 },
				{ kind: 'defend', dice: 1, fallBack: true }
			]
		);
		expect(fraction(found.slain)).toBe('0');
		expect(found.targetsSlain.map(fraction)).toEqual(['5/9']);
		// The last die shows 3 or more 2 times in 3; otherwise one die attacks at 5 or 6.
		expect(found.hits.map(fraction)).toEqual(['1', '0', '0']);
		expect(found.enemyStoryPoints.map(fraction)).toEqual(['8/9', '1/9', '0', '0']);
	});

	it('slays Boromir by three arrows after one hit, in spite of a shield (NS-EX5e)', () => {
		const target = { toughness: 3, negations: 1, already: 1 };
		expect(spread(3, { minions: 0, others: [target] }).slain).toEqual([true]);
		expect(spread(2, { minions: 0, others: [target] })).toMatchObject({
			slain: [false],
			points: 2
		});
		expect(volleyDice(9, 1)).toBe(5);
		const { othersSlain } = resolveVolley(exact, 5, { minions: 0, others: [target] });
		const wanted = chanceOf(exact, binomial(exact, 5, exact.ratio(1, 6)), (n) => n >= 3);
		expect(othersSlain).toEqual([wanted]);
	});

	it('lets two bandits fall for Conan (NS-EX2)', () => {
		const conan = { toughness: 3, negations: 1 };
		expect(volleyDice(40, 7)).toBe(21);
		expect(spread(4, { minions: 6, others: [conan] })).toEqual({
			minions: 2,
			slain: [false],
			points: 2
		});
		expect(spread(13, { minions: 6, others: [conan] })).toMatchObject({
			minions: 6,
			slain: [true]
		});
	});

	it('lets three story dice reach 15 and start a volley (NS-EX5e)', () => {
		const { events } = resolveStoryRoll(exact, 3, false);
		const reached = (event: string) => events.find((each) => each.event === event)?.reached;
		const volley = reached('volley');
		expect(volley && fraction(volley)).toBe('5/54');
		expect(reached('threeExtraDice')).toBeUndefined();
	});
});

describe('a whole exchange of 2005', () => {
	const soldier = { skill: notation('1d6'), armor: flat(4) };
	const sword = { use: 2, damage: notation('1d6') };

	it('loses 1 on Skill and damage of both by parry and counter (E05-CMB-26)', () => {
		const { modifiers, activeKilled } = resolveExchange(
			exact,
			CLOSE_RULES['2005'],
			[soldier, soldier],
			[{ weapon: sword, parry: sword, counter: sword }]
		);
		expect(modifiers.map(({ rule, to, value }) => `${rule} ${to} ${value}`)).toEqual([
			'PL-CC-13 skill -1',
			'PL-CC-13 damage -1',
			'PL-CC-13 skill -1',
			'PL-CC-13 damage -1'
		]);
		// Survives the parried attack, hits with −1 and does 1d6−1: the golden case of parry and counter.
		expect(fraction(activeKilled)).toBe('40921/476280');
	});

	it('takes turns with two weapons each until one falls', () => {
		const found = resolveExchange(
			exact,
			CLOSE_RULES['2005'],
			[soldier, soldier],
			[
				{ weapon: sword, counter: sword },
				{ weapon: sword, counter: sword }
			]
		);
		const all = [found.activeKilled, found.otherKilled, found.bothStand];
		expect(all.reduce((a, b) => exact.plus(a, b))).toEqual(exact.one);
		expect(toNumber(found.otherKilled)).toBeGreaterThan(toNumber(found.activeKilled));
		expect(addBonus(sword.damage, -1)).toEqual(notation('1d6-1'));
	});
});
