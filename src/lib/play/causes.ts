import * as z from 'zod/mini';
import { MODIFIER_IDS } from '$lib/combat/modifiers';
import { notes, whole } from '$lib/army/format/fields';
import { eventId, figureId, inches, key, many, natural, number, sideId } from './fields';
import { GAME_MOST } from './limits';

export const ROLL_REASONS = [
	'attack',
	'throwRange',
	'benny',
	'parry',
	'sacrifice',
	'damage',
	'armor',
	'absorb',
	'bail',
	'flight',
	'momentum',
	'opposition',
	'heal',
	'summon',
	'raise',
	'cast',
	'range',
	'shield',
	'order',
	'skillTest',
	'feat',
	'objection',
	'sprint',
	'defence',
	'fallBack',
	'freeAttack',
	'lunge',
	'push',
	'sweep',
	'volley',
	'movement',
	'story',
	'reinforcement',
	'start',
	'argument'
] as const;
export type RollReason = (typeof ROLL_REASONS)[number];

const face = whole(1, 100);
const dice = z.strictObject({
	rolls: z
		.array(z.strictObject({ count: whole(1, GAME_MOST.dice), sides: whole(2, 100) }))
		.check(z.maxLength(10)),
	bonus: number
});

/** A roll as it fell: every die with all its throws. */
const rollSchema = z.strictObject({
	who: z.optional(figureId),
	why: z.enum(ROLL_REASONS),
	dice,
	faces: z
		.array(z.array(face).check(z.minLength(1), z.maxLength(GAME_MOST.dice)))
		.check(z.maxLength(GAME_MOST.dice)),
	total: number,
	/** What changed the total, of the bonus of its dice. */
	modifiers: z.optional(
		z
			.array(z.strictObject({ id: z.enum(MODIFIER_IDS), value: number }))
			.check(z.maxLength(MODIFIER_IDS.length))
	),
	/** What the total had to reach, or, for a roll that must be higher, to exceed. */
	need: z.optional(number),
	/** Whether it succeeded, where that can be said. */
	success: z.optional(z.boolean()),
	/** All dice show 1. */
	fumble: z.optional(z.boolean()),
	/** Every die is a roll of its own; the total counts those that succeed. */
	separately: z.optional(z.boolean()),
	/** What each of several rolls came to, where nothing had to be reached; the total is their sum. */
	each: z.optional(z.array(number).check(z.maxLength(GAME_MOST.dice)))
});
export type RollRecord = z.infer<typeof rollSchema>;
const rolls = many(rollSchema);

/** What the table looked like (combat/situation). */
const situation = z.strictObject({
	distance: z.optional(inches),
	height: z.optional(inches),
	visible: z.optional(z.union([z.literal(1), z.literal(2), z.literal(3)])),
	size: z.optional(inches),
	short: z.optional(z.boolean()),
	still: z.optional(z.boolean()),
	speed: z.optional(inches),
	charging: z.optional(z.boolean()),
	stealth: z.optional(z.enum(['moving', 'still'])),
	aiming: z.optional(z.boolean()),
	blind: z.optional(z.boolean()),
	close: z.optional(z.boolean()),
	countering: z.optional(z.boolean()),
	opponents: z.optional(natural),
	friends: z.optional(natural),
	heroes: z.optional(natural)
});

export const ATTACK_WAYS = [
	'close',
	'counter',
	'ranged',
	'charge',
	'push',
	'grab',
	'explosion',
	'spell',
	'basic',
	'free',
	'lunge',
	'sweep',
	'volley',
	/** A vehicle runs into something (PL-QW-13). */
	'crash'
] as const;
export type AttackWay = (typeof ATTACK_WAYS)[number];

/** Ways of attacking hand to hand. */
export const CLOSE_WAYS: readonly AttackWay[] = ['close', 'counter', 'charge', 'push', 'grab'];

export const RESULTS = [
	'missed',
	'parried',
	'noEffect',
	'killed',
	'wounded',
	'sizeMark',
	'destroyed',
	'partLost',
	'disarmed',
	'struckDown',
	'mortallyWounded',
	'twist',
	'pushed',
	'smashed',
	'tornOut',
	'scattered',
	'grabbed',
	'bailed',
	'sacrificed',
	'cancelled',
	'hit',
	'slain',
	'endangered',
	'incapacitated',
	'unconscious',
	'outOfRange'
] as const;
export type ResultId = (typeof RESULTS)[number];

const result = z.strictObject({
	figure: figureId,
	result: z.enum(RESULTS),
	/** Wounds, marks, inches or hits. */
	amount: z.optional(natural)
});
export type Result = z.infer<typeof result>;

const attacker = z.strictObject({ figure: figureId, weapon: z.optional(key) });

/** A shot that missed may land this far from its target (PL-RNG-03). */
const stray = z.strictObject({ by: figureId, radius: natural });
export type Stray = z.infer<typeof stray>;

export const QUICK_ACTIONS = [
	'talk',
	'pickUp',
	'drop',
	'dropProne',
	'standFromKneeling',
	'standFromProne',
	'openDoor',
	'lift',
	'swapWeapon',
	'reload'
] as const;
export type QuickActionId = (typeof QUICK_ACTIONS)[number];

