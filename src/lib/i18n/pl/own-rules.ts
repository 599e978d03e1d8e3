import type * as en from '../en/own-rules';
import { plural } from '../plural';
import { figure } from './profile';
import { abilities, gear, ledger, ranks, weapons } from './terms';

const level = (name: string) => `Poziom ${name}`;
const levels = ['0', '1', '2', '3', '4', '5'].map((name) => [name, level(name)] as const);
const structureLevels = Object.fromEntries(levels);
const spells = {
	level: ledger['magic.level'],
	bolt: 'Magiczny pocisk',
	areaSpell: ledger['magic.areaSpell'],
	shield: ledger['magic.shield'],
	summoning: ledger['magic.summoning'],
	necromancy: ledger['magic.necromancy']
};

const tables: typeof en.ownRules.tables = {
	ranks: { title: 'Figurki', rows: ranks },
	gear: { title: 'Wyposażenie', rows: gear },
	unarmed: { title: 'Bez broni', rows: { bareHands: gear.bareHands } },
	abilities: {
		title: 'Zdolności',
		rows: {
			...abilities,
			healing: ledger.healing,
			stealth: ledger.stealth,
			perception: ledger.perception,
			weaponMaster: ledger.weaponMaster
		}
	},
	heroes: { title: 'Bohaterowie', rows: { quirk: 'Zdziwaczenie', discount: 'Zniżka' } },
	structure: {
		title: 'Struktura',
		rows: {
			body: 'Struktura',
			critterArmor: 'Obrona stworzonka',
			critterLevel: 'Poziom stworzonka'
		}
	},
	structureLevels: { title: 'Poziomy struktury', rows: structureLevels },
	propulsion: {
		title: 'Napędy',
		rows: {
			ground: 'Naziemny',
			water: 'Wodny',
			underwater: 'Podwodny',
			air: 'Powietrzny',
			special: 'Nietypowy'
		}
	},
	speeds: { title: 'Szybkości', rows: { any: 'Każda', alternative: 'Poza swoim żywiołem' } },
	weapons: { title: 'Broń kreacji', rows: weapons },
	pieces: {
		title: 'Na sztuki',
		rows: { explosive: 'Materiał wybuchowy', plate: 'Zbroja płytowa' }
	},
	weaponSizes: { title: 'Wielkości broni', rows: { single: 'Jedna broń', sum: 'Wszystkie razem' } },
	brains: {
		title: 'Mózgi',
		rows: {
			full: 'Mózg',
			half: 'Pół-mózg',
			skillBonus: abilities.skillBonus,
			incompetent: 'Niekompetentny'
		}
	},
	steeds: { title: 'Wierzchowce', rows: { barding: ledger.barding } },
	spells: { title: 'Magia', rows: spells },
	circles: {
		title: 'Magiczne kręgi',
		rows: {
			spell: 'Zaklęcie',
			summoning: 'Przywołanie',
			alone: 'Mag w pojedynkę',
			summoner: 'Przywołujący'
		}
	},
	vehicles: { title: 'Pojazdy', rows: { vehicle: 'Pojazd' } },
	vehicleLevels: { title: 'Poziomy pojazdów', rows: structureLevels },
	mounts: { title: 'Wierzchowce', rows: { mount: 'Wierzchowiec' } },
	statures: { title: 'Klasy postaci', rows: figure.statures },
	bonuses: {
		title: 'Dodatkowe kostki',
		rows: {
			...figure.gear,
			mounted: figure.mounted,
			minion: figure.statures.minion,
			heavyTwoHanded: figure.weapons.heavyTwoHanded
		}
	},
	reaches: { title: 'Zasięgi', rows: figure.weapons },
	paces: { title: 'Tempo', rows: figure.traits }
};

const fields: typeof en.ownRules.fields = {
	cost: 'CP',
	costPerLevel: 'CP za poziom',
	singleCost: 'CP przy drugiej interpretacji',
	levelZero: 'poziom 0 liczy się jako',
	share: 'udział',
	skill: 'Umiejętność',
	move: 'Ruch',
	armor: 'Obrona',
	use: 'Użycie',
	range: 'Zasięg',
	thrown: 'rzut',
	damage: 'Obrażenia',
	parry: 'parowanie',
	burden: 'spowalnia o',
	penalty: 'kara',
	maximum: 'najwyżej',
	minimum: 'co najmniej',
	ground: 'na ziemi',
	air: 'w powietrzu',
	area: 'obszar',
	mages: 'magowie',
	crew: 'obsługa',
	crewRange: 'Zasięg za osobę obsługi',
	crewDamage: 'Obrażenia za osobę obsługi',
	level: 'poziom',
	speed: 'szybkość',
	speedPerModule: 'szybkość za moduł',
	attacks: 'ataki',
	dice: 'kostki',
	defence: 'obrona',
	movement: 'ruch',
	attack: 'atak',
	reach: 'zasięg',
	more: 'więcej o',
	less: 'mniej o'
};

export const ownRules: typeof en.ownRules = {
	rulings: 'Rozstrzygnięcia',
	hint: 'Tam, gdzie zasady przeczą same sobie, wybierz interpretację. Przy każdej widać, jak zmieni tę armię.',
	league: 'Liga gra według domyślnych interpretacji: armia z innymi nie jest w niej legalna.',
	changed: 'Zmienione',
	changes: (p) => `zmieniono: ${p.count}`,
	back: 'Przywróć domyślne',
	byDefault: 'domyślnie',
	noChange: 'bez zmian',
	cost: (p) => `${p.points} CP`,
	breaks: (p) => `złamie zasady: ${p.text}`,
	why: (p) => `Dlaczego: zasada ${p.rule}`,
	supplements: 'Suplementy',
	houseRules: 'Zasady domowe',
	change: (p) => `${p.before} → ${p.after}`,
	removeAll: 'Usuń wszystkie zasady domowe',
	digest: (p) => `Zbiór zasad ${p.digest}`,
	digestHint: 'Początek skrótu zasad: armie wycenione według tych samych zasad mają ten sam skrót.',
	count: (p) =>
		plural('pl', p.count, { one: '# zmiana', few: '# zmiany', many: '# zmian', other: '# zmiany' }),
	tables,
	fields
};
