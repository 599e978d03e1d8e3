import fc from 'fast-check';
import { expect } from 'vitest';
import { resolveExchange, type Melee } from '$lib/combat/close/exchange';
import { resolveGang, resolveLeaving } from '$lib/combat/close/gang';
import type { Against, Held } from '$lib/combat/close/rules';
import { resolveShove } from '$lib/combat/close/shove';
import { bail } from '$lib/combat/contests';
import { EDITIONS } from '$lib/combat/editions';
import { CLOSE_RULES } from '$lib/combat/editions/close';
import { engage } from '$lib/combat/engagement';
import type { OrderChances } from '$lib/dice/order';
import * as second from '../second-odds.mjs';
import type { Aimed, Scene } from './aimed.mjs';
import type { Item, Person } from './melee.mjs';
import { armor, countDice, diceOf, editions, roll, skill, use } from './situations';

/** Situations and fights in close combat, by the app and by the second calculation. */
export type Chances = OrderChances<unknown, unknown>;

/** What a comparison needs: named chances that the app finds, those that are wanted, and the number of dice. */
export type Agree = (
	found: Readonly<Record<string, unknown>>,
	wanted: Readonly<Record<string, number>>,
	dice: number
) => void;

const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
const numbers = {
	opponents: fc.integer({ min: 1, max: 3 }),
	friends: fc.integer({ min: 1, max: 2 })
};

/** Drops what is absent. */
const defined = <T extends object>(parts: T) =>
	Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));

const scene: fc.Arbitrary<Scene> = fc
	.record({
		distance: optional(fc.integer({ min: 0, max: 20 }).map((half) => half / 2)),
		height: optional(fc.integer({ min: 0, max: 7 })),
		visible: optional(fc.constantFrom(1, 2, 3)),
		size: optional(fc.integer({ min: 1, max: 14 })),
		short: optional(fc.boolean()),
		still: optional(fc.boolean()),
		aiming: optional(fc.boolean()),
		speed: optional(fc.integer({ min: 0, max: 19 })),
		charging: optional(fc.boolean()),
		blind: optional(fc.boolean()),
		close: optional(fc.boolean()),
		countering: optional(fc.boolean()),
		opponents: optional(numbers.opponents),
		friends: optional(numbers.friends),
		heroes: optional(fc.integer({ min: 0, max: 7 }))
	})
	.map(({ countering, opponents, friends, ...rest }) =>
		defined(rest.close ? { countering, opponents, friends, ...rest } : rest)
	);

export const aimed: fc.Arbitrary<Aimed> = fc
	.record({
		edition: editions,
		skill: roll(1),
		use,
		damage: roll(2),
		armor,
		range: fc.constantFrom(3, 6, 10),
		explosive: fc.boolean(),
		bonus: fc.integer({ min: 0, max: 4 }),
		already: fc.integer({ min: 0, max: 2 }),
		scene
	})
	.map(({ scene: { short, ...rest }, ...each }) => ({
		...each,
		...(rest.close && { explosive: false, range: undefined }),
		scene: { ...rest, ...(short && each.edition === '2010' && { short }) }
	}));

/** What the app says of an attack in its situation. */
export function engaged(chances: Chances, { edition, scene: situation, range, ...attack }: Aimed) {
	const { outcome } = engage(chances, EDITIONS[edition], {
		...attack,
		skill: diceOf(attack.skill),
		damage: diceOf(attack.damage),
		armor: diceOf(attack.armor),
		...(range !== undefined && { reach: { kind: 'inches', inches: range } as const }),
		situation
	});
	const { hit, kill, equal } = outcome;
	return { hit, kill, equal };
}

const item: fc.Arbitrary<Item> = fc
	.record({
		use,
		damage: roll(1),
		absorb: optional(roll(1)),
		kind: fc.constantFrom('plain', 'shield', 'twoHanded')
	})
	.map(({ kind, ...rest }) => ({ ...defined(rest), [kind]: true }) as unknown as Item);

const person: fc.Arbitrary<Person> = fc.record({
	skill: roll(1),
	armor,
	already: fc.integer({ min: 0, max: 2 })
});
const outnumbered = fc
	.tuple(person, fc.record(numbers))
	.map(([one, sides]) => ({ ...one, ...sides }));

const heldOf = ({ damage, absorb, ...rest }: Item): Held => ({
	...rest,
	damage: diceOf(damage),
	...(absorb && { absorb: diceOf(absorb) })
});
const meleeOf = (one: Person): Melee => ({
	...one,
	skill: diceOf(one.skill),
	armor: diceOf(one.armor)
});

const pass = fc.record(
	{ weapon: item, parry: item, counter: item, counterParry: item },
	{ requiredKeys: ['weapon'] }
);

