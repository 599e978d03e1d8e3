import fc from 'fast-check';
import { addDice, dice, flat, type Dice } from '$lib/dice/notation';
import type { Attack } from './attack.mjs';
import type { Blow, Skill } from './close.mjs';
import type { Charge } from './charge.mjs';
import type { EditionName, Roll } from './throws.mjs';

/** Random situations, for both calculations. */
export const roll = (most: number, least = 1): fc.Arbitrary<Roll> =>
	fc.record({
		dice: fc.array(fc.constantFrom(6, 6, 10), { minLength: least, maxLength: most }),
		bonus: fc.integer({ min: -2, max: 3 })
	});

/** Armor: dice, or a flat value. */
export const armor: fc.Arbitrary<Roll> = fc.oneof(
	roll(2).map(({ dice: sides, bonus }) => ({ dice: sides, bonus: Math.max(0, bonus) })),
	fc.integer({ min: 0, max: 9 }).map((bonus) => ({ dice: [], bonus }))
);

export const editions = fc.constantFrom<EditionName>('2005', '2010', '2020');
export const use = fc.integer({ min: 0, max: 9 });
const modifier = fc.integer({ min: -5, max: 3 });

export const skill: fc.Arbitrary<Skill> = fc.record({ skill: roll(2), use, modifier });

/** 2005 allows no attack beyond range. */
export const attack: fc.Arbitrary<Attack> = fc
	.record({
		edition: editions,
		skill: roll(2),
		use,
		modifier,
		beyond: fc.constantFrom(0, 0, 0, 1, 3, 6, 8),
		damage: roll(2),
		armor,
		already: fc.constant(0),
		attackers: fc.constantFrom(1, 1, 2, 3)
	})
	.map((each) => ({ ...each, beyond: each.edition === '2005' ? 0 : each.beyond }));

/** A piercing weapon has dice of one kind (E10-PAR-07). */
const onePlain = fc.oneof(
	roll(2).map((damage) => ({ damage })),
	fc.record({
		damage: fc.record({
			dice: fc.constantFrom<number[]>([6], [10], [6, 6], [10, 10, 10]),
			bonus: fc.integer({ min: -1, max: 3 })
		}),
		piercing: fc.constant(true)
	})
);

export const blow: fc.Arbitrary<Blow> = fc
	.tuple(skill, onePlain, fc.option(fc.tuple(skill, roll(1)), { nil: undefined }))
	.map(([hit, weapon, parry]) => ({
		hit,
		...weapon,
		...(parry && { parry: { ...parry[0], absorb: parry[1] } })
	}));

const pointed = fc.record({
	use,
	damage: roll(2),
	length: fc.integer({ min: 0, max: 4 }).map((half) => half / 2)
});

export const charge: fc.Arbitrary<Charge> = fc.record(
	{
		edition: fc.constantFrom('2005', '2010', '2020'),
		run: fc.integer({ min: 0, max: 10 }),
		motion: fc.constantFrom(0, 0, 3, -2),
		braced: fc.boolean(),
		chargerSize: fc.integer({ min: 1, max: 3 }),
		targetSize: fc.integer({ min: 1, max: 4 }),
		skill: roll(1),
		armor,
		weapon: pointed,
		answer: pointed,
		shield: fc.record({ use, absorb: roll(1) })
	},
	{
		requiredKeys: [
			'edition',
			'run',
			'motion',
			'braced',
			'chargerSize',
			'targetSize',
			'skill',
			'armor'
		]
	}
);

const target = fc
	.record({
		toughness: fc.integer({ min: 1, max: 4 }),
		negations: fc.integer({ min: 0, max: 2 }),
		already: fc.integer({ min: 0, max: 3 })
	})
	.map((each) => ({ ...each, already: Math.min(each.already, each.toughness - 1) }));
export const targets = (most: number, least = 0) =>
	fc.array(target, { minLength: least, maxLength: most });

const step = fc.oneof(
	fc.record({
		kind: fc.constant('defend' as const),
		dice: fc.integer({ min: 0, max: 1 }),
		freeDice: fc.integer({ min: 1, max: 2 }),
		fallBack: fc.boolean()
	}),
	fc.record({
		kind: fc.constant('attack' as const),
		dice: fc.integer({ min: 0, max: 2 }),
		target: fc.constant(0)
	})
);
export const activation = fc.record({
	model: fc
		.tuple(target, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 2 }))
		.map(([model, defense, wounds]) => ({ ...model, defense, wounds })),
	targets: targets(2, 1),
	steps: fc.array(step, { minLength: 1, maxLength: 3 })
});

export const diceOf = ({ dice: sides, bonus }: Roll): Dice =>
	sides.reduce((sum, each) => addDice(sum, dice(1, each)), flat(bonus));

/** How many dice a situation has, at most, with those that Bennies and momentum add. */
export const countDice = (...rolls: readonly (Roll | undefined)[]): number =>
	rolls.reduce((sum, each) => sum + (each ? each.dice.length + 2 : 0), 0);
