import { plural } from '../plural';

const dice = (count: number) => plural('en', count, { one: '# die', other: '# dice' });

/** The narrative skirmish: activations, dice and story. */
export const skirmish = {
	activate: 'Activate a group',
	activateHint: 'All of a group are within 8″ of each other, all engaged or none.',
	group: 'Group',
	activateCount: (p: { count: number }) =>
		plural('en', p.count, { one: 'Activate # figure', other: 'Activate # figures' }),
	strike: (p: { name: string }) => `Dice of ${p.name}`,
	diceLeft: (p: { count: number }) => `${dice(p.count)} left`,
	shieldLeft: (p: { count: number }) => `${dice(p.count)} of the shield`,
	freeLeft: (p: { count: number }) => `${dice(p.count)} to move`,
	way: 'Action',
	ways: {
		defence: 'Defend',
		fallBack: 'Fall back',
		basic: 'Attack',
		lunge: 'Lunge',
		push: 'Push',
		sweep: 'Sweep',
		freeAttack: 'Free attack',
		volley: 'Missiles'
	},
	dice: 'Dice',
	shieldDice: 'Dice of the shield',
	opponent: 'Opponent',
	targets: 'Targets',
	higher: 'Stands higher than all opponents',
	bought: 'Bought with story points',
	story: 'Story points',
	pointsOf: (p: { name: string }) => `Story points: ${p.name}`,
	spender: 'Who spends points',
	spend: 'Points to spend',
	events: 'Events',
	eventTexts: {
		1: 'Nothing happens.',
		5: 'An enemy stumbles: one die less on its turn.',
		7: 'You choose which of their groups the opponent activates next.',
		9: 'Lucky strike: 2 more dice for this attack.',
		11: 'The target is wounded; a minion is knocked out instead.',
		13: 'Story event of the scenario.',
		15: 'A volley of missiles at an enemy group, engaged or not.',
		17: '3 more dice for this attack.',
		18: 'An enemy falls prone, or off its mount.',
		20: 'Minions flee.',
		21: '4 more dice for this attack.',
		24: 'Major story event of the scenario.',
		27: 'Lucky strike: the target is unconscious.'
	}
};
