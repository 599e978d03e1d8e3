import type * as en from '../en/modifiers';

/** What changes a roll, by its id. */
export const modifiers: typeof en.modifiers = {
	large: 'Duży cel',
	partlyHidden: 'Widać dwie trzecie',
	mostlyHidden: 'Widać jedną trzecią',
	short: 'Niska figurka',
	stealth: 'Ukrywanie się',
	still: 'Cel się nie rusza',
	aiming: 'Atakujący celuje',
	fast: 'Szybki cel',
	blind: 'Celu nie widać',
	outnumbered: 'Przewaga wrogów w zwarciu',
	quirk: 'Inni bohaterowie w armii',
	height: 'Atakujący wyżej: zasięg',
	outOfRange: 'Poza zasięgiem',
	momentum: 'Pęd',
	opposition: 'Siła odbicia',
	loserSize: 'Wielkość przegranego',
	smash: 'Zmiażdżenie',
	parryAndCounter: 'Parowanie razem z kontratakiem',
	againstTwoHanded: 'Parowanie broni dwuręcznej',
	part: 'Element zewnętrzny',
	council: 'Więcej niż jeden lekarz',
	crew: 'Większa obsługa',
	wounds: 'Własne rany',
	stature: 'Różnica postury',
	pusherMounted: 'Atakujący konno',
	targetMounted: 'Cel konno',
	pusherShield: 'Atakujący ma tarczę',
	targetHigher: 'Cel stoi wyżej',
	given: 'Podany modyfikator'
};
