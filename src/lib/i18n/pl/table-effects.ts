import type * as en from '../en/table-effects';

/** The effect of an attack or another act, as it is proposed. */
export const effects: typeof en.effects = {
	title: 'Skutek',
	apply: 'Zastosuj',
	applied: 'Zastosowano',
	discard: 'Odrzuć',
	done: 'Gotowe',
	next: 'Co może nastąpić',
	inches: (p) => `${p.inches}″`,
	nothing: 'Nic się nie zmienia.',
	success: 'Udało się.',
	failure: 'Nie udało się.',
	counter: 'Kontratak',
	stray: 'Chybiony strzał'
};
