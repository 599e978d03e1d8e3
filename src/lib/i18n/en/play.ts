import type { QuickActionId, ResultId, RollReason, SquadWay } from '$lib/play/causes';
import type { ObjectionId } from '$lib/play/objection';
import type { ProcedureId } from '$lib/play/procedures/order';
import type { StoryEffect } from '$lib/play/procedures/skirmish/story';
import { plural } from '../plural';
import { gear, weapons } from './basic-terms';
import { modifiers } from './modifiers';

interface Values {
	readonly figure: string;
	readonly other: string;
	readonly side: string;
	readonly allowed: number;
	readonly total: number;
	readonly count: number;
	readonly limit: number;
}

interface Outcome {
	readonly who: string;
	readonly amount: number;
}

interface Attacking {
	readonly who: string;
	/** More than one attacks. */
	readonly several: boolean;
	readonly target: string;
}

const inches = (p: { inches: number }) => `${p.inches}″`;

/** A game at the table in words: events, rolls, results and objections. */
export const play = {
	terms: { gear, weapons, bolt: 'Magic bolt', spell: 'Area spell' },
	nobody: 'Nobody',
	quick: {
		talk: 'Talk',
		pickUp: 'Pick up something small',
		drop: 'Drop something small',
		dropProne: 'Sit, kneel or lie down',
		standFromKneeling: 'Stand up from sitting or kneeling',
		standFromProne: 'Stand up from lying',
		openDoor: 'Open or close a door',
		lift: 'Lift a 2×4 brick',
		swapWeapon: 'Swap weapons',
		reload: 'Reload'
	} satisfies Record<QuickActionId, string>,
	rolls: {
		attack: 'To hit',
		throwRange: 'Throwing range',
		benny: 'Bonus die',
		parry: 'Parry',
		sacrifice: 'Sacrifice',
		damage: 'Damage',
		armor: 'Armor',
		absorb: 'Taken off by the parry',
		bail: 'Bail',
		flight: 'Flight of the weapon',
		momentum: 'Momentum',
		opposition: 'Opposition',
		heal: 'Healing',
		summon: 'Summoning',
		raise: 'Raising the dead',
		cast: 'Casting',
		range: 'Spell range',
		shield: 'Magic shield',
		order: 'Who is first',
		skillTest: 'Skill test',
		feat: 'Heroic feat',
		objection: 'Objection',
		sprint: 'Sprint',
		defence: 'Defense',
		fallBack: 'Fall back',
		freeAttack: 'Free attack',
		lunge: 'Lunge',
		push: 'Push',
		sweep: 'Sweep',
		volley: 'Volley',
		movement: 'Movement',
		story: 'Story dice',
		reinforcement: 'Reinforcements',
		start: 'Who begins',
		argument: 'What I say goes'
	} satisfies Record<RollReason, string>,
	orders: {
		attack: 'Attack',
		test: 'Skill test',
		feat: 'Heroic feat',
		crash: 'Collision',
		heal: 'Heal',
		magicShield: 'Magic shield',
		circleCast: 'Spell of the circle',
		summon: 'Summon',
		raise: 'Raise the dead',
		sprint: 'Sprint',
		withdraw: 'Leave close combat',
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
		volley: 'Volley',
		groupMove: 'Move',
		story: 'Spend story points'
	} satisfies Record<ProcedureId, string>,
	modifiers,
	rolled: (p: { what: string; dice: string; sum: string }) => `${p.what} ${p.dice}: ${p.sum}`,
	counts: (p: { total: number }) => `(counts as ${p.total})`,
	rolledFlat: (p: { what: string; total: number }) => `${p.what}: ${p.total}`,
	counted: (p: { what: string; faces: string; bonus: string; need: number; successes: number }) =>
		`${p.what}, ${p.need}+: ${p.faces}${p.bonus && `, each ${p.bonus}`} = ${plural('en', p.successes, { one: '# success', other: '# successes' })}`,
	needed: (p: { text: string; need: number; success: boolean }) =>
		`${p.text} against ${p.need}: ${p.success ? 'success' : 'failure'}`,
	apart: (p: { what: string; dice: string; faces: string; totals: string }) =>
		`${p.what} ${p.dice}, each by itself: ${p.faces} = ${p.totals}`,
	fumble: 'all ones',
	results: {
		missed: (p) => `${p.who} misses`,
		parried: (p) => `${p.who} parries`,
		noEffect: (p) => `${p.who} is hit without effect`,
		killed: (p) => `${p.who} falls`,
		wounded: (p) =>
			`${p.who} takes ${plural('en', p.amount, { one: '# wound', other: '# wounds' })}`,
		sizeMark: (p) =>
			`${p.who} takes ${plural('en', p.amount, { one: '# size damage marker', other: '# size damage markers' })}`,
		destroyed: (p) => `${p.who} is destroyed`,
		partLost: (p) => `${p.who} loses a part`,
		disarmed: (p) => `${p.who} loses a weapon${p.amount > 0 ? `, which flies ${p.amount}″` : ''}`,
		struckDown: (p) => `${p.who} is struck to the ground`,
		mortallyWounded: (p) => `${p.who} is mortally wounded`,
		twist: (p) => `an unexpected twist for ${p.who}`,
		pushed: (p) => `${p.who} is pushed ${p.amount}″`,
		smashed: (p) => `${p.who} is smashed: ${p.amount} damage`,
		tornOut: (p) => `${p.who} is torn out of its squad`,
		scattered: (p) => `${p.who} is scattered`,
		grabbed: (p) => `${p.who} is grabbed`,
		bailed: (p) => `${p.who} leaps away`,
		sacrificed: (p) => `a friend jumps in front of ${p.who}`,
		cancelled: (p) =>
			`${p.who} cancels ${plural('en', p.amount, { one: '# hit', other: '# hits' })}`,
		hit: (p) => `${p.who} takes ${plural('en', p.amount, { one: '# hit', other: '# hits' })}`,
		slain: (p) => `${p.who} is slain`,
		endangered: (p) => `${p.who} is endangered`,
		incapacitated: (p) => `${p.who} is incapacitated`,
		unconscious: (p) => `${p.who} is unconscious`,
		outOfRange: (p) => `${p.who} does not reach the target`
	} satisfies Record<ResultId, (p: Outcome) => string> as Record<ResultId, (p: Outcome) => string>,
	notHit: (p: { who: string }) => `${p.who} is not hit`,
	events: {
		begin: 'The game begins.',
		seat: (p: { sides: string }) => `A player joins: ${p.sides}.`,
		turn: (p: { side: string }) => `Turn of ${p.side}.`,
		move: (p: { who: string; inches: number }) => `${p.who}: moves ${inches(p)}.`,
		sprint: (p: { who: string; inches: number }) => `${p.who}: sprints ${inches(p)} farther.`,
		withdraw: (p: { who: string; inches: number }) => `${p.who}: withdraws ${inches(p)}.`,
		ignore: (p: { who: string }) => `${p.who}: ignores close combat.`,
		release: (p: { who: string; other: string }) => `${p.who}: lets go of ${p.other}.`,
		bail: (p: { who: string; inches: number }) => `${p.who}: leaps up to ${inches(p)} away.`,
		fallBack: (p: { who: string; inches: number }) => `${p.who}: falls back ${inches(p)}.`,
		quick: (p: { who: string; action: string }) => `${p.who}: ${p.action}.`,
		attack: {
			close: (p: Attacking) => `${p.who} ${p.several ? 'attack' : 'attacks'} ${p.target}`,
			counter: (p: Attacking) =>
				`${p.who} ${p.several ? 'strike back at' : 'strikes back at'} ${p.target}`,
			ranged: (p: Attacking) => `${p.who} ${p.several ? 'shoot at' : 'shoots at'} ${p.target}`,
			charge: (p: Attacking) => `${p.who} ${p.several ? 'charge' : 'charges'} ${p.target}`,
			push: (p: Attacking) => `${p.who} ${p.several ? 'push' : 'pushes'} ${p.target}`,
			grab: (p: Attacking) => `${p.who} ${p.several ? 'grab' : 'grabs'} ${p.target}`,
			explosion: (p: Attacking) => `${p.who} ${p.several ? 'blow up' : 'blows up'} ${p.target}`,
			spell: (p: Attacking) =>
				`${p.who} ${p.several ? 'cast a spell on' : 'casts a spell on'} ${p.target}`,
			basic: (p: Attacking) => `${p.who} ${p.several ? 'attack' : 'attacks'} ${p.target}`,
			free: (p: Attacking) =>
				`${p.who} ${p.several ? 'have a free attack on' : 'has a free attack on'} ${p.target}`,
			lunge: (p: Attacking) => `${p.who} ${p.several ? 'lunge at' : 'lunges at'} ${p.target}`,
			sweep: (p: Attacking) => `${p.who} ${p.several ? 'sweep at' : 'sweeps at'} ${p.target}`,
			volley: (p: Attacking) => `${p.who}: volley at ${p.target}`,
			crash: (p: Attacking) =>
				p.target === '' ? `${p.who} crashes` : `${p.who} crashes into ${p.target}`
		},
		strays: 'It is settled where the missed shots landed.',
		with: (p: { attack: string; weapon: string }) => `${p.attack} (${p.weapon})`,
		cameTo: (p: { attack: string; outcomes: string }) => `${p.attack}: ${p.outcomes}.`,
		stray: (p: { who: string; radius: number }) =>
			`The shot of ${p.who} may land within ${p.radius}″ of the target.`,
		test: (p: { who: string; difficulty: number; success: boolean }) =>
			`${p.who}: test against ${p.difficulty}, ${p.success ? 'success' : 'failure'}.`,
		perception: (p: { who: string; difficulty: number; success: boolean }) =>
			`${p.who}: perception against cover ${p.difficulty}, ${p.success ? 'success' : 'failure'}.`,
		defence: (p: { who: string; against: string; success: boolean }) =>
			`${p.who}: defense against ${p.against}, ${p.success ? 'success' : 'failure'}.`,
		fallsBack: (p: { who: string; against: string; success: boolean }) =>
			`${p.who}: falls back from ${p.against}, ${p.success ? 'success' : 'failure'}.`,
		feat: (p: { who: string; success: boolean }) =>
			`${p.who}: heroic feat, ${p.success ? 'success' : 'failure'}.`,
		heal: (p: { who: string; patient: string; healed: boolean }) =>
			p.healed ? `${p.who}: heals ${p.patient}.` : `${p.who}: cannot save ${p.patient}, who dies.`,
		shield: (p: { who: string; level: number; success: boolean }) =>
			`${p.who}: magic shield of level ${p.level}, ${p.success ? 'success' : 'failure'}.`,
		circle: (p: { who: string; level: number; success: boolean }) =>
			`${p.who}: circle of level ${p.level}, ${p.success ? 'success' : 'failure'}.`,
		prepare: (p: { who: string; turns: number }) =>
			`${p.who}: the circle prepares its spell, turn ${p.turns}.`,
		summon: (p: { who: string; figure: string; success: boolean }) =>
			p.success ? `${p.who}: summons ${p.figure}.` : `${p.who}: fails to summon ${p.figure}.`,
		raise: (p: { who: string; figure: string; success: boolean }) =>
			p.success
				? `${p.who}: raises ${p.figure} from the dead.`
				: `${p.who}: fails to raise ${p.figure}.`,
		squad: {
			form: (p: { who: string; squad: string }) => `${p.who}: new squad ${p.squad}.`,
			join: (p: { who: string; squad: string }) => `${p.who}: joins ${p.squad}.`,
			merge: (p: { who: string; squad: string }) => `${p.who}: merges into ${p.squad}.`,
			leave: (p: { who: string; squad: string }) => `${p.who}: leaves ${p.squad}.`,
			split: (p: { who: string; squad: string }) => `${p.who}: splits off as ${p.squad}.`,
			disband: (p: { who: string; squad: string }) => `${p.squad} is disbanded.`,
			rebase: (p: { who: string; squad: string }) => `${p.squad}: new base.`
		} satisfies Record<SquadWay, (p: { who: string; squad: string }) => string>,
		mount: (p: { who: string; mount: string }) => `${p.who}: mounts ${p.mount}.`,
		dismount: (p: { who: string; mount: string }) => `${p.who}: leaves ${p.mount}.`,
		activate: (p: { side: string; who: string }) => `${p.side}: activates ${p.who}.`,
		story: (p: { side: string; points: number; event: string; who: string }) =>
			`${p.side}: ${plural('en', p.points, { one: '# story point', other: '# story points' })}, ${p.event}${p.who === '' ? '' : ` (${p.who})`}.`,
		reinforcement: (p: { side: string; who: string }) =>
			p.who === ''
				? `${p.side}: no reinforcements.`
				: `${p.side}: reinforcements arrive: ${p.who}.`,
		carry: (p: { who: string }) => `${p.who}: picks up the item.`,
		drop: (p: { who: string }) => `${p.who}: drops the item.`,
		capture: (p: { side: string; who: string }) => `${p.side}: ${p.who} secures the item.`,
		zone: (p: { who: string }) => `${p.who}: reaches the enemy’s start zone.`,
		end: (p: { side: string }) => `The game ends: ${p.side} wins.`,
		draw: 'The game ends in a draw.',
		argument: 'A dispute is settled with dice.',
		first: (p: { who: string }) => `${p.who} acts first.`,
		together: 'Both act at the same time.',
		takenBack: (p: { who: string; target: string }) =>
			`Roll taken back${p.who === '' ? '' : `: ${p.who}${p.target === '' ? '' : ` → ${p.target}`}`}.`,
		manual: 'Changed by hand.',
		falls: (p: { who: string }) => `${p.who} falls.`
	},
	story: {
		none: () => 'nothing happens',
		stumble: () => 'an enemy stumbles and has one die less on its turn',
		pickGroup: () => 'the player chooses which group the opponent activates next',
		extraDice: (p) => `${p.dice} more dice for this attack`,
		wound: () => 'the target is wounded; a minion is knocked out instead',
		storyEvent: () => 'a story event of the scenario',
		volley: () => 'a volley of missiles at an enemy group, engaged or not',
		prone: () => 'an enemy falls prone, or off its mount',
		minionsFlee: () => 'minions flee',
		majorEvent: () => 'a major story event of the scenario',
		unconscious: () => 'the target is knocked out'
	} satisfies Record<StoryEffect, (p: { dice: number }) => string> as Record<
		StoryEffect,
		(p: { dice: number }) => string
	>,
	objections: {
		unknownFigure: () => 'The game has no such figure.',
		unknownSide: () => 'The game has no such side.',
		unknownWeapon: (p) => `${p.figure} has no such weapon.`,
		unknownBox: (p) => `${p.figure || p.side} has nothing of this kind to use up.`,
		belowZero: (p) => `${p.figure || p.side}: there is nothing left to take away.`,
		gameEnded: () => 'The game has ended.',
		notOnTable: (p) => `${p.figure} is not on the table.`,
		notFallen: (p) => `${p.figure} is not dead.`,
		notLost: (p) => `${p.figure} has not lost this weapon.`,
		weaponLost: (p) => `${p.figure} has lost this weapon.`,
		notYourTurn: (p) => `It is not the turn of ${p.figure || p.side}.`,
		fallenActs: (p) => `${p.figure} has fallen and cannot act.`,
		woundedActs: (p) => `${p.figure} is wounded and cannot act.`,
		disruptedActs: (p) => `${p.figure} is disrupted until its next turn.`,
		captiveActs: (p) => `${p.figure} is captured or unconscious and cannot act.`,
		actionSpent: (p) =>
			`${p.figure} has no action left this turn (${plural('en', p.allowed, { one: '# action', other: '# actions' })}).`,
		responseSpent: (p) => `${p.figure} has no action left for a response.`,
		tooFar: (p) => `${p.figure} can move ${p.allowed}″ at most.`,
		immobile: (p) => `${p.figure} cannot move this way.`,
		held: (p) => `${p.figure} and ${p.other} hold each other and cannot move.`,
		noOperator: (p) => `Nobody operates ${p.figure}.`,
		weaponTwice: (p) => `${p.figure} uses the same weapon twice in a turn.`,
		tooManyWeapons: (p) =>
			`${p.figure} can attack with ${plural('en', p.allowed, { one: '# hand weapon', other: '# hand weapons' })} at most.`,
		secondShot: (p) =>
			`${p.figure} makes more than ${plural('en', p.allowed, { one: '# ranged attack', other: '# ranged attacks' })} in a turn.`,
		rangedAndClose: (p) => `${p.figure} shoots and fights in close combat in the same turn.`,
		outOfRange: (p) => `The target is out of range of ${p.figure}.`,
		outOfReach: (p) => `The weapon of ${p.figure} does not reach the target.`,
		tooManyClose: (p) => `At most ${p.allowed} attackers fit around ${p.figure}.`,
		cannotCounter: (p) => `${p.figure} cannot counterattack this opponent.`,
		pushAndAttack: (p) => `${p.figure} pushes and attacks in the same turn.`,
		holdsSomebody: (p) => `${p.figure} holds ${p.other} with one hand, and this weapon needs both.`,
		noFreeHand: (p) => `${p.figure} has no hand free to grab with.`,
		twoHandsCarrying: (p) => `${p.figure} carries the item and has no two hands free.`,
		memberAimedAt: (p) => `${p.figure} is too small to be picked out of its squad.`,
		weaponSum: (p) => `After its damage, ${p.figure} can use ${p.limit}″ of weapons at most.`,
		boxEmpty: (p) => `${p.figure || p.side} has used up all ${p.total}.`,
		wrongDice: () => 'These dice cannot show such faces.',
		notAHero: (p) => `${p.figure} is no hero.`,
		noHealing: (p) => `Wounds of ${p.figure} cannot be healed.`,
		notAMedic: (p) => `${p.figure} is no medic.`,
		tooManyMedics: (p) => `At most ${p.allowed} medics can treat ${p.figure}.`,
		notWounded: (p) => `${p.figure} is not wounded.`,
		notTheTurnToHeal: (p) => `${p.figure} can be healed only in the next turn of its side.`,
		notAMage: (p) => `${p.figure} has no magic.`,
		spellTooHigh: (p) => `The highest level of this spell is ${p.allowed}.`,
		circleTooSmall: () => 'A circle needs at least two mages.',
		notInCircle: (p) => `${p.figure} took no part in the preparation of the circle.`,
		notPrepared: (p) =>
			`The circle has prepared ${p.count} of ${plural('en', p.allowed, { one: '# turn', other: '# turns' })}.`,
		notASummoner: (p) => `${p.figure} cannot summon.`,
		summonTooLarge: (p) => `${p.figure} is too large: at most size ${p.allowed} can be summoned.`,
		notInReserve: (p) => `${p.figure} is not in the reserve.`,
		notANecromancer: (p) => `${p.figure} is no necromancer.`,
		tooManyUndead: (p) => `${p.figure} controls ${p.allowed} undead at most.`,
		cannotRise: (p) => `${p.figure} was never alive and cannot rise.`,
		otherSquad: (p) => `${p.figure} is in a squad of another side.`,
		squadCostsAction: (p) => `${p.figure} must spend its action to change squads.`,
		squadActed: (p) =>
			`${p.other} has already acted in another way this turn, and ${p.figure} belongs to it.`,
		regrouping: (p) => `${p.figure} has changed squads and cannot act with the squad this turn.`,
		leavesAtOnce: (p) => `${p.figure} joined its squad this turn and cannot leave it.`,
		mountFallen: (p) => `${p.other}, which ${p.figure} is on, is not on the table.`,
		mountsItself: (p) => `${p.figure} cannot be on ${p.other}, which it carries.`,
		cannotCarry: (p) => `${p.other} carries nobody.`,
		crowded: (p) => `${p.other} carries one rider only.`,
		notActivated: (p) => `${p.figure} is not in the active group.`,
		groupActivated: (p) => `${p.side} has already activated a group this turn.`,
		calledGroup: (p) => `The opponent named ${p.figure}: the group must be one around it.`,
		fleeing: (p) => `${p.figure} has fled and attacks nobody in its next activation.`,
		diceSpent: (p) =>
			`${p.figure} has ${plural('en', p.allowed, { one: '# die', other: '# dice' })} only.`,
		shieldDiceSpent: (p) =>
			`${p.figure} has ${plural('en', p.allowed, { one: '# shield die', other: '# shield dice' })} only.`,
		freeDiceSpent: (p) =>
			`${p.figure} has ${plural('en', p.allowed, { one: '# free movement die', other: '# free movement dice' })} only.`,
		alreadySlain: (p) => `${p.figure} has taken enough hits to be slain.`,
		noProtection: (p) => `${p.figure} has no such protection.`,
		storyPoints: (p) =>
			`${p.side} has ${plural('en', p.allowed, { one: '# story point', other: '# story points' })} only.`,
		storyTotal: (p) => `A total of ${p.total} does not reach this event.`,
		flierCarries: (p) => `${p.figure} flies and cannot carry the item.`,
		carriedTwice: (p) => `${p.other} carries the item already.`,
		noReinforcements: (p) => `No reinforcements arrive for ${p.side}.`,
		nothingToCapture: () => 'This scenario has no item to bring home.',
		notCarrying: (p) => `${p.figure} does not carry the item.`,
		noZone: () => 'Only the Battle scenario has a zone to reach.',
		halfIsGone: () => 'Less than half of the enemy’s units are still on the table.',
		otherScenario: () => 'Only the Transport scenario has reinforcements.'
	} satisfies Record<ObjectionId, (p: Values) => string> as Record<
		ObjectionId,
		(p: Values) => string
	>,
	log: {
		title: (p: { game: string }) => `Battle log: ${p.game}`,
		before: 'Before the first turn',
		turn: (p: { number: number }) => `Turn ${p.number}`,
		undone: (p: { text: string }) => `Taken back: ${p.text}`,
		objection: (p: { text: string }) => `Against the rules: ${p.text}`,
		rule: (p: { text: string; rule: string }) => `${p.text} (${p.rule})`
	}
};