export const SQUAD_WAYS = ['form', 'join', 'merge', 'leave', 'split', 'disband', 'rebase'] as const;
export type SquadWay = (typeof SQUAD_WAYS)[number];

const figures = many(figureId);

/** What happened, for the log in words. */
export const causeSchema = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('begin'), rolls: z.optional(rolls) }),
	z.strictObject({ kind: z.literal('seat'), sides: many(sideId) }),
	z.strictObject({ kind: z.literal('turn'), side: sideId }),
	z.strictObject({
		kind: z.literal('move'),
		figures,
		how: z.enum(['move', 'sprint', 'withdraw', 'ignore', 'bail', 'fallBack', 'engaged', 'group']),
		inches: z.optional(inches),
		rolls: z.optional(rolls)
	}),
	z.strictObject({
		kind: z.literal('quick'),
		figures,
		action: z.enum(QUICK_ACTIONS),
		/** The lost weapon that is picked up again. */
		item: z.optional(key)
	}),
	z.strictObject({
		kind: z.literal('attack'),
		way: z.enum(ATTACK_WAYS),
		/** A response in the enemy’s turn (PL-TRN-13). */
		response: z.optional(z.boolean()),
		/** A shot that missed its target and came down here (PL-RNG-03). */
		stray: z.optional(z.boolean()),
		attackers: many(attacker),
		targets: figures,
		/** The squad that was aimed at, instead of one of its members (PL-SDM-01). */
		squad: z.optional(figureId),
		/** A part of the target, instead of its body (PL-DMG-04). */
		element: z.optional(key),
		situation: z.optional(situation),
		rolls,
		results: many(result),
		strays: z.optional(many(stray))
	}),
	/** It is settled where the missed shots of an attack came down (PL-RNG-03). */
	z.strictObject({ kind: z.literal('strays'), event: eventId }),
	z.strictObject({
		kind: z.literal('test'),
		/** Defences of the skirmish are against one opponent (NS-20, NS-23). */
		way: z.enum(['skill', 'perception', 'feat', 'defence', 'fallBack']),
		figure: figureId,
		against: z.optional(figureId),
		difficulty: natural,
		rolls,
		success: z.boolean()
	}),
	z.strictObject({
		kind: z.literal('heal'),
		medics: figures,
		patient: figureId,
		rolls,
		healed: z.boolean()
	}),
	z.strictObject({
		kind: z.literal('spell'),
		mages: figures,
		spell: z.enum(['shield', 'circleShield', 'circle']),
		level: whole(0, 99),
		rolls,
		success: z.boolean()
	}),
	/** A circle prepares its spell for one more turn (PL-MAG-06). */
	z.strictObject({ kind: z.literal('prepare'), mages: figures, turns: natural }),
	z.strictObject({
		kind: z.literal('summon'),
		mages: figures,
		figure: figureId,
		rolls,
		success: z.boolean()
	}),
	z.strictObject({
		kind: z.literal('raise'),
		mage: figureId,
		figure: figureId,
		rolls,
		success: z.boolean()
	}),
	z.strictObject({ kind: z.literal('squad'), way: z.enum(SQUAD_WAYS), figures, squad: figureId }),
	z.strictObject({ kind: z.literal('mount'), figures, mount: figureId, on: z.boolean() }),
	/** A figure lets go of the one that it holds (E10-MAN-02). */
	z.strictObject({ kind: z.literal('release'), figure: figureId, other: figureId }),
	z.strictObject({ kind: z.literal('activate'), side: sideId, figures }),
	z.strictObject({
		kind: z.literal('story'),
		side: sideId,
		points: whole(1, 99),
		rolls,
		/** The least total of the event’s row in the table (NS-47). */
		event: whole(1, 27),
		figures: z.optional(figures),
		/** How far they flee (NS-48). */
		inches: z.optional(natural)
	}),
	z.strictObject({ kind: z.literal('reinforcement'), side: sideId, rolls, figures }),
	z.strictObject({ kind: z.literal('carry'), figure: figureId, on: z.boolean() }),
	z.strictObject({ kind: z.literal('capture'), side: sideId, figures }),
	/** A figure in the enemy’s start zone (PL-LIG-15). */
	z.strictObject({ kind: z.literal('zone'), side: sideId, figure: figureId }),
	z.strictObject({ kind: z.literal('end'), winner: z.nullable(sideId) }),
	z.strictObject({ kind: z.literal('argument'), rolls }),
	/** Who acts first: the figure of the active player, or the one that responds (PL-TRN-15). */
	z.strictObject({
		kind: z.literal('order'),
		active: figureId,
		answering: figureId,
		first: z.nullable(figureId),
		rolls
	}),
	z.strictObject({ kind: z.literal('note'), text: notes }),
	/** Dice that were thrown and count nothing, as their order was given up or a step of it taken back. */
	z.strictObject({
		kind: z.literal('takenBack'),
		figures,
		targets: z.optional(figures),
		rolls
	}),
	/** Set by hand: the changes say what. */
	z.strictObject({ kind: z.literal('manual') }),
	z.strictObject({ kind: z.literal('undo'), event: eventId }),
	/** The author of an event agrees that another takes it back. */
	z.strictObject({ kind: z.literal('consent'), undo: eventId })
]);
export type Cause = z.infer<typeof causeSchema>;
export type CauseKind = Cause['kind'];
