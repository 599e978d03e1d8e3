import type { sheets as en } from '../en/sheets';

export const sheets: typeof en = {
	ledger: { rule: 'Zasada' },
	blank: {
		name: 'Nazwa',
		kind: 'Rodzaj, oddział',
		abilities: 'Zdolności',
		sizeDamage: 'Obrażenia wielkości'
	},
	rulers: {
		check:
			'Ta linia ma 100 mm. Zmierz ją: jeśli jest inna, wydrukuj jeszcze raz w rzeczywistym rozmiarze (100%).',
		cut: 'Wytnij wzdłuż zewnętrznych linii. U góry cale, w środku study, na dole centymetry.',
		studs: (p) => `Study: po ${p.studs} na cal (${p.rule}).`,
		inches: 'cale',
		centimeters: 'cm'
	},
	offset: {
		front: 'awers',
		back: 'rewers',
		frontSteps: [
			'Wydrukuj obie strony w rzeczywistym rozmiarze (100%), odwracając je tak, jak wybrano, i spójrz na rewers.',
			'Skale z tej strony tam prześwitują. Ich kreski są co 0,9 mm.'
		],
		steps: [
			'Trzymaj kartkę pod światło, tą stroną do siebie. Na obu skalach pośrodku widać też kreski awersu: → odpowiada polu „w prawo”, ↓ polu „w dół”.',
			'W którym miejscu skali jest najdłuższa kreska awersu? Długie kreski skali to milimetry, krótkie między nimi to połówki. Minus jest w lewo i w górę.',
			'Dziesiąte: która kreska awersu przechodzi dokładnie w kreskę milimetra? Licz do niej od najdłuższej: każda kreska w stronę plusa dodaje jedną dziesiątą do najbliższego milimetra, każda w stronę minusa ją odejmuje.',
			'Dodaj odczyt do wartości w polach i wydrukuj ten arkusz jeszcze raz: teraz krzyże w rogach powinny się pokryć.'
		],
		present: (p) =>
			`Wartości dla tego wydruku: ${p.right.replace('.', ',')} mm w prawo, ${p.down.replace('.', ',')} mm w dół.`
	}
};
