import { skirmish } from './combat-rules/skirmish';

/** The quick reference of a rulebook. */
export const reference = {
	inForce: (p: { what: string }) => `Supplements in force: ${p.what}`,
	noSupplements: 'No supplements in force',
	per: {
		level: 'for one level',
		levelOrSize: 'for one level, the last two for a size of 1',
		inch: 'for an inch of size',
		twoInches: 'for 2″ a turn'
	},
	sections: {
		generalDice: 'General dice',
		dice: 'Dice and inches',
		turn: 'Turn',
		attack: 'Attack',
		close: 'Close combat',
		charge: 'Charge',
		abilities: 'Special abilities',
		creations: 'Creations in combat',
		squads: 'Squads',
		healing: 'Healing',
		game: 'At the table',
		defence: 'Defense',
		missiles: 'Archers',
		movement: 'Movement',
		story: 'Hits and story'
	},
	skirmish
};
