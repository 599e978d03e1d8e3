import type { Areas } from './languages';

type CommandKey = keyof Areas['builder']['commands']['names'];

/** Further words that find a command, in either language. */
export const commandWords: Readonly<Partial<Record<CommandKey, string>>> = {
	import:
		'paste clipboard open file link QR code scan wklej schowek otwórz plik link kod QR skanuj',
	newArmy: 'create template start utwórz szablon zacznij',
	undo: 'back revert wstecz wróć',
	history: 'steps kroki',
	cards: 'PDF paper roster tokens rulers PDF papier rozpiska żetony miarki',
	share: 'link QR code chat text send link kod QR czat tekst wyślij',
	export: 'save file download zapisz plik pobierz',
	bill: 'cost points price koszt punkty cena',
	spend: 'fill rest points reszta punkty wypełnij',
	duplicate: 'copy clone kopiuj kopia',
	deleteArmy: 'remove trash skasuj kosz',
	copyUnit: 'clone kopiuj',
	removeUnit: 'delete skasuj',
	compare: 'difference versions różnice wersje',
	league: 'season referee standings submission sezon sędzia tabela zgłoszenie',
	table: 'game night play dice gra stół kości',
	play: 'game table dice gra stół kości',
	odds: 'chance probability charge parry damage heat map prawdopodobieństwo szarża parowanie obrażenia mapa',
	packs: 'homebrew house rules brikpack klub zasady domowe',
	rules: 'reference chapters rozdziały',
	appSettings: 'theme language inches centimeters paper motyw język cale centymetry papier',
	data: 'backup restore storage trash delete everything kopia zapasowa przywróć pamięć kosz usuń wszystko',
	devices: 'sync pair phone computer synchronizacja sparuj telefon komputer',
	about: 'version license wersja licencja',
	language: 'polski english polski english',
	theme: 'dark light colors ciemny jasny kolory',
	keys: 'shortcuts skróty'
};
