import { bail, gunfight, whoActsFirst } from '$lib/combat/contests';
import { resolveLeaving } from '$lib/combat/close/gang';
import { resolveShove } from '$lib/combat/close/shove';
import type { CloseRules, Held } from '$lib/combat/close/rules';
import { MOST_AT_ONE } from '$lib/combat/crowd';
import { EDITIONS } from '$lib/combat/editions';
import { CLOSE_RULES } from '$lib/combat/editions/close';
import type { EditionId } from '$lib/combat/edition';
import { resolveSquadFire, type Firing } from '$lib/combat/squads/squad-fire';
import { resolveSquadMelee } from '$lib/combat/squads/squad-melee';
import { dice as diceOf, flat } from '$lib/dice/notation';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { distinct } from '../close-answer';
import { count, dice, flag, use, type Topic, type Values } from './topic';

/** Topics of editions that roll a Skill or Damage are offered under these only. */
const editionOf = (rules: CombatRules) => rules as EditionId;

const ALL: readonly CombatRules[] = ['2005', '2010', '2020'];
const offering = (has: (rules: CloseRules) => boolean) =>
	ALL.filter((rules) => has(CLOSE_RULES[editionOf(rules)]));
const PARRYING_WHO_LEAVES = offering(({ parries }) => parries({ shield: true }, 'leaving'));
const EASIER_PARRIES = offering(({ parryOf }) => parryOf({ twoHanded: true }, 'shove').length > 0);
const ROLLING_SHOVES = offering(({ shoves }) => shoves === 'bySkill');
/** Squads fall faster than any page shows: more members only take long. */
const MEMBERS = 20;

const squads: Topic = {
	rules: Object.keys(EDITIONS) as EditionId[],
	fields: [
		count('members', 6, MEMBERS, 1),
		dice('skill', '1d6', 'skill'),
		use('use', 2, 'use'),
		dice('damage', '1d6', 'damage'),
		count('armor', 4, 20),
		count('foeMembers', 6, MEMBERS, 1),
		dice('foeSkill', '1d6', 'foeSkill'),
		use('foeUse', 2),
		dice('foeDamage', '1d6'),
		count('foesArmor', 4, 20)
	],
	answer(chances, values, rules) {
		const own = {
			members: values.count('members'),
			skill: values.dice('skill'),
			weapon: { use: values.count('use'), damage: values.dice('damage') },
			armor: values.count('armor')
		};
		const foes = {
			members: values.count('foeMembers'),
			skill: values.dice('foeSkill'),
			weapon: { use: values.count('foeUse'), damage: values.dice('foeDamage') },
			armor: values.count('foesArmor')
		};
		const close = CLOSE_RULES[editionOf(rules)];
		const found = resolveSquadMelee(chances, close, own, foes);
		const { attackersFallen, defendersFallen, modifiers } = found;
		const { one, zero, minus } = chances;
		const answered = close.counters === 'afterAttacks';
		return {
			rows: [
				['anyFoeFallen', minus(one, defendersFallen[0] ?? zero)],
				['allFoesFallen', defendersFallen.at(-1) ?? zero],
				...(answered
					? ([
							['anyFallen', minus(one, attackersFallen[0] ?? zero)],
							['allFallen', attackersFallen.at(-1) ?? zero]
						] as const)
					: [])
			],
			counts: [
				['foesFallen', defendersFallen],
				...(answered ? [['fallen', attackersFallen] as const] : [])
			],
			modifiers
		};
	}
};

const groupOf = (values: Values, which: 'own' | 'other'): Firing => {
	const [members, skill, needed, damage, range, distance] =
		which === 'own'
			? (['members', 'skill', 'use', 'damage', 'range', 'distance'] as const)
			: ([
					'otherMembers',
					'otherSkill',
					'otherUse',
					'otherDamage',
					'otherRange',
					'otherDistance'
				] as const);
	return {
		members: values.count(members),
		skill: values.dice(skill),
		use: values.count(needed),
		damage: values.dice(damage),
		reach: { kind: 'inches', inches: values.count(range) },
		situation: { distance: values.count(distance) }
	};
};

const fire: Topic = {
	rules: ALL,
	fields: [
		count('members', 6, 30),
		dice('skill', '1d6', 'skill'),
		use('use', 3),
		dice('damage', '1d6'),
		count('range', 6, 60),
		count('distance', 6, 60),
		count('otherMembers', 3, 30),
		dice('otherSkill', '1d6', 'skill'),
		use('otherUse', 3),
		dice('otherDamage', '1d6+1'),
		count('otherRange', 10, 60),
		count('otherDistance', 8, 60),
		dice('foeArmor', '4', 'armor')
	],
	answer(chances, values, rules) {
		const edition = EDITIONS[editionOf(rules)];
		const groups = [groupOf(values, 'own'), groupOf(values, 'other')];
		const found = resolveSquadFire(chances, edition, groups, values.dice('foeArmor'));
		const { kill, equal } = found.effect;
		return {
			rows: [['kill', kill], ...(edition.somethingBad ? [['somethingBad', equal] as const] : [])],
			modifiers: distinct(found.modifiers.flat()),
			impossible: found.outOfReach.length === groups.length
		};
	}
};

