import type { Readings, RulingId } from '$lib/rules/rulings/rulings';

/** The subject of a ruling, and the text of each reading. */
export type RulingTexts = {
	readonly [K in RulingId]: {
		readonly title: string;
		readonly readings: Record<Readings[K], string>;
	};
};

export const rulings: RulingTexts = {
	levelZeroFactor: {
		title: 'What structure level 0 counts as',
		readings: {
			half: 'one half: size 4 costs 2 CP',
			zero: 'zero: the body is free',
			anyZero: 'one half, also for size 0'
		}
	},
	heroQuirkCount: {
		title: 'Heroes counted for quirk',
		readings: { others: 'the other heroes', all: 'all heroes, including this one' }
	},
	oddSpeed: {
		title: 'Price of odd speeds',
		readings: {
			linear: '½ CP per inch',
			up: 'whole 2″ steps, rounded up',
			down: 'whole 2″ steps, rounded down'
		}
	},
	flyLevelZero: {
		title: 'Structure level 0 in the air',
		readings: { zero: 'adds nothing: 2 CP for 2″', half: 'adds a half: 2½ CP for 2″' }
	},
	halfBrainRounding: {
		title: 'Half-brain of an odd size',
		readings: { exact: 'exactly half', up: 'rounded up', minimumOne: 'half, but at least 1 CP' }
	},
	extensionHalfBrain: {
		title: 'Extended abilities of a half-brain',
		readings: { full: 'at the price of a whole brain', half: 'at the price of the half-brain' }
	},
	pilotScale: {
		title: 'Pilot ability of a creature',
		readings: { size: '1 CP times its size', flat: '1 CP' }
	},
	lpwVehicleBase: {
		title: 'LUGPolWars: price of a vehicle’s body',
		readings: { size: 'its size', sizeTimesLevel: 'its size times its level' }
	},
	steedArmor: {
		title: 'Price of barding',
		readings: { flat: '2 CP for any steed', byLevel: '2 CP for every 2″ of size' }
	},
	weakenedPrice: {
		title: 'Price of a weakened weapon',
		readings: { effective: 'by its working level', physical: 'by its built size' }
	},
	magicShield: {
		title: 'Price of a magic shield',
		readings: { double: '2 CP per level', single: '1 CP per level' }
	},
	leagueSpeed: {
		title: 'Speed used for limits',
		readings: { bought: 'speed as bought', afterPenalties: 'speed after armor penalties' }
	},
	weaponSumLimit: {
		title: 'Weapons a creation may carry',
		readings: {
			doubleSize: 'twice its size; in the air, its size',
			level: 'its structure level',
			size: 'its size'
		}
	},
	sumCounts: {
		title: 'What counts towards the weapon sum',
		readings: {
			weapons: 'weapons, launchers, rockets',
			explosives: 'explosives too',
			plates: 'plate armor too'
		}
	}
};
