import type * as en from '../en/table-log';
import { plural } from '../plural';

/** The log of a game and what is done with it. */
export const log: typeof en.log = {
	title: 'Dziennik',
	empty: 'Nic się jeszcze nie wydarzyło.',
	undone: 'cofnięte',
	takeBack: 'Cofnij do tego miejsca',
	copyText: 'Kopiuj tekst',
	copied: 'Skopiowano dziennik',
	notCopied: 'Przeglądarka nie pozwala kopiować: wyeksportuj dziennik.',
	exportText: 'Eksportuj tekst',
	exportMarkdown: 'Eksportuj Markdown',
	seat: 'gra tutaj',
	response: 'odpowiedź',
	dismount: 'opuszcza',
	drops: 'upuszcza przedmiot',
	capture: 'zdobywa artefakt',
	byHand: 'Zmiana ręczna',
	notAny: (p) => `już nie: ${p.what}`,
	tallies: { storyPoints: 'punkty fabuły', captures: 'zdobycia' },
	moves: {
		move: 'ruch',
		sprint: 'sprint',
		withdraw: 'wycofanie',
		bail: 'unik',
		fallBack: 'cofnięcie',
		engaged: 'ruch w walce',
		group: 'ruch grupy'
	},
	ways: {
		close: 'starcie',
		counter: 'kontratak',
		ranged: 'strzał',
		charge: 'szarża',
		push: 'pchnięcie',
		grab: 'chwyt',
		explosion: 'wybuch',
		spell: 'czar',
		basic: 'atak',
		free: 'darmowy atak',
		lunge: 'wypad',
		sweep: 'zamach',
		volley: 'ostrzał'
	},
	squads: {
		form: 'tworzą oddział',
		join: 'dołączają do oddziału',
		merge: 'łączą oddziały',
		leave: 'opuszczają oddział',
		split: 'odłączają się',
		disband: 'rozwiązują oddział',
		rebase: 'zmieniają szyk'
	},
	note: 'Notatka',
	addNote: 'Dodaj notatkę',
	waiting: 'Te zdarzenia innego gracza czekają na jego zgodę na cofnięcie:',
	consent: 'Zgoda',
	objections: (p) =>
		plural('pl', p.count, {
			one: '# zastrzeżenie',
			few: '# zastrzeżenia',
			many: '# zastrzeżeń',
			other: '# zastrzeżenia'
		})
};

/** Dice, rolled by the app or typed in. */
export const dice: typeof en.dice = {
	mode: 'Kostki',
	modes: { app: 'Rzut w aplikacji', typed: 'Własne kostki' },
	roll: 'Rzuć',
	typeFace: (p) => `Co pokazuje k${p.sides}?`,
	takeBack: 'Cofnij kostkę',
	exploded: 'przerzut',
	fumbled: 'krytyczna porażka',
	total: (p) => `Suma ${p.total}`,
	need: (p) => `potrzeba ${p.need}`,
	success: 'sukces',
	failure: 'porażka'
};
