import type { Modifier } from '$lib/combat/modifiers';
import type { RollRules } from '$lib/dice/chances';
import type { Dice } from '$lib/dice/notation';
import type { Cause, RollReason, RollRecord } from '../causes';
import type { Change } from '../changes';
import { readThrow, type Thrown } from '../throw';
import type { Order } from './order';

/** Dice to throw: by the app, or by a player who types the faces in. */
export interface RollAsk {
	readonly kind: 'roll';
	readonly why: RollReason;
	readonly who?: string;
	readonly dice: Dice;
	readonly rules: RollRules;
	/** What each die, or the total, has to reach. */
	readonly need?: number;
	/** The total must be higher than `need` (PL-MED-04). */
	readonly above?: true;
	/** Every die is a roll of its own: this many figures roll together. */
	readonly separately?: number;
	readonly rule: string;
	readonly modifiers?: readonly Modifier[];
}

export const CHOICES = [
	/** Parry, bail, or let it come. */
	'defence',
	/** Which of several attacks a parry meets, and whether its owner strikes back too (PL-CC-09, PL-CC-13). */
	'meets',
	'counterToo',
	'benny',
	/** What the target of a charge strikes back with, and whose weapon is longer (E05-CMB-31, E10-CHG-10). */
	'answer',
	'longer',
	/** Whether the charger reaches its target again (PL-CHG-09), and inches that an obstacle prevents (E10-COL-05). */
	'trampled',
	'smash',
	/** Whether a flight ends off the base of the squad (PL-SQM-09). */
	'offBase',
	/** Whether a charger that missed runs into its target (E10-CHG-08). */
	'collides',
	/** Studs that hold a brick of a construction without Armor (PL-QW-10). */
	'studs',
	/** A friend who jumps in front of a hero (PL-HER-06). */
	'sacrifice',
	/** Whether something is within a number of inches. */
	'within',
	/** Whether a leap leaves the reach of the attack. */
	'clears',
	/** Die at once, or wait wounded for a medic (PL-MED-02). */
	'wounds',
	'somethingBad',
	/** What is knocked out of its hands (E20-BAD-01). */
	'item',
	/** Use the damage that is left over once more (PL-DMG-07). */
	'overkill',
	/** Which member of a squad takes a hit (PL-SDM-02). */
	'takesHit',
	/** Which member takes one of several results on a squad (PL-SDM-03). */
	'takesResult',
	/** Cancel a success with shield or armor (NS-18). */
	'cancel',
	/** Whether a protected model refuses missile hits, and which further enemy a sweep moves (NS-43, NS-29). */
	'refuses',
	'swept',
	/** Another die for a defence (NS-15). */
	'addDie',
	/** An event of the table, or a lower one (NS-46). */
	'storyEvent',
	'storyTarget',
	/** Which of several opponents gains story points (NS-45). */
	'opponent',
	/** Whether fleeing spreads farther, and what that costs (NS-48). */
	'widen',
	'widenPrice',
	/** Who else flees: minions, characters who go along, and those who have to. */
	'fleesToo',
	'fleesAlso',
	'mustFlee',
	/** The unit that arrives (PL-LIG-18). */
	'reinforcement'
] as const;
export type ChoiceId = (typeof CHOICES)[number];

export interface Option {
	/** The answer: a word, or the id of a figure or weapon. */
	readonly id: string;
	readonly figure?: string;
	readonly side?: string;
	readonly weapon?: string;
	readonly amount?: number;
}

export interface ChoiceAsk {
	readonly kind: 'choice';
	readonly choice: ChoiceId;
	/** The figure that it is about; its side decides. */
	readonly who?: string;
	readonly options: readonly Option[];
	readonly rule: string;
	/** Inches, wounds or damage that the choice depends on. */
	readonly amount?: number;
}

export type Ask = RollAsk | ChoiceAsk;

/** The proposed effect: applied on a tap as one event. */
export interface Done {
	readonly kind: 'done';
	readonly cause: Cause;
	readonly changes: readonly Change[];
	/** What may follow at once, such as a counterattack. */
	readonly follow: readonly Order[];
	/** The rules that led to the effect. */
	readonly rules: readonly string[];
}

export type Answer = { readonly faces: readonly number[] } | { readonly chosen: string };

/** A procedure asks for dice and choices one after the other, and ends with an effect. */
export type Procedure = Generator<Ask, Done, Answer>;
/** A part of a procedure that gives `T`. */
export type Part<T> = Generator<Ask, T, Answer>;

