import { plural } from '../plural';
import type * as en from '../en/second-copy';

export const secondCopy: typeof en.secondCopy = {
	title: 'Brakuje części twoich danych',
	what: 'Przeglądarka utraciła część swojej bazy danych. Na tym urządzeniu jest druga kopia tych danych:',
	counts: {
		armies: (p) =>
			plural('pl', p.count, { one: '# armia', few: '# armie', many: '# armii', other: '# armii' }),
		leagues: (p) =>
			plural('pl', p.count, { one: '# liga', few: '# ligi', many: '# lig', other: '# ligi' }),
		entries: (p) =>
			plural('pl', p.count, {
				one: '# wpis ligi',
				few: '# wpisy lig',
				many: '# wpisów lig',
				other: '# wpisu lig'
			}),
		games: (p) =>
			plural('pl', p.count, {
				one: '# rozgrywka',
				few: '# rozgrywki',
				many: '# rozgrywek',
				other: '# rozgrywki'
			}),
		packs: (p) =>
			plural('pl', p.count, {
				one: '# dodatek',
				few: '# dodatki',
				many: '# dodatków',
				other: '# dodatku'
			}),
		ownUnits: (p) =>
			plural('pl', p.count, {
				one: '# zapisana jednostka',
				few: '# zapisane jednostki',
				many: '# zapisanych jednostek',
				other: '# zapisanej jednostki'
			}),
		photos: (p) =>
			plural('pl', p.count, {
				one: '# zdjęcie',
				few: '# zdjęcia',
				many: '# zdjęć',
				other: '# zdjęcia'
			}),
		keys: (p) =>
			plural('pl', p.count, {
				one: '# klucz do pieczętowania',
				few: '# klucze do pieczętowania',
				many: '# kluczy do pieczętowania',
				other: '# klucza do pieczętowania'
			})
	},
	more: (p) =>
		plural('pl', p.count, { one: '# inna', few: '# inne', many: '# innych', other: '# innej' }),
	restore: 'Przywróć',
	later: 'Nie teraz',
	done: 'Wszystko zostało przywrócone.',
	failed: 'Niczego nie przywrócono: przeglądarka blokuje dostęp do pamięci albo dysk jest pełny.'
};
