import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { damageEffect } from '$lib/combat/attack';
import { resolveCharge, type Charge as CombatCharge } from '$lib/combat/charge/charge';
import { resolveCollision } from '$lib/combat/charge/collision';
import type { Blow as CombatBlow, CloseRules } from '$lib/combat/close/rules';
import { suffer, unhurt } from '$lib/combat/close/running-total';
import { resolveCombined } from '$lib/combat/combined';
import { accumulated, breaksThrough } from '$lib/combat/creations/grinding';
import { timesThrough } from '$lib/combat/creations/overkill';
import { resolveSizeDamage } from '$lib/combat/creations/size-damage';
import { crewedWeapon, resolveCrewed } from '$lib/combat/crew/crewed-weapon';
import { EDITIONS } from '$lib/combat/editions';
import { CHARGE_RULES } from '$lib/combat/editions/charges';
import { inflictedBy } from '$lib/combat/close/inflicted';
import { CLOSE_RULES } from '$lib/combat/editions/close';
import { engage } from '$lib/combat/engagement';
import { resolveRescue } from '$lib/combat/healing/healing';
import { resolveActivation } from '$lib/combat/skirmish/activation';
import { resolveStoryRoll } from '$lib/combat/skirmish/story';
import { resolveVolley } from '$lib/combat/skirmish/volley';
import { engageTogether } from '$lib/combat/together';
import { exactOrder } from '$lib/dice/exact/order';
import { toNumber, type Fraction } from '$lib/dice/exact/fraction';
import { floatOrder } from '$lib/dice/float/order';
import type { OrderChances } from '$lib/dice/order';
import { expected } from '$lib/dice/successes';
import { cases, seedOf } from './setup/cases';
import * as second from './second-odds.mjs';
import * as fights from './second-odds/fights';
import type { Attack } from './second-odds/attack.mjs';
import type { Charge } from './second-odds/charge.mjs';
import type { Blow, Skill } from './second-odds/close.mjs';
import * as pushes from './second-odds/pushes';
import { FIXED, ORDERS, afterMark, killIn } from './second-odds/fixed';
import { killUnder, SHIELDS } from './second-odds/under-shields';
import * as wearing from './second-odds/wearing';
import * as tables from './second-odds/tables';
import * as any from './second-odds/situations';
import { countDice, diceOf } from './second-odds/situations';

/** The number of situations of all kinds together; `SITUATIONS=10000` for a long run. */
const SITUATIONS = cases(300, 'SITUATIONS');
const SEED = seedOf(21);
const TIMEOUT = 120_000 + 100 * SITUATIONS;

type Either = OrderChances<unknown, unknown>;
/** Both paths, and the share of the situations that each is asked. */
const PATHS = [
	['float', floatOrder as Either, (p: unknown) => p as number, 1],
	['exact', exactOrder as Either, (p: unknown) => toNumber(p as Fraction), 0.1]
] as const;

/** Compares named chances; `dice` of the situation bound what the second calculation leaves out. */
function agree(
	number: (p: unknown) => number,
	found: Readonly<Record<string, unknown>>,
	wanted: Readonly<Record<string, number>>,
	dice: number
): void {
	for (const [name, chance] of Object.entries(wanted))
		expect(Math.abs(number(found[name]) - chance), name).toBeLessThan(second.leftOut(dice));
}

const named = (all: readonly unknown[]) => Object.fromEntries(all.entries());

/** What the app says of an attack. Out of range is given as a distance. */
function attacked(chances: Either, { edition: id, attackers, ...attack }: Attack) {
	const edition = EDITIONS[id];
	const engagement = {
		skill: diceOf(attack.skill),
		use: attack.use,
		bonus: attack.modifier,
		damage: diceOf(attack.damage),
		armor: diceOf(attack.armor),
		reach: { kind: 'inches', inches: 10 } as const,
		situation: { distance: 10 + attack.beyond }
	};
	if (attackers > 1) return { ...engageTogether(chances, edition, engagement, attackers).effect };
	return { ...engage(chances, edition, engagement).outcome };
}

const testOf = ({ skill, use, modifier }: Skill) => ({ skill: diceOf(skill), use, modifier });

const blowOf = ({ hit, damage, piercing, parry }: Blow): CombatBlow => ({
	test: testOf(hit),
	damage: diceOf(damage),
	...(piercing && { piercing }),
	...(parry && { parry: { test: testOf(parry), absorb: diceOf(parry.absorb) } })
});

