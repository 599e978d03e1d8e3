import type { reference as en } from '../en/reference';
import { skirmish } from './combat-rules/skirmish';

export const reference: typeof en = {
	inForce: (p) => `Obowiązujące suplementy: ${p.what}`,
	noSupplements: 'Bez suplementów',
	per: {
		level: 'za jeden poziom',
		levelOrSize: 'za jeden poziom, dwa ostatnie za wielkość 1',
		inch: 'za cal wielkości',
		twoInches: 'za 2″ na turę'
	},
	sections: {
		generalDice: 'Kostki ogólne',
		dice: 'Kostki i cale',
		turn: 'Tura',
		attack: 'Atak',
		close: 'Walka wręcz',
		charge: 'Szarża',
		abilities: 'Zdolności specjalne',
		creations: 'Kreacje w walce',
		squads: 'Oddziały',
		healing: 'Leczenie',
		game: 'Przy stole',
		defence: 'Obrona',
		missiles: 'Łucznicy',
		movement: 'Ruch',
		story: 'Trafienia i opowieść'
	},
	skirmish
};
