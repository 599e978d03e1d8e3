import type * as en from '../en/table-aftermath';

/** What a game did to an army, and how that is written into it. */
export const aftermath: typeof en.aftermath = {
	title: 'Zapisz w armiach',
	offer: 'Rozgrywka zakończona. Jej przebieg można zapisać w notatkach armii.',
	dismiss: 'Nie teraz',
	hint: 'Jeden wiersz w notatkach armii i po jednym dla każdej jednostki, która poniosła straty lub coś osiągnęła. Nic innego się nie zmieni.',
	army: (p) => `${p.day} ${p.game}: ${p.result}.`,
	results: { won: 'zwycięstwo', lost: 'porażka', draw: 'remis', open: 'bez rozstrzygnięcia' },
	fell: (p) => `poległo ${p.fallen} z ${p.fielded}`,
	felled: (p) => `pokonani przeciwnicy: ${p.kills}`,
	unit: (p) => `${p.day} ${p.game}: ${p.what}.`,
	write: (p) => `Zapisz: ${p.name}`,
	written: (p) => `Zapisano: ${p.name}.`,
	undo: 'Cofnij',
	none: 'Żadnej z tych armii nie ma na tym urządzeniu.'
};
