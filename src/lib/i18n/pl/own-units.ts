import type * as en from '../en/own-units';

export const ownUnits: typeof en.ownUnits = {
	title: 'Moje jednostki',
	keep: 'Zachowaj do każdej armii',
	kept: 'Zachowano do każdej armii',
	keepFailed:
		'Nie udało się zachować: przeglądarka odmawia dostępu do pamięci albo dysk jest pełny.',
	edit: 'Zmień nazwy i usuń',
	done: 'Gotowe',
	rename: (p) => `Nazwa: ${p.name}`,
	remove: (p) => `Usuń ${p.name} z moich jednostek`,
	removed: (p) => `„${p.name}” już nie jest na liście. W armiach nic się nie zmienia.`
};
