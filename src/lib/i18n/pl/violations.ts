import type { ViolationParams } from '$lib/rules/violation';
import type * as en from '../en/violations';
import { plural } from '../plural';
import { gear } from './terms';

const remarks = {
	swap: 'Wyjęcie schowanej rzeczy kosztuje 1″ ruchu.',
	bow: 'Łuk wymaga do strzału obu rąk: najpierw schowaj tarczę.',
	bowOneHand: 'Łuk wymaga do strzału dwóch rąk; ta figurka ma jedną.',
	reload: 'Przeładowanie wymaga dwóch pustych rąk: najpierw schowaj tarczę.',
	secondPistol: 'Kolejna broń zasięgowa bez superzręczności nie daje dodatkowego strzału.'
};

function hands(p: ViolationParams<'HANDS'>): string {
	if (p.reason === 'tooMany') {
		const needed = plural('pl', p.needed, {
			one: '# ręki',
			few: '# rąk',
			many: '# rąk',
			other: '# rąk'
		});
		const has = plural('pl', p.hands, {
			one: '# rękę',
			few: '# ręce',
			many: '# rąk',
			other: '# ręki'
		});
		return `Trzymane przedmioty wymagają ${needed}, a figurka ma ${has}.`;
	}
	if (p.reason === 'pair') {
		return `Obok „${gear[p.item]}” druga ręka może trzymać tylko tarczę, a nie „${gear[p.beside]}”.`;
	}
	if (p.reason === 'mountedPair') {
		return `Zasady nie mówią, czy jeździec może trzymać „${gear[p.beside]}” obok „${gear[p.item]}”: umówcie się przed grą.`;
	}
	if (p.reason === 'dexterity') {
		return `Broni ręcznych, którymi można zaatakować w turze: ${p.weapons}; więcej wymaga superzręczności.`;
	}
	return remarks[p.reason];
}

const comma = (points: number) => String(points).replace('.', ',');

export const violations: typeof en.violations = {
	HANDS: hands,
	EXCLUSIVE: (p) =>
		p.reason === 'bayonet'
			? 'Bagnet na długiej broni zasięgowej: za zgodą przeciwników.'
			: 'Kto ma długą broń zasięgową, nie może mieć żadnej innej broni: ani w ręce, ani schowanej.',
	REDUNDANT: () => 'Druga zbroja kosztuje punkty i nic nie daje.',
	WRONG_BOOK: (p) => `„${gear[p.item]}” jest z innych zasad: nic nie kosztuje i nic nie daje.`,
	RULESET: () =>
		'Liga wycenia według własnych zasad, a ta armia ma własne rozstrzygnięcia lub ceny.',
	LEAGUE_POINTS: (p) => `Punkty: ${comma(p.points)}; liga dopuszcza ${comma(p.limit)}.`,
	LIMIT_POINTS: (p) => `Punkty: ${comma(p.points)}; twój limit to ${comma(p.limit)}.`,
	LEAGUE_SPEED: (p) => `Ruch ${p.speed}″; liga dopuszcza ${p.limit}″.`,
	LIMIT_SPEED: (p) => `Ruch ${p.speed}″; twój limit to ${p.limit}″.`
};

export const severities: typeof en.severities = {
	error: 'Niedozwolone',
	warning: 'Wątpliwe',
	info: 'Warto wiedzieć'
};

export const repairs: typeof en.repairs = {
	stow: (p) =>
		p.step.count === 1
			? `Schowaj: ${gear[p.step.item]}`
			: `Schowaj: ${gear[p.step.item]} × ${p.step.count}`,
	drop: (p) =>
		p.step.count === 1
			? `Usuń: ${gear[p.step.item]}`
			: `Usuń: ${gear[p.step.item]} × ${p.step.count}`
};
