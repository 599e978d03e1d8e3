import { plural } from '../plural';

/** What a unit can do in its turn, beside the attack. */
export const help = {
	title: 'What can be done',
	dying: 'Treat them in this turn, or they die when it ends.',
	wounded: 'Wounded',
	idle: (p: { count: number }) =>
		plural('en', p.count, {
			one: '# figure can still act',
			other: '# figures can still act'
		}),
	able: 'Who can still act',
	allActed: 'Everybody has acted.',
	quick: 'Quick actions',
	quickHint: 'They take no Action; some cost a part of the Move.',
	free: 'free',
	inches: (p: { count: number }) => `−${p.count}″`,
	actions: 'With the Action',
	actionTexts: {
		sprint: 'Sprint: 1d6″ more, in a straight line. Ends the Action unless it ends in a charge.',
		extended: 'Extended action, such as driving or programming: nothing else this turn.',
		large: 'Large action: as many minifigs, or turns, as the object has inches.',
		response: 'An Action saved in your own turn can answer the enemy, with 1″ of movement.',
		bail: 'Bail: dive up to 1d6″, then lie prone and do nothing until your next turn.'
	},
	ladder: 'Ladder of difficulty',
	ladderHint: 'Roll Skill: the total must reach the number.',
	perception: 'Perception: against the cover, without an action',
	noRoll: 'no roll',
	rungs: {
		trivial: { name: 'Trivial', example: 'closing a door' },
		easy: { name: 'Easy', example: 'jumping to a rope' },
		normal: { name: 'Normal', example: 'kicking in a locked door' },
		tricky: { name: 'Tricky', example: 'climbing a vertical rock' },
		hard: { name: 'Hard', example: 'disarming a bomb' },
		veryHard: { name: 'Very hard', example: 'minor surgery' },
		heroic: { name: 'Heroic', example: 'hacking a satellite' },
		legendary: { name: 'Legendary', example: 'catching a crossbow bolt' },
		divine: { name: 'Divine', example: 'throwing a T-rex' }
	},
	skirmish: 'Actions of the skirmish',
	skirmishActions: {
		defence:
			'Defend: 1+ for a good fighter, 2+ for an average, 3+ for a poor one; +1 per own wound.',
		fallBack: 'Fall back: the defence number +2, without shield dice; 2″ straight back.',
		attack: 'Attack: each 5 or 6 is a hit.',
		lunge: 'Lunge: 2″ at a target outside 1″, after all defences.',
		push: 'Push: 5 or 6 moves the enemy 2″.',
		sweep: 'Sweep with a heavy weapon: two dice for each, 5 or 6 moves an enemy 2″ back.',
		volley: 'Missile reaction: three dice per model, five at a lone one; each 6 is a hit.',
		move: 'Move: d6 per die, 3 to 6″; one die moves an engaged model 2″.'
	}
};
