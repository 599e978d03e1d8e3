import type * as en from '../en/basic-terms';

export const ranks: typeof en.ranks = {
	mercenary: 'Najemnik',
	officer: 'Oficer',
	hero: 'Bohater'
};

export const gear: typeof en.gear = {
	shortHand: 'Broń krótka ręczna',
	heavyHand: 'Broń ciężka ręczna',
	twoHanded: 'Broń dwuręczna',
	shortRanged: 'Broń zasięgowa krótka',
	longRanged: 'Broń zasięgowa długa',
	explosive: 'Materiał wybuchowy',
	shield: 'Tarcza',
	bodyArmor: 'Zbroja',
	improvised: 'Broń improwizowana (klocek)',
	handWeapon: 'Broń ręczna',
	rangedWeapon: 'Broń zasięgowa',
	protection: 'Ochrona',
	brick: 'Klocek',
	bareHands: 'Puste ręce'
};

export const statistics: typeof en.statistics = {
	skill: 'Umiejętność',
	move: 'Ruch',
	armor: 'Obrona',
	quirk: 'Zdziwaczenie',
	actions: 'Akcje',
	handWeapons: 'Bronie ręczne na turę',
	weaponSum: 'Suma broni',
	dice: 'Kostki ogólne',
	toughness: 'Wytrzymałość',
	defence: 'Obrona',
	reach: 'Zasięg',
	pace: 'Tempo',
	freeDefence: 'Dodatkowe kostki do obrony',
	freeMovement: 'Dodatkowe kostki do ruchu',
	freeAttack: 'Dodatkowe kostki do ataku'
};

export const attack: typeof en.attack = {
	use: 'Użycie',
	range: 'Zasięg',
	damage: 'Obrażenia',
	touch: 'dotyk',
	parries: (p) => `paruje ${p.dice}`,
	push: 'tylko przepycha',
	none: 'brak ataku',
	thrown: (p) => `rzut (${p.dice})″`,
	touchOrThrown: (p) => `dotyk, rzut (${p.dice})″`
};

export const weapons: typeof en.weapons = {
	closeCombat: 'Broń biała',
	ram: 'Broń do taranowania',
	gun: 'Działo lub katapulta',
	launcher: 'Wyrzutnia',
	rocket: 'Rakieta',
	heavyWeapon: 'Broń ciężka'
};
