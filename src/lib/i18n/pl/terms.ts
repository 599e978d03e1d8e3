import type * as en from '../en/terms';

export { attack, gear, ranks, statistics, weapons } from './basic-terms';

export const gearExamples: typeof en.gearExamples = {
	shortHand: 'sztylet, krótki miecz, pałka',
	heavyHand: 'długi miecz, włócznia, długi topór',
	twoHanded: 'halabarda, miecz dwuręczny, kopia',
	shortRanged: 'pistolet, łuk, różdżka',
	longRanged: 'karabin, bazuka, magiczna laska',
	explosive: 'granat, dynamit, rakieta',
	improvised: 'to, co pod ręką'
};

export const places: typeof en.places = { hand: 'w ręce', stowed: 'schowane' };

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
	healing: 'Leczenie',
	stealth: 'Ukrywanie się',
	perception: 'Spostrzegawczość',
	weaponMaster: 'Mistrz broni',
	structure: 'Struktura',
	critterArmor: 'Punkt obrony stworzonka',
	critterLevel: 'Poziom struktury stworzonka',
	'propulsion.ground': 'Napęd naziemny',
	'propulsion.water': 'Napęd wodny',
	'propulsion.underwater': 'Napęd podwodny',
	'propulsion.air': 'Latanie',
	'propulsion.special': 'Ruch nietypowy, wg umowy',
	'weapon.closeCombat': 'Broń biała',
	'weapon.ram': 'Broń do taranowania',
	'weapon.gun': 'Działo lub katapulta',
	'weapon.launcher': 'Wyrzutnia',
	'weapon.rocket': 'Rakieta, zamontowana',
	'weapon.heavyWeapon': 'Broń ciężka, montowana',
	payload: 'Ładunek wyrzutni',
	explosive: 'Materiał wybuchowy na pokładzie',
	plate: 'Zbroja płytowa',
	barding: 'Pancerz wierzchowca',
	'brain.full': 'Mózg',
	'brain.half': 'Pół-mózg',
	'magic.level': 'Magia',
	'magic.areaSpell': 'Zaklęcie obszarowe',
	'magic.shield': 'Magiczna tarcza',
	'magic.summoning': 'Przywołanie',
	'magic.necromancy': 'Nekromancja',
	heroDiscount: 'Zniżka za zdziwaczenie',
	'stock.explosive': 'Materiał wybuchowy, zapas armii',
	'reserve.summon': 'Jednostka do przywołania',
	'reserve.circleCast': 'Zaklęcie obszarowe kręgu',
	'reserve.circleShield': 'Magiczna tarcza kręgu',
	'reserve.unspent': 'Niewydane punkty na zaklęcia'
};

export const measures: typeof en.measures = {
	level: (p) => `poziom ${p.level}`,
	inches: (p) => `${p.inches}″`
};

export { rulebooks } from './rulebooks';

export const supplements: typeof en.supplements = {
	healing: 'Leczenie',
	magic: 'Magia',
	specialists: 'Ukrywanie się, spostrzegawczość, mistrz broni'
};

export const forms: typeof en.forms = {
	building: 'Budowla',
	vehicle: 'Pojazd',
	creature: 'Stwór',
	emplacement: 'Stanowisko broni'
};

export const modes: typeof en.modes = {
	ground: 'po ziemi',
	water: 'po wodzie',
	underwater: 'pod wodą',
	air: 'w powietrzu',
	special: 'ruch nietypowy'
};

export const abilities: typeof en.abilities = {
	skillBonus: 'Umiejętność +1',
	superdexterity: 'Superzręczność',
	multitasking: 'Wielozadaniowość',
	pilot: 'Pilot'
};

export const abilityHints: typeof en.abilityHints = {
	skillBonus: '+1 do każdego testu umiejętności',
	superdexterity: 'dwie bronie ręczne albo jeden strzał lub czynność więcej na turę',
	multitasking: 'jeden przeciwnik lub jedna akcja więcej na turę',
	pilot: 'prowadzi lub jedzie i robi coś jeszcze'
};
