import * as z from 'zod/mini';
import { name } from '$lib/army/format/fields';
import { eventId, figureId, key, many, number, sideId } from './fields';

/** What is counted of a figure. Counts of a turn or an activation start again by themselves. */
export const COUNTS = [
	/** Damage less Armor, to be healed (PL-MED-02). */
	'wounds',
	/** Wounds of the skirmish, which nobody heals (NS-20). */
	'injuries',
	'sizeMarks',
	/** Parts of the propulsion that are lost (PL-PRP-08). */
	'lostPropulsion',
	/** Damage of this turn that adds up (PL-CC-04, E10-CC-07). */
	'damage',
	/** The level of a magic shield that lasts until the mage’s next turn (PL-MAG-05). */
	'shield',
	/** Inches moved in its own turn. */
	'moved',
	'actions',
	'responses',
	/** Attacks in close combat and at a distance in this turn (PL-RNG-02). */
	'closeAttacks',
	'rangedAttacks',
	/** Hits of this turn that did not slay (NS-19). */
	'hits',
	/** General, shield and free movement dice spent in this activation. */
	'dice',
	'shieldDice',
	'freeDice',
	/** Turns in which the circle of this mage prepared its spell (PL-MAG-06). */
	'preparation'
] as const;
export type CountId = (typeof COUNTS)[number];

export const FLAGS = [
	'fallen',
	'prone',
	/** No action and no counter until its next turn (PL-TRN-16). */
	'disrupted',
	/** Half of the propulsion is lost, or all of it (PL-PRP-08). */
	'halfPropulsion',
	'noPropulsion',
	/** Braced against a charge (PL-CHG-07). */
	'braced',
	/** It cannot act with its squad this turn (PL-SQD-04). */
	'regrouping',
	/** It joined its squad this turn, and may not leave it (PL-SQD-04). */
	'joinedSquad',
	/** It dies when the turn ends (E20-BAD-03). */
	'mortallyWounded',
	/** It took part in a charge this turn. */
	'charged',
	/** A shield pushed this turn and neither parries nor counters (PL-CC-07). */
	'shieldPushed',
	/** Carries the very important item (PL-LIG-19). */
	'carrying',
	'endangered',
	'captured',
	/** Fell from its mount (NS-47). */
	'dismounted',
	'incapacitated',
	'unconscious',
	/** One die less in its next activation (NS-47). */
	'stumbles',
	/** It ran away, and engages nobody in its next activation (NS-48). */
	'fleeing',
	/** The next group of its side is one around it (NS-47). */
	'called',
	/** Shield and heavy armor cancelled a success in this activation (NS-18). */
	'shieldUsed',
	'armorUsed',
	'shieldMoved'
] as const;
export type FlagId = (typeof FLAGS)[number];

export const LINKS = [
	/** What it rides, drives or serves. */
	'mount',
	'squad',
	'capturedBy',
	/** The necromancer that raised it (PL-MAG-11). */
	'raisedBy',
	'grabs',
	/** The ring of close combat that it fights in (PL-SQM-06). */
	'ring',
	/** The mage that leads its circle. */
	'circle'
] as const;
export type LinkId = (typeof LINKS)[number];

export const PLACES = ['table', 'reserve', 'secured', 'away'] as const;
export type Place = (typeof PLACES)[number];

export const TALLIES = ['storyPoints', 'captures'] as const;
export type TallyId = (typeof TALLIES)[number];

export const GOALS = ['primary', 'secondary'] as const;
export type GoalId = (typeof GOALS)[number];

/** What an event changes: increments and switches, so that the order of independent events does not matter. */
export const changeSchema = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('count'), figure: figureId, of: z.enum(COUNTS), by: number }),
	z.strictObject({
		kind: z.literal('flag'),
		figure: figureId,
		flag: z.enum(FLAGS),
		on: z.boolean()
	}),
	z.strictObject({
		kind: z.literal('link'),
		figure: figureId,
		link: z.enum(LINKS),
		to: z.nullable(figureId)
	}),
	z.strictObject({ kind: z.literal('place'), figure: figureId, place: z.enum(PLACES) }),
	/** A weapon used this turn, for an attack or a parry. */
	z.strictObject({ kind: z.literal('weapon'), figure: figureId, weapon: key, by: number }),
	/** A weapon lost or picked up again. */
	z.strictObject({ kind: z.literal('item'), figure: figureId, weapon: key, lost: z.boolean() }),
	/** Explosives, spells, rockets, payload used up; those of an army as a whole name its side. */
	z.strictObject({ kind: z.literal('box'), owner: figureId, box: key, by: number }),
	/** Damage by grinding that stays on an element (PL-DMG-06). */
	z.strictObject({ kind: z.literal('grinding'), figure: figureId, element: key, by: number }),
	/** Names a squad of this game; figures join by their link. */
	z.strictObject({ kind: z.literal('squad'), squad: figureId, side: sideId, name }),
	/** A turn begins. */
	z.strictObject({ kind: z.literal('turn'), side: sideId }),
	/** A group of the skirmish is activated (NS-12). */
	z.strictObject({ kind: z.literal('activate'), side: sideId, figures: many(figureId) }),
	z.strictObject({ kind: z.literal('tally'), side: sideId, of: z.enum(TALLIES), by: number }),
	z.strictObject({ kind: z.literal('goal'), side: sideId, goal: z.enum(GOALS), on: z.boolean() }),
	/** The game ends; without a winner it is a draw. */
	z.strictObject({ kind: z.literal('end'), winner: z.nullable(sideId) }),
	/** An author plays these sides; taking back events of other seats needs their consent. */
	z.strictObject({ kind: z.literal('seat'), author: eventId, sides: many(sideId) })
]);
export type Change = z.infer<typeof changeSchema>;
