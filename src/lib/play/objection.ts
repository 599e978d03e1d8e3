/** Why an event or a state is not as the rules or the table allow. */
export const OBJECTIONS = [
	// The table itself does not allow it.
	'unknownFigure',
	'unknownSide',
	'unknownWeapon',
	'unknownBox',
	'belowZero',
	'gameEnded',
	'notOnTable',
	'notFallen',
	'weaponLost',
	'notLost',
	// Turns and actions.
	'notYourTurn',
	'fallenActs',
	'woundedActs',
	'disruptedActs',
	'captiveActs',
	'actionSpent',
	'responseSpent',
	'tooFar',
	'immobile',
	'held',
	'noOperator',
	// Attacks.
	'weaponTwice',
	'tooManyWeapons',
	'secondShot',
	'rangedAndClose',
	'outOfRange',
	'outOfReach',
	'tooManyClose',
	'cannotCounter',
	'pushAndAttack',
	'twoHandsCarrying',
	'holdsSomebody',
	'noFreeHand',
	'memberAimedAt',
	'weaponSum',
	'boxEmpty',
	'wrongDice',
	'notAHero',
	// Healing and magic.
	'noHealing',
	'notAMedic',
	'tooManyMedics',
	'notWounded',
	'notTheTurnToHeal',
	'notAMage',
	'spellTooHigh',
	'circleTooSmall',
	'notInCircle',
	'notPrepared',
	'notASummoner',
	'summonTooLarge',
	'notInReserve',
	'notANecromancer',
	'tooManyUndead',
	'cannotRise',
	// Squads and mounts.
	'otherSquad',
	'squadCostsAction',
	'regrouping',
	'leavesAtOnce',
	'squadActed',
	'mountFallen',
	'mountsItself',
	'cannotCarry',
	'crowded',
	// Skirmish.
	'notActivated',
	'groupActivated',
	'calledGroup',
	'fleeing',
	'diceSpent',
	'shieldDiceSpent',
	'freeDiceSpent',
	'alreadySlain',
	'noProtection',
	'storyPoints',
	'storyTotal',
	// Scenarios.
	'flierCarries',
	'carriedTwice',
	'noReinforcements',
	'otherScenario',
	'nothingToCapture',
	'notCarrying',
	'noZone',
	'halfIsGone'
] as const;
export type ObjectionId = (typeof OBJECTIONS)[number];

/** An objection as data: its sentence is in the catalogues. */
export interface Objection {
	readonly code: ObjectionId;
	/** Absent where the table itself does not allow it. */
	readonly rule?: string;
	/** Ids of figures and sides are named `figure`, `other` and `side`. */
	readonly values: Readonly<Record<string, string | number>>;
}

export function objection(
	code: ObjectionId,
	values: Objection['values'] = {},
	rule?: string
): Objection {
	return { code, ...(rule !== undefined && { rule }), values };
}
