import type { RulesPageTexts, RuleTexts } from '../en/rules';
import { plural } from '../plural';
import { combat } from './rules/combat';
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

const page: RulesPageTexts = {
	intro:
		'Zasady wszystkich zbiorów własnymi słowami: od figurek po magię i ligę, a także walka w każdym wydaniu. Koszty, błędy, karty i szanse odsyłają do ich numerów.',
	all: 'Czytaj wśród innych zasad',
	contents: 'Spis treści',
	search: 'Szukaj w nazwach, treści i numerach',
	source: 'Zbiór zasad lub wydanie',
	allSources: 'Wszystkie zbiory i wydania',
	count: (p) =>
		plural('pl', p.count, { one: '# zasada', few: '# zasady', many: '# zasad', other: '# zasad' }),
	entries: (p) =>
		plural('pl', p.count, { one: '# hasło', few: '# hasła', many: '# haseł', other: '# haseł' }),
	found: (p) => `${p.count} z ${plural('pl', p.all, { one: '# hasła', other: '# haseł' })}`,
	none: 'Nic nie pasuje.',
	clear: 'Pokaż wszystkie',
	share: (p) => `Udostępnij link do ${p.rule}`,
	copied: (p) => `Skopiowano link do ${p.rule}`,
	notCopied: 'Przeglądarka nie pozwala kopiować: skopiuj adres z paska adresu.',
	unknown: (p) => `Nie ma zasady „${p.rule}”. Poniżej są wszystkie.`
};

export const rules: RuleTexts = {
	chapters: {
		GEN: 'Zasady ogólne',
		QW: 'QuickWars',
		CHR: 'Figurki',
		WPN: 'Broń i zbroja',
		TRN: 'Tura i akcje',
		CMB: 'Walka',
		CC: 'Bezpośrednie starcie',
		RNG: 'Walka dystansowa',
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
		SQM: 'Oddziały w ruchu i w walce',
		SDM: 'Obrażenia oddziałów',
		LPW: 'Kosztorys LUGPolWars',
		MED: 'Leczenie',
		MAG: 'Magia',
		LIG: 'Mała Liga',
		SKL: 'Ukrywanie się, spostrzegawczość, mistrz broni',
		NS: 'Potyczka narracyjna'
	},
	sources: {
		pl2005: 'BrikWars 2005, zasady podstawowe w polskim tłumaczeniu',
		pl2005Supplements: 'Suplementy polskiego tłumacza do BrikWars 2005',
		lpwPriceList: 'Kosztorys LUGPolWars',
		quickRules: 'QuickWars, czyli uproszczone zasady BrikWars',
		smallLeague: 'Zasady rozgrywek Małej Ligi BrikWars',
		miniaturesCombat: 'Miniatures combat Malcolma McCalluma, osobna gra'
	},
	rules: {
		...play,
		...combat,
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
	},
	page
};
