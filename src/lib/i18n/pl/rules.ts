import type { RuleTexts } from '../en/rules';
import { creationWeapons } from './rules/creation-weapons';
import { creations } from './rules/creations';
import { league } from './rules/league';
import { minds } from './rules/minds';
import { minifigs } from './rules/minifigs';
import { otherBooks } from './rules/other-books';
import { play } from './rules/play';
import { skirmish } from './rules/skirmish';
import { squads } from './rules/squads';
import { supplements } from './rules/supplements';
import { weapons } from './rules/weapons';

export const rules: RuleTexts = {
	chapters: {
		GEN: 'Zasady ogólne',
		QW: 'QuickWars',
		CHR: 'Minifigurki',
		WPN: 'Broń i zbroja',
		TRN: 'Tura i akcje',
		CHG: 'Szarża',
		HER: 'Bohaterowie',
		STR: 'Struktura',
		PRP: 'Napędy',
		CWP: 'Broń kreacji',
		MND: 'Mózgi',
		ABL: 'Rozszerzone umiejętności',
		PIL: 'Pilotowanie',
		DMG: 'Obrażenia kreacji',
		CCB: 'Kreacje w walce',
		SQD: 'Oddziały',
		OFF: 'Oficerowie',
		SQM: 'Ruch oddziałów',
		LPW: 'Cennik LUGPolWars',
		MED: 'Leczenie',
		MAG: 'Magia',
		LIG: 'Mała Liga',
		SKL: 'Ukrywanie się, spostrzegawczość, mistrz broni',
		NS: 'Potyczka narracyjna'
	},
	sources: {
		pl2005: 'BrikWars 2005, zasady podstawowe w polskim tłumaczeniu',
		pl2005Supplements: 'Suplementy polskiego tłumacza do BrikWars 2005',
		lpwPriceList: 'Cennik LUGPolWars',
		quickRules: 'QuickWars, czyli uproszczone zasady BrikWars',
		smallLeague: 'Zasady rozgrywek Małej Ligi BrikWars',
		miniaturesCombat: 'Miniatures combat Malcolma McCalluma, osobna gra'
	},
	rules: {
		...play,
		...minifigs,
		...weapons,
		...creations,
		...creationWeapons,
		...minds,
		...squads,
		...supplements,
		...otherBooks,
		...league,
		...skirmish
	}
};
