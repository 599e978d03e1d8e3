import type { ResultId } from '$lib/play/causes';
import type { ProcedureId } from '$lib/play/procedures/order';
import { plural } from '../plural';

interface About {
	readonly name: string;
	readonly amount: number;
}

/** The effect of an attack or another act, as it is proposed. */
export const effects = {
	title: 'Effect',
	apply: 'Apply',
	applied: 'Applied',
	discard: 'Discard',
	done: 'Done',
	next: 'What may follow',
	strays: (p: { name: string; radius: number }) =>
		`${p.name} missed: the shot may land up to ${p.radius}″ from the target.`,
	notHit: (p: { name: string }) => `${p.name} is not hit.`,
	inches: (p: { inches: number }) => `${p.inches}″`,
	first: (p: { name: string }) => `${p.name} is first.`,
	together: 'Both at once.',
	nothing: 'Nothing changes.',
	success: 'It succeeds.',
	failure: 'It fails.',
	results: {
		missed: ({ name }: About) => `${name} misses.`,
		parried: ({ name }: About) => `${name} parries.`,
		noEffect: ({ name }: About) => `${name} is hit without effect.`,
		killed: ({ name }: About) => `${name} falls.`,
		wounded: ({ name, amount }: About) =>
			`${name} is wounded: ${plural('en', amount, { one: '# wound', other: '# wounds' })}.`,
		sizeMark: ({ name, amount }: About) => `${name} takes ${amount} size damage.`,
		destroyed: ({ name }: About) => `${name} is destroyed.`,
		partLost: ({ name }: About) => `${name} loses a part.`,
		disarmed: ({ name }: About) => `${name} loses its weapon.`,
		struckDown: ({ name }: About) => `${name} is struck down.`,
		mortallyWounded: ({ name }: About) => `${name} is mortally wounded.`,
		twist: ({ name }: About) => `${name}: something unexpected.`,
		pushed: ({ name, amount }: About) => `${name} is pushed ${amount}″.`,
		grabbed: ({ name }: About) => `${name} is grabbed.`,
		bailed: ({ name }: About) => `${name} bails.`,
		sacrificed: ({ name }: About) => `${name} takes the blow for the hero.`,
		cancelled: ({ name }: About) => `${name} cancels a success.`,
		hit: ({ name, amount }: About) =>
			`${name} takes ${plural('en', amount, { one: '# hit', other: '# hits' })}.`,
		slain: ({ name }: About) => `${name} is slain.`,
		endangered: ({ name }: About) => `${name} is endangered.`,
		incapacitated: ({ name }: About) => `${name} is incapacitated.`,
		unconscious: ({ name }: About) => `${name} is unconscious.`,
		outOfRange: ({ name }: About) => `${name}: out of range.`
	} satisfies Record<ResultId, (about: About) => string>,
	orders: {
		attack: 'Attack',
		test: 'Skill test',
		heal: 'Heal',
		magicShield: 'Magic shield',
		circleCast: 'Spell of the circle',
		summon: 'Summon',
		raise: 'Raise the dead',
		sprint: 'Sprint',
		bail: 'Bail',
		whoIsFirst: 'Who is first',
		begin: 'Who begins',
		argument: 'What I say goes',
		reinforcement: 'Reinforcements',
		squad: 'Squad',
		quick: 'Quick action',
		defence: 'Defend',
		strike: 'Attack',
		freeAttack: 'Free attack',
		volley: 'Missiles',
		groupMove: 'Move',
		story: 'Spend story points'
	} satisfies Record<ProcedureId, string>,
	counter: 'Counterattack',
	stray: 'Missed shot'
};

/** The answers to choices, by the words of the engine. */
export const answers = {
	yes: 'Yes',
	no: 'No',
	none: 'Nothing',
	parry: 'Parry',
	bail: 'Bail',
	dies: 'Dies',
	wounded: 'Lies wounded',
	again: 'Once more',
	stop: 'Stop',
	outOfRange: 'Out of range',
	disarmed: 'Loses its weapon',
	struckDown: 'Is struck down',
	mortallyWounded: 'Is mortally wounded',
	twist: 'A twist of the story',
	add: 'Add a die',
	attack: 'A better roll',
	range: 'More range',
	shield: 'Shield',
	armor: 'Armor',
	damage: 'More damage',
	hit: 'Hit'
};