/** Blows between two, by the app: it keeps the damage of each apart. */
function exchanged(
	chances: Either,
	rules: CloseRules,
	armors: Readonly<Record<'active' | 'other', Blow['damage']>>,
	strokes: readonly { by: 'active' | 'other'; blow: Blow }[]
) {
	const tallies = { active: unhurt(chances), other: unhurt(chances) };
	const found: Record<string, unknown> = {};
	const add = (name: string, chance: unknown) =>
		(found[name] = chances.plus(found[name] ?? chances.zero, chance));
	for (const { by, blow } of strokes) {
		const target = by === 'active' ? 'other' : 'active';
		const done = inflictedBy(chances, rules, blowOf(blow));
		const armor = diceOf(armors[target]);
		const after = suffer(chances, rules.edition, tallies[target], done, armor);
		const strikes = chances.mass(tallies[by].standing);
		add(`${target}Killed`, chances.times(strikes, after.kill));
		add(`${target}Equals`, chances.times(strikes, after.equal));
		tallies[target] = after;
	}
	const [active, other] = [tallies.active, tallies.other].map((tally) =>
		chances.mass(tally.standing)
	);
	return { ...found, bothStand: chances.times(active, other) };
}

function chargeOf({ run, motion, braced, ...charge }: Charge): CombatCharge {
	const { skill, armor, weapon, answer, shield } = charge;
	const unit = { skill: diceOf(skill), armor: diceOf(armor) };
	const held = (item: NonNullable<Charge['weapon']>) => ({ ...item, damage: diceOf(item.damage) });
	return {
		run,
		motion,
		braced,
		size: charge.targetSize,
		charger: { ...unit, size: charge.chargerSize, ...(weapon && { weapon: held(weapon) }) },
		target: {
			...unit,
			...(answer && { weapon: held(answer) }),
			...(shield && { parry: { use: shield.use, absorb: diceOf(shield.absorb), shield: true } })
		}
	};
}

it('a second reading agrees on who may parry what', () => fights.permissions());

it.each(FIXED)('$edition: $name', (fixed) => expect(killIn(fixed)).toBe(fixed.kill));

it('no damage is Something Bad, and no gun is a two-handed weapon', () => {
	for (const [order, chances] of ORDERS) {
		const found = tables.foretold(floatOrder as Either, order) ?? {};
		for (const [name, chance] of Object.entries(chances))
			expect(found[name as 'kill'], name).toBeCloseTo(chance, 7);
	}
});

it('a mark of size uses up the damage of the turn', () => {
	const [fresh, struck] = afterMark();
	expect(struck).toBe(fresh);
});

it('a magic shield takes its dice off each attack', () => {
	for (const { item, level, target, shielded } of SHIELDS)
		expect(killUnder(item, level, target), `${item} ${level} ${target}`).toBeCloseTo(
			second.shielded(shielded),
			12
		);
});