/** A complete roll with its record for the log. */
export interface Rolled extends Thrown {
	readonly record: RollRecord;
	/** For dice that roll separately: the total of each. */
	readonly each: readonly {
		readonly total: number;
		readonly sum: number;
		readonly first: number;
		readonly fumble: boolean;
	}[];
}

function isSuccess(
	{ need, above, rules }: RollAsk,
	{ total, fumble }: Thrown
): boolean | undefined {
	if (need === undefined) return undefined;
	if (fumble && rules.allOnes === 'fails') return false;
	return above ? total > need : total >= need;
}

/** How many of the dice that roll separately succeed. */
export function successesOf({ need = 0 }: RollAsk, each: Rolled['each']): number {
	return each.filter(({ total, fumble }) => !fumble && total >= need).length;
}

/** The total of each die of a roll. */
export function eachOf({ dice, rules }: RollAsk, thrown: Thrown): Rolled['each'] {
	return thrown.dice.map(({ sides, throws }) => {
		const one = { rolls: [{ count: 1, sides }], bonus: dice.bonus };
		const waves = readThrow(one, rules, throws);
		return { total: waves.total, sum: waves.sum, first: throws[0] ?? 0, fumble: waves.fumble };
	});
}

/** The modifiers that are in the bonus of a roll’s dice. */
function addedIn({ modifiers = [] }: RollAsk): Pick<RollRecord, 'modifiers'> {
	const added = modifiers.filter(({ to }) => to === 'skill');
	return added.length > 0 ? { modifiers: added.map(({ id, value }) => ({ id, value })) } : {};
}

function recordOf(ask: RollAsk, thrown: Thrown, each: Rolled['each']): RollRecord {
	const { who, why, dice, need, separately } = ask;
	const success = isSuccess(ask, thrown);
	const single = separately === undefined || separately === 1;
	const results = !single && need === undefined ? each.map(({ total }) => total) : undefined;
	return {
		...(who !== undefined && { who }),
		why,
		dice: { rolls: dice.rolls.map((roll) => ({ ...roll })), bonus: dice.bonus },
		faces: thrown.dice.map(({ throws }) => [...throws]),
		total: single
			? thrown.total
			: (results?.reduce((sum, one) => sum + one, 0) ?? successesOf(ask, each)),
		...addedIn(ask),
		...(need !== undefined && { need }),
		...(results && { each: results }),
		...(single ? success !== undefined && { success } : !results && { separately: true }),
		...(single && thrown.fumble && { fumble: true })
	};
}

/** The roll as far as it is thrown, for dice that are taken back: those that were not thrown are left out. */
export function recordOfFaces(ask: RollAsk, faces: readonly number[]): RollRecord {
	const thrown = readThrow(ask.dice, ask.rules, faces);
	if (!thrown.next) return recordOf(ask, thrown, eachOf(ask, thrown));
	const shown = thrown.dice.filter(({ throws }) => throws.length > 0);
	const { who, why } = ask;
	return {
		...(who !== undefined && { who }),
		why,
		dice: { rolls: shown.map(({ sides }) => ({ count: 1, sides })), bonus: ask.dice.bonus },
		faces: shown.map(({ throws }) => [...throws]),
		total: thrown.total
	};
}

/** Asks for a roll and waits for all its faces. A roll without dice is known at once. */
export function* roll(ask: RollAsk): Part<Rolled> {
	const answer: Answer = ask.dice.rolls.length === 0 ? { faces: [] } : yield ask;
	const thrown = readThrow(ask.dice, ask.rules, 'faces' in answer ? answer.faces : []);
	const each = eachOf(ask, thrown);
	return { ...thrown, each, record: recordOf(ask, thrown, each) };
}

/** Asks for a choice; the only option is taken, and nothing if there is none. */
export function* choose(ask: ChoiceAsk): Part<Option> {
	const [first] = ask.options;
	if (ask.options.length < 2) return first ?? { id: '' };
	const answer = yield ask;
	const chosen = 'chosen' in answer ? answer.chosen : '';
	return ask.options.find(({ id }) => id === chosen) ?? first ?? { id: '' };
}

/** Whether an answer fits what was asked: all faces of a roll, or one of the options. */
export function fits(ask: Ask, answer: Answer): boolean {
	if (ask.kind === 'choice') {
		return 'chosen' in answer && ask.options.some(({ id }) => id === answer.chosen);
	}
	if (!('faces' in answer)) return false;
	const { next, wrong } = readThrow(ask.dice, ask.rules, answer.faces);
	return next === undefined && wrong === undefined;
}
