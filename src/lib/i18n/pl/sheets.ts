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
		centimetres: 'cm'
	},
	offset: {
		front: 'przód',
		back: 'tył',
		frontSteps: [
			'Wydrukuj obie strony w rzeczywistym rozmiarze (100%), obrócone tak, jak wybrano, i spójrz na tył.',
			'Skale z tej strony tam prześwitują. Ich kreski stoją co 0,9 mm.'
		],
		steps: [
			'Trzymaj kartkę pod światło, tą stroną do siebie. Na obu skalach pośrodku widać też kreski przodu: → jest do pola „w prawo”, ↓ do pola „w dół”.',
			'W którym miejscu skali stoi najdłuższa kreska przodu? Długie kreski skali to milimetry, krótkie między nimi to połówki. Minus jest w lewo i w górę.',
			'Dziesiąte: która kreska przodu przechodzi dokładnie w kreskę milimetra? Licz do niej od najdłuższej: każda kreska w stronę plusa to o jedną dziesiątą więcej, w stronę minusa o jedną mniej niż najbliższy milimetr.',
			'Dodaj odczyt do tego, co stoi w polach, i wydrukuj ten arkusz jeszcze raz: teraz krzyże w rogach się pokryją.'
		],
		present: (p) =>
			`W polach przy tym wydruku: ${p.right.replace('.', ',')} mm w prawo, ${p.down.replace('.', ',')} mm w dół.`
	}
};