/** Something to parry with. A shield parries everything that can be parried. */
const shieldOf = (values: Values): Held => ({
	use: values.count('parryUse'),
	absorb: diceOf(1, 6),
	shield: true
});

const leaving: Topic = {
	rules: ALL,
	fields: [
		count('opponents', 2, MOST_AT_ONE, 1),
		dice('foeSkill', '1d6', 'foeSkill'),
		use('foeUse', 2),
		dice('foeDamage', '1d6'),
		dice('skill', '1d6', 'skill'),
		dice('armor', '4', 'ownArmor'),
		{ ...flag('parries'), only: PARRYING_WHO_LEAVES },
		{ ...use('parryUse', 2), only: PARRYING_WHO_LEAVES }
	],
	answer(chances, values, rules) {
		const foe = {
			skill: values.dice('foeSkill'),
			armor: flat(0),
			weapon: { use: values.count('foeUse'), damage: values.dice('foeDamage') }
		};
		const foes = new Array<typeof foe>(values.count('opponents')).fill(foe);
		const leaver = { skill: values.dice('skill'), armor: values.dice('armor') };
		const close = CLOSE_RULES[editionOf(rules)];
		const parry = values.is('parries') ? shieldOf(values) : undefined;
		const { escapes, killed, modifiers } = resolveLeaving(chances, close, leaver, foes, parry);
		return {
			rows: [
				['escapes', escapes],
				['killed', killed]
			],
			modifiers: distinct(modifiers)
		};
	}
};

const shove: Topic = {
	rules: ALL,
	fields: [
		{ ...dice('skill', '1d6', 'skill'), only: ROLLING_SHOVES },
		{ ...use('use', 2, 'use'), only: ROLLING_SHOVES },
		dice('foeSkill', '1d6', 'foeSkill'),
		flag('parries'),
		use('parryUse', 2),
		{ ...flag('twoHanded'), only: EASIER_PARRIES }
	],
	answer(chances, values, rules) {
		const found = resolveShove(chances, CLOSE_RULES[editionOf(rules)], {
			attacker: { skill: values.dice('skill'), armor: flat(0) },
			held: [{ use: values.count('use'), twoHanded: values.is('twoHanded') }],
			target: { skill: values.dice('foeSkill'), armor: flat(0) },
			...(values.is('parries') && { parry: shieldOf(values) })
		});
		return {
			rows: [
				['shoved', found.shoved],
				['parried', found.parried]
			],
			modifiers: found.modifiers
		};
	}
};

const bailing: Topic = {
	rules: ['2010'],
	fields: [
		dice('skill', '1d6', 'skill'),
		use('use', 2, 'use'),
		dice('foeSkill', '1d6', 'foeSkill')
	],
	answer(chances, values, rules) {
		const test = { skill: values.dice('skill'), use: values.count('use') };
		const defender = { skill: values.dice('foeSkill') };
		const found = bail(chances, EDITIONS[editionOf(rules)], test, defender);
		return {
			rows: [
				['hit', found.hit],
				['hitAndEscaped', found.escaped],
				['hitAndStruck', found.struck]
			]
		};
	}
};

const first: Topic = {
	rules: ['2005'],
	fields: [
		dice('skill', '1d6', 'skill'),
		use('use', 3),
		dice('foeSkill', '1d6', 'foeSkill'),
		use('foeUse', 3)
	],
	answer(chances, values, rules) {
		const edition = EDITIONS[editionOf(rules)];
		const one = { skill: values.dice('skill'), use: values.count('use') };
		const two = { skill: values.dice('foeSkill'), use: values.count('foeUse') };
		const { above, equal, below } = whoActsFirst(chances, edition, one, two);
		const shots = gunfight(chances, edition, one, two);
		const { bothHit } = shots;
		return {
			rows: [
				['first', above],
				['tie', equal],
				['second', below],
				['onlyFirstHits', shots.onlyFirstHits],
				['onlySecondHits', shots.onlySecondHits],
				['bothHit', chances.plus(bothHit.above, chances.plus(bothHit.equal, bothHit.below))],
				['bothMiss', shots.bothMiss]
			]
		};
	}
};

export const FIGHTS = { squads, fire, leaving, shove, bail: bailing, first };
