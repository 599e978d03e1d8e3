import * as z from 'zod/mini';

const outcomes = z.record(z.string(), z.object({ frac: z.string(), dec: z.string() }));

const number = z.optional(z.number());
const roll = z.optional(z.string());

/** Keys that this form does not know are left out: only their own case cannot be answered then. */
const inputs = z.object({
	skill: roll,
	action: roll,
	use: number,
	mod: number,
	explode: z.optional(z.boolean()),
	overskill: z.optional(z.string()),
	damage: roll,
	armour: z.optional(z.union([z.string(), z.number()])),
	absorb: roll,
	parryUse: number,
	already: number,
	soFar: number,
	beyond: number,
	shooters: number,
	attackers: number,
	attackRoll: number,
	roll,
	threshold: number,
	wounds: number,
	a: roll,
	b: roll,
	mom: z.optional(z.union([z.string(), z.number()])),
	pop: z.optional(z.union([z.string(), z.number()])),
	loserSize: number,
	n: number,
	p: z.optional(z.string()),
	k: number,
	dice: number,
	success: z.optional(z.string()),
	toughness: number,
	negations: number,
	shield: number,
	minions: number,
	difficulty: number,
	defDice: number,
	need: number,
	actionDice: number
});

const oddsCase = z.object({
	id: z.string(),
	edition: z.enum(['PL-2005', 'PL-QuickWars', '2010', '2020', 'NS']),
	group: z.string(),
	title: z.string(),
	inputs,
	outcomes,
	variants: z.optional(z.record(z.string(), outcomes))
});

export const oddsFile = z.object({ cases: z.array(oddsCase).check(z.minLength(1)) });
export type OddsCase = z.infer<typeof oddsCase>;
export type Inputs = OddsCase['inputs'];
