import { withHalf } from '../half';
import type * as en from '../en/profile';
import { plural } from '../plural';

export const creation: typeof en.creation = {
	size: 'Wielkość',
	structureLevel: 'Poziom struktury',
	body: 'Struktura',
	external: 'Na zewnątrz',
	protruding: 'Wystające części',
	movement: 'Ruch',
	still: 'Nie porusza się.',
	bought: (p) => `kupiono ${p.inches}″`,
	alternative: (p) => `${withHalf(p.inches)}″ poza swoim żywiołem`,
	weapons: 'Broń',
	sum: 'Suma wielkości broni',
	sumOf: (p) => `${p.carried} z ${p.limit}`,
	level: (p) => `poziom ${p.level}`,
	armorOf: (p) => `Obrona ${p.dice}`,
	mountings: { fixed: 'na zewnątrz', turret: 'w wieżyczce', protruding: 'na wysięgniku' },
	payload: (p) => `${p.count} × materiał wybuchowy poziomu ${p.level}: ${p.dice}`,
	plates: 'Zbroja płytowa',
	area: 'Osłania',
	explosives: 'Materiały wybuchowe na pokładzie',
	sizeDamage: 'Po obrażeniach wielkości',
	markers: 'Znaczniki',
	speed: 'Szybkość',
	weaponSum: 'Suma broni',
	media: {
		ground: 'ziemia',
		water: 'woda',
		underwater: 'pod wodą',
		air: 'powietrze',
		special: 'nietypowo'
	},
	crew: (p) => `obsługa: ${p.count}`,
	collision: 'Przy zderzeniu',
	momentum: 'Pęd w prostym biegu',
	braced: 'Przygotowany',
	unbraced: 'Nieprzygotowany',
	steadiness: 'Stabilność',
	upTo: (p) => `do ${p.dice}d6`,
	run: (p) => `1d6 co 2″, do ${p.dice}d6`,
	rides: (p) => `Jedzie lub kieruje: ${p.name}`,
	riders: (p) => `Jeździec lub obsługa: ${p.name}`
};

export const magic: typeof en.magic = {
	title: 'Magia',
	level: (p) => `Magia ${p.level}`,
	bolt: 'Magiczny pocisk',
	areaSpell: (p) => `Zaklęcie obszarowe\u00a0${p.level}`,
	casts: (p) =>
		plural('pl', p.count, { one: '# użycie', few: '# użycia', many: '# użyć', other: '# użycia' }),
	shield: (p) => `Magiczna tarcza\u00a0${p.level}`,
	area: (p) => `${p.inches}″ wokół`,
	summoning: 'Przywołanie',
	summons: (p) => `${p.use} × wielkość, do wielkości ${p.size}`,
	necromancy: 'Nekromancja',
	undead: (p) => `${p.use} × wielkość, do ${p.count} naraz`,
	rolled: (p) => `(${p.dice})″`,
	master: (p) => `Umiejętność ${p.dice}`
};

export const figure: typeof en.figure = {
	dice: 'Kostki ogólne',
	toughness: 'Wytrzymałość',
	defence: 'Obrona',
	orMore: (p) => `${p.number}+`,
	reach: 'Zasięg',
	shot: 'Strzał',
	pace: 'Tempo',
	bonus: 'Dodatkowe kostki',
	bonuses: { defence: 'do obrony', movement: 'do ruchu', attack: 'do ataku' },
	noBonus: 'Bez dodatkowych kostek.',
	statures: {
		minion: 'Sługus',
		average: 'Przeciętny wojownik',
		good: 'Dobry wojownik',
		monster: 'Potwór'
	},
	weapons: {
		close: 'Broń do zwarcia',
		basic: 'Zwykła broń',
		spear: 'Włócznia',
		halberd: 'Halabarda',
		heavyTwoHanded: 'Ciężka broń dwuręczna',
		missile: 'Broń strzelecka'
	},
	traits: { athletic: 'Wysportowany', short: 'Niski', poor: 'Marny' },
	gear: { buckler: 'Puklerz', shield: 'Tarcza', heavyArmor: 'Ciężka zbroja' },
	mounted: 'Na koniu',
	storyProtection: 'Ochrona fabuły',
	each: 'Każdy',
	total: 'Kostki'
};
