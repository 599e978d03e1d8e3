import type { RollReason } from '$lib/play/causes';
import type { ChoiceId } from '$lib/play/procedures/ask';
import { plural } from '../plural';

/** What is rolled for. */
export const rolls: Record<RollReason, string> = {
	attack: 'To hit',
	throwRange: 'How far the throw goes',
	benny: 'Bonus die',
	parry: 'Parry',
	sacrifice: 'Jump in front of the hero',
	damage: 'Damage',
	armor: 'Armor',
	absorb: 'Taken off by the parry',
	bail: 'Bail',
	flight: 'Flight of the item',
	momentum: 'Momentum',
	opposition: 'Opposition',
	heal: 'Healing',
	summon: 'Summoning',
	raise: 'Raising the dead',
	cast: 'Spell',
	range: 'Range',
	shield: 'Magic shield',
	order: 'Who is first',
	skillTest: 'Skill test',
	sprint: 'Sprint',
	defence: 'Defense',
	fallBack: 'Fall back',
	freeAttack: 'Free attack',
	lunge: 'Lunge',
	push: 'Push',
	sweep: 'Sweep',
	volley: 'Missiles',
	movement: 'Movement',
	story: 'Story dice',
	reinforcement: 'Reinforcements',
	start: 'Who begins',
	argument: 'What I say goes'
};

interface About {
	/** The figure or side. */
	readonly name: string;
	readonly amount: number;
}

const inches = (count: number) => plural('en', count, { one: '# inch', other: '# inches' });

/** What a player decides in the middle of an attack. */
export const choices: Record<ChoiceId, (about: About) => string> = {
	defence: ({ name }) => `How does ${name} defend itself?`,
	benny: () => 'What is the bonus die for?',
	sacrifice: ({ name }) => `Does a friend jump in front of ${name}?`,
	within: ({ amount }) => `Is it within ${inches(amount)}?`,
	clears: ({ amount }) => `Does a leap of ${inches(amount)} leave the reach of the attack?`,
	wounds: ({ name }) => `Does ${name} die, or wait wounded for a medic?`,
	somethingBad: ({ name }) => `What bad thing happens to ${name}?`,
	overkill: ({ amount }) => `${amount} damage is left over. Use it once more?`,
	takesHit: () => 'Which member of the squad takes the hit?',
	cancel: ({ name }) => `Does ${name} cancel a success?`,
	addDie: ({ name }) => `Does ${name} add a die to the defense?`,
	storyEvent: ({ amount }) => `The story dice total ${amount}. What happens?`,
	storyTarget: () => 'Whom does it happen to?'
};
