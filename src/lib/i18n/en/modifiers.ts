import type { ModifierId } from '$lib/combat/modifiers';

/** What changes a roll, by its id. */
export const modifiers = {
	large: 'Large target',
	partlyHidden: 'Two thirds visible',
	mostlyHidden: 'One third visible',
	short: 'Short minifig',
	stealth: 'Stealth',
	still: 'Target does not move',
	aiming: 'Attacker aims',
	fast: 'Fast target',
	blind: 'Target not seen',
	outnumbered: 'Outnumbered in close combat',
	quirk: 'Other heroes in the army',
	height: 'Attacker higher: range',
	outOfRange: 'Out of range',
	momentum: 'Momentum',
	opposition: 'Physical opposition',
	loserSize: 'Size of the loser',
	smash: 'Smash',
	parryAndCounter: 'Parry and counter at once',
	againstTwoHanded: 'Parry against a two-handed weapon',
	part: 'External part',
	council: 'More than one medic',
	crew: 'Larger crew',
	wounds: 'Own wounds',
	stature: 'Difference in stature',
	pusherMounted: 'Attacker mounted',
	targetMounted: 'Target mounted',
	pusherShield: 'Attacker has a shield',
	targetHigher: 'Target on higher ground',
	given: 'Given modifier'
} satisfies Record<ModifierId | 'given', string>;
