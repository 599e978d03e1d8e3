import type { CombatRuleTexts } from '../combat-rule-texts';
import { ambiguities } from './combat-rules/ambiguities';
import { combat2010 } from './combat-rules/combat-2010';
import { combat2020 } from './combat-rules/combat-2020';
import { comparison } from './combat-rules/comparison';
import { diceAndTurn } from './combat-rules/dice-and-turn';
import { parriesAndCharges2010 } from './combat-rules/parries-and-charges-2010';
import { readings } from './readings';
import { skirmish } from './combat-rules/skirmish';
import { skirmishExamples } from './combat-rules/skirmish-examples';

/** Combat in all editions and the narrative skirmish. */
export const combatRules: CombatRuleTexts = {
	chapters: {
		DICE: 'Kostki w każdej edycji',
		'E05-TURN': 'Tura i akcje, wersja angielska',
		'E05-CMB': 'Walka: uzupełnienia i salwa',
		'E10-ATT': 'Ataki, 2010',
		'E10-MOD': 'Modyfikatory ataków, 2010',
		'E10-COMB': 'Wspólne ataki, 2010',
		'E10-CC': 'Walka wręcz, 2010',
		'E10-MAN': 'Manewry, 2010',
		'E10-CTR': 'Kontry, 2010',
		'E10-PAR': 'Parowanie i ratunek, 2010',
		'E10-RNG': 'Walka dystansowa, 2010',
		'E10-CHG': 'Szarża i zderzenie, 2010',
		'E20-ATT': 'Ataki, 2020',
		'E20-BAD': 'Coś Złego, 2020',
		'E20-MOD': 'Modyfikatory ataków, 2020',
		'E20-COMB': 'Wspólne ataki, 2020',
		'E20-CC': 'Walka wręcz, 2020',
		'E20-PAR': 'Parowanie i ratunek, 2020',
		'E20-RNG': 'Walka dystansowa, 2020',
		'E20-CHG': 'Szarża i zderzenie, 2020',
		'NS-TURN': 'Potyczka: tura i trafienia',
		'NS-DEF': 'Potyczka: obrona',
		'NS-ATT': 'Potyczka: atak',
		'NS-MIS': 'Potyczka: łucznicy',
		'NS-STORY': 'Potyczka: punkty opowieści',
		'NS-MOVE': 'Potyczka: ruch',
		'NS-PLAY': 'Potyczka: przykłady rozgrywki',
		P: 'Potyczka: nasze propozycje'
	},
	sources: {
		editions: 'BrikWars i potyczka: porównanie kostek',
		brikwars2005: 'BrikWars 2005, rozdział 4 zasad angielskich',
		brikwars2010: 'BrikWars 2010, rozdział 5',
		brikwars2020: 'BrikWars 2020, rozdział 5',
		proposals: 'Nasze propozycje tam, gdzie zasady potyczki zaginęły'
	},
	rules: {
		...diceAndTurn,
		...combat2010,
		...parriesAndCharges2010,
		...combat2020,
		...skirmish,
		...skirmishExamples
	},
	comparison,
	ambiguities,
	readings,
	omissions: {
		restated: 'To samo mówi inna zasada.',
		repeatedPrices: 'Powtarza ceny z innych zasad.'
	}
};