/** Attacks of a turn at one another, with parries and counterattacks of those who may be outnumbered. */
export const exchange = fc.tuple(
	editions,
	outnumbered,
	outnumbered,
	fc.array(pass, { minLength: 1, maxLength: 2 })
);

export function exchanges(
	chances: Chances,
	agree: Agree,
	[edition, active, other, passes]: typeof exchange extends fc.Arbitrary<infer T> ? T : never
) {
	const held = passes.map((one) =>
		Object.fromEntries(Object.entries(one).map(([key, each]) => [key, heldOf(each)]))
	);
	const both = [meleeOf(active), meleeOf(other)] as const;
	const found = resolveExchange(chances, CLOSE_RULES[edition], both, held as never);
	const wanted = second.exchange(edition, [active, other], passes);
	agree({ ...found }, wanted, 10 * passes.length + countDice(active.armor, other.armor));
}

const attackers = fc.array(
	fc.tuple(person, item).map(([one, weapon]) => ({ ...one, weapon })),
	{ minLength: 1, maxLength: 3 }
);

/** Up to three at one: its counterattacks, its parry when it leaves, and who is pushed. */
export const crowd = fc.record({
	edition: editions,
	foes: attackers,
	victim: person,
	counters: fc.array(item, { maxLength: 3 }),
	parry: optional(item)
});

export function crowds(
	chances: Chances,
	agree: Agree,
	{ edition, foes, victim, counters, parry }: typeof crowd extends fc.Arbitrary<infer T> ? T : never
) {
	const rules = CLOSE_RULES[edition];
	const gang = foes.map((foe) => ({ ...meleeOf(foe), weapon: heldOf(foe.weapon) }));
	const found = resolveGang(chances, rules, gang, meleeOf(victim), counters.map(heldOf));
	const { attackersKilled, ...kills } = second.gang(edition, foes, victim, counters);
	agree({ ...found }, kills, 30);
	const fallen = Object.fromEntries(attackersKilled.entries());
	agree(Object.fromEntries(found.attackersKilled.entries()), fallen, 40);
	const left = resolveLeaving(chances, rules, meleeOf(victim), gang, parry && heldOf(parry));
	agree({ ...left }, second.leaving(edition, victim, foes, parry), 40);
}

/** A push against what is held. */
export const shoved = fc.record({
	edition: editions,
	attacker: person,
	held: fc.array(item, { maxLength: 2 }),
	target: outnumbered,
	parry: optional(fc.oneof(item, fc.constant('bareHands' as const)))
});

export function shoves(
	chances: Chances,
	agree: Agree,
	{
		edition,
		attacker,
		held,
		target,
		parry
	}: typeof shoved extends fc.Arbitrary<infer T> ? T : never
) {
	const found = resolveShove(chances, CLOSE_RULES[edition], {
		attacker: meleeOf(attacker),
		held: held.map(heldOf),
		target: meleeOf(target),
		...(parry && { parry: parry === 'bareHands' ? parry : heldOf(parry) })
	});
	agree({ ...found }, second.shove(edition, attacker, held, target, parry), 8);
}

/** A leap out of an attack of 2010. */
export const leap = fc.tuple(skill, skill);

export function leaps(
	chances: Chances,
	agree: Agree,
	[attack, own]: [
		typeof leap extends fc.Arbitrary<[infer T, unknown]> ? T : never,
		{ skill: Person['skill']; modifier: number }
	]
) {
	const test = { ...attack, skill: diceOf(attack.skill) };
	const away = { skill: diceOf(own.skill), modifier: own.modifier };
	agree({ ...bail(chances, EDITIONS['2010'], test, away) }, second.bail(attack, own), 8);
}

const GUARDS = [{ shield: true }, {}, { gun: true }, { bareHands: true }];
const MET: readonly Against[] = ['attack', 'leaving', 'charge', 'shove', 'bareShove', 'grab'];

/** Who may parry what. Bare hands take nothing off Damage, and PL-2005 has neither grabs nor a word on explosions. */
export function permissions() {
	for (const edition of ['2005', '2010', '2020'] as const)
		for (const guard of GUARDS)
			for (const met of [
				...MET,
				'magic',
				...(edition === '2005' ? [] : ['shot', 'explosion'])
			] as Against[])
				expect(
					[edition, guard, met, CLOSE_RULES[edition].parries(guard, met)],
					`${edition} ${Object.keys(guard).join()} ${met}`
				).toEqual([edition, guard, met, second.mayParry(edition, guard, met)]);
	const uses = (['2005', '2010', '2020'] as const).map((id) => CLOSE_RULES[id]);
	expect(uses.map(({ gunParry, bareParry }) => [gunParry, bareParry]).slice(1)).toEqual([
		[3, 0],
		[3, 0]
	]);
}
