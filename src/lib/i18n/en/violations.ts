import type { RepairStep, ViolationCode, ViolationParams } from '$lib/rules/violation';
import { plural } from '../plural';
import { gear } from './terms';

const remarks = {
	swap: 'Taking out a stowed item costs 1″ of Move.',
	bow: 'A bow needs both hands to shoot: put the shield away before.',
	bowOneHand: 'A bow needs two hands to shoot; this figure has one.',
	reload: 'Reloading needs two empty hands: put the shield away before.',
	secondPistol: 'Another ranged weapon gives no extra shot without superdexterity.'
};

function hands(p: ViolationParams<'HANDS'>): string {
	if (p.reason === 'tooMany') {
		const needed = plural('en', p.needed, { one: '# hand', other: '# hands' });
		const has = plural('en', p.hands, { one: '# hand', other: '# hands' });
		return `What is held needs ${needed}; the minifig has ${has}.`;
	}
	if (p.reason === 'pair') {
		return `Beside “${gear[p.item]}” the other hand may hold only a shield, not “${gear[p.beside]}”.`;
	}
	if (p.reason === 'mountedPair') {
		return `The rules do not say whether a rider may hold “${gear[p.beside]}” beside “${gear[p.item]}”: agree on it first.`;
	}
	if (p.reason === 'dexterity') {
		return `${p.weapons} hand weapons may attack in a turn; more need superdexterity.`;
	}
	return remarks[p.reason];
}

export const violations: { [C in ViolationCode]: (p: ViolationParams<C>) => string } = {
	HANDS: hands,
	EXCLUSIVE: (p) =>
		p.reason === 'bayonet'
			? 'A bayonet on a long ranged weapon: allowed if your opponents agree.'
			: 'Who owns a long ranged weapon may own no other weapon, in hand or stowed.',
	REDUNDANT: () => 'A second suit of armor costs points and does nothing.',
	WRONG_BOOK: (p) =>
		`“${gear[p.item]}” belongs to another rulebook: it costs nothing and does nothing.`,
	RULESET: () => 'The league prices by its own rules; this army has rulings or prices of its own.',
	LEAGUE_POINTS: (p) => `${p.points} points; the league allows ${p.limit}.`,
	LIMIT_POINTS: (p) => `${p.points} points; you have set a limit of ${p.limit}.`,
	LEAGUE_SPEED: (p) => `Moves ${p.speed}″; the league allows ${p.limit}″.`,
	LIMIT_SPEED: (p) => `Moves ${p.speed}″; you have set a limit of ${p.limit}″.`
};

export const severities = { error: 'Not allowed', warning: 'Doubtful', info: 'Good to know' };

export const repairs = {
	stow: (p: { step: RepairStep }) =>
		p.step.count === 1
			? `Stow: ${gear[p.step.item]}`
			: `Stow: ${gear[p.step.item]} × ${p.step.count}`,
	drop: (p: { step: RepairStep }) =>
		p.step.count === 1
			? `Remove: ${gear[p.step.item]}`
			: `Remove: ${gear[p.step.item]} × ${p.step.count}`
};
