import type * as en from '../en/table-log';
import { plural } from '../plural';

/** The log of a game and what is done with it. */
export const log: typeof en.log = {
	title: 'Dziennik',
	empty: 'Nic się jeszcze nie wydarzyło.',
	takeBack: 'Cofnij do tego miejsca',
	copyText: 'Kopiuj tekst',
	copied: 'Skopiowano dziennik',
	notCopied: 'Przeglądarka nie pozwala kopiować: wyeksportuj dziennik.',
	exportText: 'Eksportuj tekst',
	exportMarkdown: 'Eksportuj Markdown',
	notAny: (p) => `${p.what} (koniec)`,
	tallies: { storyPoints: 'punkty opowieści', captures: 'zdobycia' },
	note: 'Notatka',
	addNote: 'Dodaj notatkę',
	asked: 'Drugi gracz chce cofnąć:',
	waiting: 'Cofnięcie czeka na zgodę drugiego gracza:',
	consent: 'Zgoda'
};

/** Dice, rolled by the app or typed in. */
export const dice: typeof en.dice = {
	mode: 'Kostki',
	modes: { app: 'Kostki w aplikacji', typed: 'Własne kostki', state: 'Tylko stan gry' },
	roll: 'Rzuć',
	rollAll: 'Rzuć wszystkie',
	typeFace: (p) => `Co pokazuje d${p.sides}?`,
	takeBack: 'Cofnij krok',
	exploded: 'rzut szczęśliwy',
	fumbled: 'rzut pechowy',
	total: (p) => `Suma ${p.total}`,
	need: (p) => `potrzeba ${p.need}`,
	success: 'sukces',
	successes: (p) =>
		plural('pl', p.count, {
			one: '# sukces',
			few: '# sukcesy',
			many: '# sukcesów',
			other: '# sukcesu'
		}),
	failure: 'porażka'
};
