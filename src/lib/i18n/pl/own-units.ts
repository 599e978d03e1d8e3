import type * as en from '../en/own-units';

export const ownUnits: typeof en.ownUnits = {
	title: 'Moje jednostki',
	keep: 'Zapisz w moich jednostkach',
	kept: 'Zapisano w moich jednostkach',
	keepFailed: 'Nie udało się zapisać: przeglądarka blokuje dostęp do pamięci albo dysk jest pełny.',
	edit: 'Edytuj listę',
	done: 'Gotowe',
	rename: (p) => `Zmień nazwę: ${p.name}`,
	remove: (p) => `Usuń ${p.name} z moich jednostek`,
	removed: (p) => `Usunięto z moich jednostek: „${p.name}”. W armiach nic się nie zmienia.`
};
