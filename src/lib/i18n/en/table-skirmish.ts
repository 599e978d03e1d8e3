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
	dice: 'Dice',
	shieldDice: 'Dice of the shield',
	opponent: 'Opponent',
	archers: 'Archers',
	targets: 'Targets',
	higher: 'Stands higher than all opponents',
	bought: 'Bought with story points',
	story: 'Story points',
	pointsOf: (p: { name: string }) => `Story points: ${p.name}`,
	spender: 'Who spends points',
	spend: 'Points to spend',
	events: 'Events'
};
