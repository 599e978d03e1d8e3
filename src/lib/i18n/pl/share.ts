import type * as en from '../en/share';

export const share: typeof en.share = {
	title: 'Udostępnij armię',
	preparing: 'Przygotowywanie…',
	failed: 'Ta przeglądarka nie utworzy linku. Udostępnij plik.',
	hint: 'Nic nie trafia na serwer. Linki i kody nie zawierają notatek ani zdjęć.',
	copyLink: 'Kopiuj link',
	sendLink: 'Wyślij link',
	tooLarge: 'Ta armia jest za duża na link. Udostępnij plik.',
	tooLargeForCodes: 'Ta armia jest za duża na kody QR. Udostępnij link albo plik.',
	code: 'Kod QR armii',
	scan: 'Zeskanuj kod aparatem telefonu, żeby otworzyć armię.',
	codeOf: (p) => `Kod ${p.index} z ${p.of}`,
	scanAll: 'Zeskanuj wszystkie kody w dowolnej kolejności i wklej ich teksty do Brikmustra.',
	previous: 'Poprzedni kod',
	next: 'Następny kod',
	files: 'Plik i obrazek',
	shareFile: 'Udostępnij plik',
	saveFile: 'Pobierz plik',
	sharePicture: 'Udostępnij obrazek',
	savePicture: 'Pobierz obrazek',
	making: 'Tworzenie obrazka…',
	text: 'Tekst na czat',
	textHint: 'Żeby znów otworzyć armię, wklej ten tekst do Brikmustra.',
	copyText: 'Kopiuj tekst',
	copyMarkdown: 'Kopiuj jako Markdown',
	preview: 'Pokaż tekst',
	copied: {
		link: 'Skopiowano link',
		plain: 'Skopiowano tekst',
		markdown: 'Skopiowano Markdown'
	},
	notCopied: 'Przeglądarka nie pozwoliła skopiować. Zaznacz ten tekst i skopiuj go:',
	selectable: 'Tekst do skopiowania',
	saved: 'Pobrano'
};