describe.each(PATHS)('a second calculation agrees with the %s one', (_, chances, number, share) => {
	/** Runs a part of all situations. */
	const about = <T>(part: number, situations: fc.Arbitrary<T>, check: (situation: T) => void) =>
		fc.assert(fc.property(situations, check), {
			numRuns: Math.ceil(SITUATIONS * part * share),
			seed: SEED
		});

	it('on attacks of one or several', { timeout: TIMEOUT }, () => {
		about(0.32, any.attack, (attack) => {
			const { hit, ...effect } = second.secondOdds(attack);
			const found = attacked(chances, attack);
			const dice = attack.attackers * countDice(attack.skill, attack.damage, attack.armor);
			agree(number, found, 'hit' in found ? { hit, ...effect } : effect, dice);
		});
	});

	it('on volleys of different weapons', { timeout: TIMEOUT }, () => {
		const groups = fc.array(fc.tuple(any.skill, any.roll(1), fc.integer({ min: 1, max: 2 })), {
			minLength: 2,
			maxLength: 2
		});
		about(0.1, fc.tuple(any.editions, groups, any.armor), ([edition, all, armor]) => {
			const shots = all.flatMap(([test, damage, count]) =>
				Array.from({ length: count }, () => ({ edition, beyond: 0, damage, ...test }))
			);
			const volleys = all.map(([test, damage, attackers]) => ({
				attackers,
				test: testOf(test),
				damage: diceOf(damage)
			}));
			const found = resolveCombined(chances, EDITIONS[edition], volleys, diceOf(armor));
			agree(number, { ...found }, second.volley(shots, armor), shots.length * 8 + 2);
		});
	});

	it('on damage of a turn, with parries and answers', { timeout: TIMEOUT }, () => {
		const stroke = fc.record({
			by: fc.constantFrom('active' as const, 'other' as const),
			blow: any.blow
		});
		const most = share < 1 ? 2 : 3;
		const strokes = fc.array(stroke, { minLength: 1, maxLength: most });
		const armors = fc.record({ active: any.armor, other: any.armor });
		about(0.12, fc.tuple(any.editions, armors, strokes), ([edition, both, all]) => {
			const found = exchanged(chances, CLOSE_RULES[edition], both, all);
			const dice = countDice(
				both.active,
				both.other,
				...all.flatMap(({ blow }) => [blow.hit.skill, blow.damage, blow.parry?.skill])
			);
			const { bothStand, ...wanted } = second.turn(edition, both, all);
			const known = Object.entries(wanted).filter(([name]) => name in found);
			agree(number, found, { ...Object.fromEntries(known), bothStand }, dice);
		});
	});

	it('on damage that adds up', { timeout: TIMEOUT }, () => {
		const several = fc.tuple(any.editions, any.roll(2), any.armor, fc.integer({ min: 0, max: 5 }));
		about(0.05, several, ([id, damage, armor, already]) => {
			const totals = second.added(id, second.damageTotals(id, damage), already);
			const wanted = second.against(totals, second.opposing(id, armor));
			const attack = { damage: diceOf(damage), armor: diceOf(armor), already };
			const found = damageEffect(chances, EDITIONS[id], attack);
			agree(number, { ...found }, wanted, countDice(damage, armor));
		});
	});

	it('on charges and knockback', { timeout: TIMEOUT }, () => {
		about(0.2, any.charge, (charge) => {
			const rules = CHARGE_RULES[charge.edition];
			const { skill, armor, weapon, answer, shield } = charge;
			const dice =
				10 + countDice(skill, armor, armor, weapon?.damage, answer?.damage, shield?.absorb);
			const found = resolveCharge(chances, rules, chargeOf(charge));
			const { momentum, opposition } = second.bodies(charge);
			expect([found.momentum, found.opposition]).toEqual([momentum, opposition]);
			agree(number, { ...found }, second.charged(charge), dice);
			const { targetSize, chargerSize } = charge;
			const crash = { momentum, opposition, targetSize, chargerSize };
			const flown = resolveCollision(chances, rules, crash);
			const inches = [1, 2, 5, 9];
			for (const [i, wanted] of second.flights(charge, inches).entries()) {
				const far = (flight: unknown) => chances.mass(chances.from(flight, inches[i] ?? 0));
				const both = { targetFlies: far(flown.target), chargerFlies: far(flown.charger) };
				agree(number, both, wanted, 10);
			}
		});
	});

	it('on creations and healing', { timeout: TIMEOUT }, () => {
		const shot = fc.record({ test: any.skill, damage: any.roll(1), overkill: fc.boolean() });
		const shots = fc.array(shot, { minLength: 1, maxLength: share < 1 ? 1 : 2 });
		const size = fc.integer({ min: 0, max: share < 1 ? 2 : 3 });
		about(0.03, fc.tuple(any.editions, shots, any.armor, size), ([id, all, armor, most]) => {
			const attacks = all.map(({ test, damage, overkill }) => ({
				test: testOf(test),
				damage: diceOf(damage),
				overkill
			}));
			const seconds = all.map(({ test, ...rest }) => ({
				edition: id,
				beyond: 0,
				...test,
				...rest
			}));
			const target = { armor: diceOf(armor), size: most };
			const { marks } = resolveSizeDamage(chances, EDITIONS[id], attacks, target);
			agree(number, named(marks), named(second.marks(seconds, armor, most)) as never, 40);
		});
		const medics = fc.integer({ min: 1, max: 3 });
		about(
			0.03,
			fc.tuple(any.roll(2), any.armor, any.roll(1), medics),
			([damage, armor, skill, n]) => {
				const fallen = { damage: diceOf(damage), armor: diceOf(armor) };
				const council = { medics: n, skill: diceOf(skill) };
				const found = resolveRescue(chances, EDITIONS['2005'], fallen, council);
				agree(number, { ...found }, second.rescued({ damage, armor, skill, medics: n }), 14);
			}
		);
		const level = fc.integer({ min: 1, max: 5 });
		about(
			0.02,
			fc.tuple(any.roll(2), level, any.roll(1), any.armor),
			([grind, weak, damage, armor]) => {
				const certain = { test: { skill: diceOf({ dice: [], bonus: 9 }), use: 0 } };
				const edition = EDITIONS['2005'];
				const earlier = accumulated(chances, edition, [
					{ ...certain, damage: diceOf(grind), level: weak }
				]);
				const later = { earlier, damage: diceOf(damage), armor: diceOf(armor) };
				const breaks = breaksThrough(chances, edition, later);
				agree(number, { breaks }, { breaks: second.ground(grind, weak, damage, armor) }, 20);
			}
		);
	});

	const compare: fights.Agree = (found, wanted, dice) => agree(number, found, wanted, dice);

	it('on attacks in their situation', { timeout: TIMEOUT }, () => {
		about(0.6, fights.aimed, (attack) => {
			const dice = countDice(attack.skill, attack.damage, attack.armor);
			compare(fights.engaged(chances, attack), second.aimed(attack), dice);
		});
	});

	it('on fights of those who may be outnumbered', { timeout: TIMEOUT }, () => {
		about(0.1, fights.exchange, (fight) => fights.exchanges(chances, compare, fight));
		about(0.07, fights.crowd, (fight) => fights.crowds(chances, compare, fight));
		about(0.2, fights.shoved, (push) => fights.shoves(chances, compare, push));
		about(0.1, fights.leap, (leap) => fights.leaps(chances, compare, leap));
	});

	it('on orders at the table', { timeout: TIMEOUT }, () => {
		about(0.6, tables.order, (order) => tables.orders(chances, compare, order));
		about(0.2, pushes.push, (push) => pushes.pushes(chances, compare, push));
	});

	it('on elements that wear down', { timeout: TIMEOUT }, () => {
		about(0.2, wearing.wear, (wear) => wearing.wears(chances, compare, wear));
	});

	it('on QuickWars', { timeout: TIMEOUT }, () => {
		const quickwars = EDITIONS.quickwars;
		const row = {
			range: 10,
			damage: '2d6',
			crewRange: 5,
			crewDamage: '1d6',
			rule: 'PL-QW-08'
		} as const;
		about(0.05, fc.tuple(fc.integer({ min: 1, max: 3 }), any.armor), ([crew, armor]) => {
			const target = { armor: diceOf(armor) };
			const found = resolveCrewed(chances, quickwars, crewedWeapon(row, crew), target);
			const damage = { dice: new Array<number>(crew + 1).fill(6), bonus: 0 };
			const totals = second.damageTotals('quickwars', damage);
			const wanted = second.against(totals, second.opposing('quickwars', armor));
			agree(number, { ...found }, wanted, 10);
			const studs = [3, 1, 4];
			const bricks = studs.map((bonus) => ({ dice: [], bonus }));
			const off = timesThrough(chances, quickwars, diceOf(damage), bricks.map(diceOf));
			agree(number, named(off), named(second.through('quickwars', damage, bricks)) as never, 10);
		});
	});

	it('on the skirmish', { timeout: TIMEOUT }, () => {
		about(0.05, any.activation, ({ model, targets, steps }) => {
			const found = resolveActivation(chances, model, targets, steps);
			const wanted = second.activation(model, targets, steps);
			const mean = (counts: readonly unknown[]) => expected(chances, counts, (n) => n);
			const points = {
				slain: found.slain,
				enemyPoints: mean(found.enemyStoryPoints),
				ownPoints: mean(found.ownStoryPoints)
			};
			const { targetsSlain, ...others } = wanted;
			agree(number, points, others, 0);
			agree(number, named(found.targetsSlain), named(targetsSlain) as never, 0);
		});
		const group = fc.tuple(
			fc.integer({ min: 0, max: 5 }),
			fc.integer({ min: 0, max: 2 }),
			any.targets(2)
		);
		about(0.05, group, ([dice, minions, others]) => {
			const found = resolveVolley(chances, dice, { minions, others });
			const sum = (all: readonly unknown[], weight: (n: number) => number) =>
				all.reduce<number>((total, p, n) => total + number(p) * weight(n), 0);
			const wanted = second.missiles(dice, minions, others);
			expect(sum(found.minionsFallen, (n) => n)).toBeCloseTo(wanted.minionsFallen, 11);
			expect(sum(found.othersSlain, () => 1)).toBeCloseTo(wanted.othersSlain, 11);
			for (const { event, reached } of resolveStoryRoll(chances, dice).events) {
				const least = { stumble: 5, wound: 11, minionsFlee: 20 }[event as 'wound'];
				if (least) expect(number(reached)).toBeCloseTo(second.story(dice, least), 11);
			}
		});
	});
});
