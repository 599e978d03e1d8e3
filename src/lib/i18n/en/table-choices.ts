import type { ChoiceId } from '$lib/play/procedures/ask';
import { plural } from '../plural';

interface About {
	/** The figure or side. */
	readonly name: string;
	readonly amount: number;
}

const inches = (count: number) => plural('en', count, { one: '# inch', other: '# inches' });

/** What a player decides in the middle of an attack. */
export const choices: Record<ChoiceId, (about: About) => string> = {
	defence: ({ name }) => `How does ${name} defend itself?`,
	meets: () => 'Which attack does the parry meet?',
	counterToo: ({ name }) => `Does ${name} also strike back, with −1 to both?`,
	benny: () => 'What is the bonus die for?',
	answer: ({ name }) => `Does ${name} strike at the charger?`,
	longer: ({ amount }) =>
		amount > 1 ? 'Whose weapon is more than 1″ longer?' : 'Whose weapon is at least 1″ longer?',
	trampled: ({ name }) => `Does the charger run over ${name} in the same move?`,
	offBase: ({ name, amount }) =>
		`Does the flight of ${inches(amount)} carry ${name} off the base of its squad?`,
	smash: ({ name }) => `How many inches of the flight of ${name} does an obstacle prevent?`,
	collides: ({ name }) => `Does the charger run into ${name}?`,
	studs: ({ name }) => `How many studs hold the brick that is hit (${name})?`,
	sacrifice: ({ name }) => `Does a friend jump in front of ${name}?`,
	within: ({ amount }) => `Is it within ${inches(amount)}?`,
	clears: ({ amount }) => `Does a leap of ${inches(amount)} leave the reach of the attack?`,
	wounds: ({ name }) => `Does ${name} die, or wait wounded for a medic?`,
	somethingBad: ({ name }) => `What bad thing happens to ${name}?`,
	item: ({ name }) => `What does ${name} drop?`,
	overkill: ({ amount }) => `${amount} damage is left over. Use it once more?`,
	takesHit: () => 'Which member of the squad takes the hit?',
	takesResult: ({ amount }) => `${amount} damage: which member of the squad takes it?`,
	cancel: ({ name }) => `Does ${name} cancel a success?`,
	refuses: ({ name }) => `Does ${name} refuse the missile hits?`,
	swept: () => 'Whom else does the sweep move?',
	addDie: ({ name }) => `Does ${name} add a die to the defense?`,
	storyEvent: ({ amount }) => `The story dice total ${amount}. What happens?`,
	widen: ({ name }) => `Does ${name} widen the radius to 8″?`,
	widenPrice: () => 'What does the opponent ask for it?',
	fleesToo: ({ amount }) => `Which minion within ${amount}″ flees too?`,
	fleesAlso: ({ amount }) => `Does an average character within ${amount}″ go along?`,
	mustFlee: ({ amount }) => `Which average character within ${amount}″ has to flee?`,
	reinforcement: () => 'Who arrives, within 5″ of the middle of an edge?',
	storyTarget: () => 'Whom does it happen to?',
	opponent: () => 'Which opponent gains the story points?'
};

/** The answers to choices, by the words of the engine. */
export const answers = {
	yes: 'Yes',
	no: 'No',
	none: { answer: 'No', defence: 'It doesn’t', sacrifice: 'Nobody', benny: 'Nothing' },
	strike: 'Strikes back',
	together: 'Neither: both strike at once',
	charger: 'The charger’s',
	target: 'The target’s',
	noMore: 'Nobody else',
	rollRadius: 'A die that may widen the radius',
	levelTwo: 'Average characters flee too, unless they resist',
	farther: 'They flee 12″',
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
	feet: 'Landing on the feet',
	shield: 'Shield',
	armor: 'Armor',
	damage: 'More damage',
	hit: 'Hit',
	inOrder: 'The rest in the same order'
};
