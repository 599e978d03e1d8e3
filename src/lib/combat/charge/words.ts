/** The outcomes of a charge and of the collision that ends it, in the order of display. */
export const CHARGE_RESULTS = [
	'targetKilled',
	'chargerKilled',
	'bothKilled',
	'somethingBad',
	'targetKnocked',
	'chargerKnocked',
	'smashKills'
] as const;
export type ChargeResult = (typeof CHARGE_RESULTS)[number];

/** Whose weapon is the longer one in a charge. */
export const LONGER = ['equal', 'charger', 'target'] as const;
export type Longer = (typeof LONGER)[number];
