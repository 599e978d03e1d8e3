import type { Modifier } from '../modifiers';

/**
 * What the smaller of two squads loses on its Skill and on the damage of its counterattacks: −1 at two to one, −2
 * at three to one and so on (E05-CMB-17, PL-SQM-08). It replaces −1 for each further opponent (A05-14).
 */
export function outnumberedSquad(own: number, others: number): readonly Modifier[] {
	const ratio = own > 0 ? Math.floor(others / own) : 0;
	if (ratio < 2) return [];
	const value = 1 - ratio;
	return [
		{ id: 'outnumbered', rule: 'PL-SQM-08', to: 'skill', value },
		{ id: 'outnumbered', rule: 'PL-SQM-08', to: 'damage', value }
	];
}

/** The Size of a squad that charges, or of a braced one: that of all members together (E05-CMB-46, PL-SQM-09). */
export const squadSize = (sizes: readonly number[]): number =>
	sizes.reduce((sum, size) => sum + size, 0);
