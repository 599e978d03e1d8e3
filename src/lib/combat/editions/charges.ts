import { dice, timesDice } from '$lib/dice/notation';
import { behaviorOf } from '../fighter';
import type { ChargeRules, ChargingWeapon, Impact } from '../charge/rules';
import type { EditionId } from '../edition';
import { CLOSE_RULES } from './close';

/** Inches of run for each die of momentum in PL-2005, and for the one die from 2010 on. */
const STEP = 2;
const RUN_UP = 4;

/** The speed of a collision: two speeds add up only on the same line (A05-15). */
const impactSpeed = ({ run, motion = 0 }: Impact) => Math.max(0, run + motion);

const perStep = (inches: number, most: number) => Math.min(Math.floor(inches / STEP), most);

/** Half the Size, rounded down: a minifig that is not braced has no opposition (A05-5). */
const steadiness = ({ size, braced }: Impact) => (braced ? size : Math.floor(size / 2));

/** The classes of a lance or ram, and from 2010 on of any large weapon; creations charge with their rams and blades. */
const chargeOf = (weapon: ChargingWeapon) => behaviorOf(weapon).charge;

/** PL-2005 (E05-CMB-29 to 34): momentum grows with run and Size, and bodies do damage. */
const charge2005: ChargeRules = {
	close: CLOSE_RULES['2005'],
	momentum: (run, size) => perStep(run, size),
	opposition: (impact) => perStep(impactSpeed(impact), steadiness(impact)),
	charging: (momentum) => dice(momentum, 6),
	bodies: true,
	// Large and pointed; a sword or an axe only runs along (L642).
	charges: (weapon) => chargeOf(weapon) === 'pointed',
	answers: 'braced',
	collides: 'always',
	strikesFirst: (longerBy) => longerBy > 1,
	sizeHolds: true,
	headOn: 'lower',
	shove: undefined,
	// One point for each inch of the attacker's Size (A05-6).
	crushes: 'attacker',
	rules: {
		momentum: 'PL-CHG-03',
		opposition: 'PL-CHG-07',
		knockback: 'PL-CHG-12',
		loserSize: 'PL-CHG-12',
		smash: 'PL-CHG-09',
		longer: 'E05-CMB-31',
		shove: 'PL-CC-06',
		runsOn: 'PL-CHG-08'
	}
};

/** 2010 (E10-CHG, E10-COL): one die of momentum after 4″, one of opposition, and only weapons do damage. */
const charge2010: ChargeRules = {
	close: CLOSE_RULES['2010'],
	momentum: (run) => (run >= RUN_UP ? 1 : 0),
	opposition: () => 1,
	charging: (momentum, { rolls }) => timesDice({ rolls, bonus: 0 }, momentum),
	bodies: false,
	charges: (weapon) => chargeOf(weapon) !== undefined,
	answers: 'armed',
	collides: 'bodily',
	strikesFirst: (longerBy) => longerBy >= 1,
	sizeHolds: false,
	headOn: 'both',
	shove: { momentum: dice(1, 10), inches: 0, opposed: true },
	crushes: 'obstacle',
	rules: {
		momentum: 'E10-CHG-02',
		opposition: 'E10-COL-02',
		knockback: 'E10-COL-02',
		loserSize: 'E10-COL-03',
		smash: 'E10-COL-05',
		longer: 'E10-CHG-10',
		shove: 'E10-CHG-03',
		runsOn: 'E10-CHG-08'
	}
};

/** 2020 (E20-CHG, E20-COL): nobody strikes back at a charge. */
const charge2020: ChargeRules = {
	...charge2010,
	close: CLOSE_RULES['2020'],
	charges: (weapon) =>
		chargeOf(weapon) === 'large' ? weapon.bothHands === true : chargeOf(weapon) !== undefined,
	answers: 'never',
	shove: { momentum: dice(1, 6), inches: 2, opposed: false },
	rules: {
		momentum: 'E20-CHG-01',
		opposition: 'E20-COL-01',
		knockback: 'E20-COL-01',
		loserSize: 'E20-COL-01',
		smash: 'E20-COL-02',
		longer: 'E20-CHG-05',
		shove: 'E20-CHG-04',
		runsOn: 'E20-CHG-05'
	}
};

/** The charges of an edition; undefined where it has none. */
export const chargeRulesOf = (id: EditionId): ChargeRules | undefined =>
	id in CHARGE_RULES ? CHARGE_RULES[id as ChargingEdition] : undefined;

/** The editions that know charges; QuickWars and LUGPolWars have none. */
export type ChargingEdition = Exclude<EditionId, 'quickwars' | 'lugpolwars'>;

export const CHARGE_RULES: Readonly<Record<ChargingEdition, ChargeRules>> = {
	'2005': charge2005,
	'2010': charge2010,
	'2020': charge2020
};
