import { addBonus, addDice, type Dice } from '$lib/dice/notation';
import { circleShield, ownShield } from './magic-shields';
import { rulebookFor } from '$lib/rules/registry';
import { unlinked } from '../acts';
import { endCircle } from '../circles';
import { rosterOf } from '../roster';
import { countOfState } from '../table';
import { roll, type Part, type Procedure, type Rolled } from './ask';
import { strikeFigure } from './attack/damage';
import {
	editionOf,
	Effect,
	fighterProfile,
	figureOf,
	sizeOf,
	skillOf,
	spendAction,
	stateOf,
	type Context
} from './context';
import type { Order } from './order';
import { damageRules, opposedRules, testRules } from '$lib/combat/roll-rules';

type Of<P extends Order['procedure']> = Extract<Order, { procedure: P }>;

function sumOfSkills(context: Context, figures: readonly string[]): Dice {
	return figures
		.map((id) => skillOf(context, id))
		.reduce((all, skill) => addDice(all, skill), { rolls: [], bonus: 0 });
}

/** One medic or a council: all Skills, −1 for each further medic, higher than the wounds (PL-MED-04, -05). */
export function* heal(context: Context, { medics, patient }: Of<'heal'>): Procedure {
	const effect = new Effect();
	const state = stateOf(context, patient);
	const wounds = state ? countOfState(state, 'wounds') : 0;
	const rule = medics.length > 1 ? 'PL-MED-05' : 'PL-MED-04';
	const [only] = medics;
	const rolled = yield* roll({
		...{
			kind: 'roll',
			why: 'heal',
			rule,
			rules: testRules(editionOf(context)),
			need: wounds,
			above: true
		},
		...(medics.length === 1 && only !== undefined && { who: only }),
		dice: addBonus(sumOfSkills(context, medics), 1 - medics.length)
	});
	effect.roll(rolled, rule);
	const healed = rolled.record.success === true;
	for (const medic of medics) spendAction(effect, medic);
	effect.count(patient, 'wounds', -wounds);
	if (healed) effect.count(patient, 'actions', fighterProfile(context, patient)?.actions ?? 1);
	else effect.flag(patient, 'fallen');
	return effect.done({ kind: 'heal', medics: [...medics], patient, rolls: effect.rolls, healed });
}

/** The Skill Roll of the mage that leads a spell. */
function* castRoll(
	context: Context,
	effect: Effect,
	mages: readonly string[],
	why: 'shield' | 'cast' | 'summon' | 'raise',
	need: number,
	rule: string
): Part<Rolled> {
	const [leader] = mages;
	const rolled = yield* roll({
		...{ kind: 'roll', why, rule, rules: testRules(editionOf(context)), need },
		...(leader !== undefined && { who: leader }),
		dice: leader === undefined ? { rolls: [], bonus: 0 } : skillOf(context, leader)
	});
	effect.roll(rolled, rule);
	return rolled;
}

/** A magic shield, cast at any time like a parry (PL-MAG-05, PL-MAG-06). */
export function* magicShield(context: Context, order: Of<'magicShield'>): Procedure {
	const effect = new Effect();
	const { mages, circle, response = false } = order;
	const [leader = ''] = mages;
	const shield =
		circle === undefined ? ownShield(context, leader) : circleShield(context, leader, circle);
	const rule = circle === undefined ? 'PL-MAG-05' : 'PL-MAG-06';
	const rolled = yield* castRoll(context, effect, mages, 'shield', shield?.use ?? 0, rule);
	const state = stateOf(context, leader);
	if (rolled.record.success && shield && state) {
		effect.count(leader, 'shield', shield.level - countOfState(state, 'shield'));
	}
	for (const mage of mages) spendAction(effect, mage, response);
	if (mages.length > 1) effect.changes.push(...endCircle(context.table, leader));
	return effect.done({
		kind: 'spell',
		mages: [...mages],
		spell: circle === undefined ? 'shield' : 'circleShield',
		level: shield?.level ?? 0,
		rolls: effect.rolls,
		success: rolled.record.success === true
	});
}

