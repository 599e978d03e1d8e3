import type * as en from '../en/terms';

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
	handWeapon: 'Broń ręczna z QuickWars',
	rangedWeapon: 'Broń zasięgowa z QuickWars',
	protection: 'Ochrona z QuickWars',
	brick: 'Klocek z QuickWars',
	bareHands: 'Puste ręce'
};

export const gearExamples: typeof en.gearExamples = {
	shortHand: 'sztylet, krótki miecz, pałka',
	heavyHand: 'długi miecz, włócznia, długi topór',
	twoHanded: 'halabarda, miecz dwuręczny, kopia',
	shortRanged: 'pistolet, łuk, różdżka',
	longRanged: 'karabin, bazooka, kostur',
	explosive: 'granat, dynamit, rakieta',
	improvised: 'co leży pod ręką'
};

export const places: typeof en.places = { hand: 'w ręce', stowed: 'schowane' };

export const statistics: typeof en.statistics = {
	skill: 'Umiejętność',
	move: 'Ruch',
	armor: 'Obrona',
	quirk: 'Zdziwaczenie',
	actions: 'Akcje',
	handWeapons: 'Bronie ręczne na turę'
};

export const attack: typeof en.attack = {
	use: 'Użycie',
	range: 'Zasięg',
	damage: 'Obrażenia',
	touch: 'dotyk',
	parries: (p) => `paruje ${p.dice}`,
	push: 'tylko przepycha',
	thrown: (p) => `rzut (${p.dice})″`,
	touchOrThrown: (p) => `dotyk, rzut (${p.dice})″`
};

export const ledger: typeof en.ledger = {
	'rank.mercenary': 'Najemnik',
	'rank.officer': 'Oficer',
	'rank.hero': 'Bohater',
	'gear.shortHand': 'Broń krótka ręczna',
	'gear.heavyHand': 'Broń ciężka ręczna',
	'gear.twoHanded': 'Broń dwuręczna',
	'gear.shortRanged': 'Broń zasięgowa krótka',
	'gear.longRanged': 'Broń zasięgowa długa',
	'gear.explosive': 'Materiał wybuchowy, noszony',
	'gear.shield': 'Tarcza',
	'gear.bodyArmor': 'Zbroja',
	'gear.improvised': 'Broń improwizowana',
	skillBonus: 'Umiejętność +1',
	superdexterity: 'Superzręczność',
	multitasking: 'Wielozadaniowość',
	pilot: 'Pilot',
	heroDiscount: 'Zniżka za zdziwaczenie',
	'stock.explosive': 'Materiał wybuchowy, zapas armii'
};

export const abilities: typeof en.abilities = {
	skillBonus: 'Umiejętność +1',
	superdexterity: 'Superzręczność',
	multitasking: 'Wielozadaniowość',
	pilot: 'Pilot'
};

export const abilityHints: typeof en.abilityHints = {
	skillBonus: 'o jeden więcej w każdym teście umiejętności',
	superdexterity: 'dwie bronie ręczne, jeden strzał albo czynność więcej na turę',
	multitasking: 'jeden przeciwnik lub jedna akcja więcej na turę',
	pilot: 'prowadzi lub jedzie i robi coś jeszcze'
};
