import { resolveActivation, type Step } from '$lib/combat/skirmish/activation';
import { lunge, push as resolvePush, sweep as resolveSweep } from '$lib/combat/skirmish/maneuvers';
import { movement, type Target } from '$lib/combat/skirmish/pools';
import { resolveStoryRoll } from '$lib/combat/skirmish/story';
import { resolveVolley, volleyDice } from '$lib/combat/skirmish/volley';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { count, flag, type Topic, type Values } from './topic';

const RULES: readonly CombatRules[] = ['skirmish'];
const TOUGHNESS = 10;
const CANCELS = 2;
const DICE = 10;

/** What the model does, step by step: all defenses, then the attack, or a lunge. */
function stepsOf(values: Values): Step[] {
	const [enemies, dice, attack] = [
		values.count('enemies'),
		values.count('defenseDice'),
		values.count('attackDice')
	];
	const wounds = values.count('wounds');
	const defend: Step = { kind: 'defend', dice, fallBack: values.is('fallBack') };
	const defenses = new Array<Step>(enemies).fill(defend);
	if (attack === 0) return defenses;
	return values.is('lunge')
		? [...defenses, ...lunge(0, { dice: attack, defenseDice: dice, wounds })]
		: [...defenses, { kind: 'attack', dice: attack, target: 0 }];
}

const activation: Topic = {
	rules: RULES,
	fields: [
		count('defense', 2, 3, 1),
		count('toughness', 2, TOUGHNESS, 1),
		count('cancels', 0, CANCELS),
		count('wounds', 0, 5),
		count('enemies', 2, 6),
		count('defenseDice', 1, DICE),
		flag('fallBack'),
		count('attackDice', 1, DICE),
		flag('lunge'),
		count('foeToughness', 1, TOUGHNESS, 1),
		count('foeCancels', 0, CANCELS)
	],
	answer(chances, values) {
		const model = {
			defense: values.count('defense'),
			toughness: values.count('toughness'),
			negations: values.count('cancels'),
			wounds: values.count('wounds')
		};
		const foe: Target = {
			toughness: values.count('foeToughness'),
			negations: values.count('foeCancels')
		};
		const found = resolveActivation(chances, model, [foe], stepsOf(values));
		return {
			rows: [
				['targetSlain', found.targetsSlain[0] ?? chances.zero],
				['slain', found.slain]
			],
			counts: [
				['ownPoints', found.ownStoryPoints],
				['enemyPoints', found.enemyStoryPoints]
			],
			modifiers: found.modifiers
		};
	}
};

const volley: Topic = {
	rules: RULES,
	fields: [
		count('archers', 5, 60, 1),
		count('minions', 3, 30),
		count('others', 1, 10),
		count('toughness', 3, TOUGHNESS, 1),
		count('cancels', 1, CANCELS)
	],
	answer(chances, values) {
		const [minions, others] = [values.count('minions'), values.count('others')];
		const other: Target = {
			toughness: values.count('toughness'),
			negations: values.count('cancels')
		};
		const group = { minions, others: new Array<Target>(others).fill(other) };
		const dice = volleyDice(values.count('archers'), minions + others);
		const found = resolveVolley(chances, dice, group);
		const [slain] = found.othersSlain;
		return {
			rows: [
				...(minions > 0
					? [['allMinions', found.minionsFallen.at(-1) ?? chances.zero] as const]
					: []),
				...(slain === undefined ? [] : [['otherSlain', slain] as const])
			],
			counts: [
				['hits', found.hits],
				...(minions > 0 ? [['minionsFallen', found.minionsFallen] as const] : [])
			]
		};
	}
};

const story: Topic = {
	rules: RULES,
	fields: [count('storyDice', 2, 15, 1), flag('inAttack')],
	answer(chances, values) {
		const found = resolveStoryRoll(chances, values.count('storyDice'), values.is('inAttack'));
		return {
			rows: found.events.map(({ event, reached }) => [event, reached] as const),
			counts: [['opponentDice', found.opponentDice]]
		};
	}
};

const sweep: Topic = {
	rules: RULES,
	fields: [count('actionDice', 1, DICE, 1), count('wounds', 0, 5), count('storyDice', 0, 5)],
	answer(chances, values) {
		const [wounds, storyDice] = [values.count('wounds'), values.count('storyDice')];
		const found = resolveSweep(chances, values.count('actionDice'), { wounds, storyDice });
		return {
			rows: [['anyMoved', chances.minus(chances.one, found.successes[0] ?? chances.zero)]],
			counts: [['moved', found.successes]],
			modifiers: found.modifiers
		};
	}
};

const push: Topic = {
	rules: RULES,
	fields: [
		count('actionDice', 1, DICE, 1),
		count('above', 0, 4),
		count('below', 0, 4),
		count('wounds', 0, 5),
		flag('mounted'),
		flag('foeMounted'),
		flag('shield'),
		flag('foeHigher')
	],
	answer(chances, values) {
		const { pushed, modifiers } = resolvePush(chances, {
			dice: values.count('actionDice'),
			above: values.count('above') - values.count('below'),
			pusherMounted: values.is('mounted'),
			targetMounted: values.is('foeMounted'),
			pusherShield: values.is('shield'),
			targetHigher: values.is('foeHigher'),
			wounds: values.count('wounds')
		});
		return { rows: [['pushed', pushed]], modifiers };
	}
};

/** What the proposal P-6 says of each die of unengaged movement. */
const ATHLETIC = 1;
const SHORT = -2;
const LOAD = -1;

const move: Topic = {
	rules: RULES,
	fields: [
		count('actionDice', 2, DICE, 1),
		count('inches', 8, 60, 1),
		flag('athletic'),
		flag('short'),
		count('wounds', 0, 5),
		flag('load')
	],
	answer(chances, values) {
		const [dice, wounds] = [values.count('actionDice'), values.count('wounds')];
		const each =
			(values.is('athletic') ? ATHLETIC : 0) +
			(values.is('short') ? SHORT : 0) +
			(values.is('load') ? LOAD : 0) -
			wounds;
		const inches = movement(chances, dice, each);
		const most = dice * 6;
		return {
			rows: [['reached', chances.mass(chances.from(inches, values.count('inches')))]],
			counts: [['distance', Array.from({ length: most + 1 }, (_, far) => chances.at(inches, far))]]
		};
	}
};

export const SKIRMISH = { activation, volley, story, sweep, push, move };