/** An area spell of a circle, planned when the army was made (PL-MAG-06, PL-MAG-07). */
export function* circleCast(context: Context, order: Of<'circleCast'>): Procedure {
	const effect = new Effect();
	const { mages, box, targets, distance = 0 } = order;
	const figure = figureOf(context, mages[0] ?? '');
	const spells = figure
		? (rulebookFor(figure.army).armyProfile?.(figure.army).areaSpells ?? [])
		: [];
	const level = rosterOf(context.game)
		.boxes.get(figure?.side ?? '')
		?.find(({ key }) => key === box)?.level;
	const spell = spells.find((one) => one.level === level);
	const rule = 'PL-MAG-07';
	const rolled = yield* castRoll(context, effect, mages, 'cast', spell?.use ?? 0, rule);
	const edition = editionOf(context);
	const who = mages[0] ?? '';
	let success = rolled.record.success === true && spell !== undefined;
	if (spell && success && distance > 0) {
		const ask = { kind: 'roll', why: 'range', who, dice: spell.range, rule } as const;
		const range = yield* roll({ ...ask, rules: opposedRules(edition), need: Math.ceil(distance) });
		effect.roll(range);
		success = range.total >= distance;
	}
	if (spell && success) {
		const ask = { kind: 'roll', why: 'damage', who, dice: spell.damage, rule } as const;
		const damage = yield* roll({ ...ask, rules: damageRules(edition) });
		effect.roll(damage);
		const attack = { procedure: 'attack', way: 'spell', attackers: [], target: who } as const;
		for (const target of targets) {
			yield* strikeFigure({ context, effect, order: attack, inches: 0 }, target, damage.total);
		}
	}
	for (const mage of mages) spendAction(effect, mage);
	effect.changes.push(...endCircle(context.table, who));
	if (figure) effect.changes.push({ kind: 'box', owner: figure.side, box, by: 1 });
	const { rolls, results } = effect;
	const attackers = mages.map((mage) => ({ figure: mage }));
	const cause = { kind: 'attack', way: 'spell', attackers, targets: [...targets], rolls, results };
	return effect.done(cause as Parameters<Effect['done']>[0]);
}

/** Difficulty of a summon for each inch of its size, and of the undead (PL-MAG-09, PL-MAG-11). */
const USE = { summon: 3, raise: 4 };

/** A unit of the reserve appears beside its mage (PL-MAG-09, PL-MAG-10). */
export function* summon(context: Context, { mages, figure }: Of<'summon'>): Procedure {
	const effect = new Effect();
	const use = fighterProfile(context, mages[0] ?? '')?.magic?.summoning?.use ?? USE.summon;
	const rule = mages.length > 1 ? 'PL-MAG-10' : 'PL-MAG-09';
	const need = use * sizeOf(context, figure);
	const rolled = yield* castRoll(context, effect, mages, 'summon', need, rule);
	const success = rolled.record.success === true;
	for (const mage of mages) spendAction(effect, mage);
	if (mages.length > 1) effect.changes.push(...endCircle(context.table, mages[0] ?? ''));
	if (success) effect.changes.push({ kind: 'place', figure, place: 'table' });
	return effect.done({ kind: 'summon', mages: [...mages], figure, rolls: effect.rolls, success });
}

/** One of the dead rises and obeys its necromancer (PL-MAG-11). */
export function* raise(context: Context, { mage, figure }: Of<'raise'>): Procedure {
	const effect = new Effect();
	const use = fighterProfile(context, mage)?.magic?.necromancy?.use ?? USE.raise;
	const need = use * Math.max(1, sizeOf(context, figure));
	const rolled = yield* castRoll(context, effect, [mage], 'raise', need, 'PL-MAG-11');
	const success = rolled.record.success === true;
	spendAction(effect, mage);
	if (success) {
		effect.flag(figure, 'fallen', false);
		for (const link of ['squad', 'mount', 'grabs'] as const) {
			effect.changes.push(...unlinked(stateOf(context, figure), link));
		}
		effect.changes.push({ kind: 'link', figure, link: 'raisedBy', to: mage });
	}
	return effect.done({ kind: 'raise', mage, figure, rolls: effect.rolls, success });
}
