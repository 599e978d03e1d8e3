import { isHero } from '$lib/rules/terms';
import { addDice, dice, flat, type Dice } from '$lib/dice/notation';
import type { AddingWay } from '$lib/combat/close/rules';
import type { CitedRule } from '$lib/rules/combat-citations';
import { levelOfPart, partOfMounting, type Part as CreationPart } from '$lib/rules/creation-parts';
import type { CreationProfile, MinifigProfile } from '$lib/rules/profile';
import { whoMayJumpIn } from '$lib/rules/who-may-jump-in';
import { ruleOf } from '../../check/rules-of-combat';
import { sideOfFigure, standingFigures } from '../../relations';
import { isHealable, type Figure } from '../../roster';
import { countOfState, isAble } from '../../table';
import { weaponsOf } from '../../weapons';
import { choose, roll, type Option, type Part } from '../ask';
import {
	closeOf,
	editionOf,
	fighterProfile,
	figureOf,
	rolledBy,
	sizeOf,
	stateOf,
	type Context,
	type Effect
} from '../context';
import { standingShields } from '../magic-shields';
import type { AttackOrder } from '../order';
import { armorRules, damageRules, diceBeyond, opposedRules } from '$lib/combat/roll-rules';

/** Damage on its way to one figure. */
export interface Blow {
	readonly context: Context;
	readonly effect: Effect;
	readonly order: AttackOrder;
	/** The attacker’s total, as far as a weapon flies away. */
	readonly inches: number;
}

/** The element that an attack wears down where it names none. */
export const BODY = 'body';

/** The part of a creation that an element belongs to (PL-DMG-04). */
function partOf({ weapons }: CreationProfile, element = BODY): CreationPart {
	if (element === BODY) return 'structure';
	const weapon = weapons[builtIn(element) ?? -1];
	if (weapon) return partOfMounting(weapon.mounting);
	return element === 'protruding' ? 'protruding' : 'external';
}

/** The structure level of what is hit; 0 for what is no creation (PL-DMG-06). */
export const levelIn = (
	profile: MinifigProfile | CreationProfile | undefined,
	{ element }: AttackOrder
): number =>
	profile?.kind === 'creation' ? levelOfPart(profile.structureLevel, partOf(profile, element)) : 0;

/** The place of a built-in weapon that an element names. */
function builtIn(element: string): number | undefined {
	const place = /^built-(\d+)/.exec(element)?.[1];
	return place === undefined ? undefined : Number(place);
}

/** The Armor of what is hit: the body, or a part of it (PL-DMG-04). */
export function armorOf(
	profile: MinifigProfile | CreationProfile | undefined,
	order: AttackOrder
): Dice {
	const { element, studs } = order;
	if (studs !== undefined) return flat(studs);
	if (profile?.kind !== 'creation' || element === undefined) return profile?.armor ?? flat(0);
	const part = profile.weapons[builtIn(element) ?? -1]?.armor;
	const own = element === 'protruding' ? profile.protruding : profile.external;
	return part ?? own ?? profile.armor ?? flat(0);
}

function* armorRoll({ context, effect, order }: Blow, target: string): Part<number> {
	const edition = editionOf(context);
	const armor = rolledBy(context, target, armorOf(fighterProfile(context, target), order));
	const rule = ruleOf(edition.id, 'armorRoll');
	const ask = { kind: 'roll', why: 'armor', who: target, dice: armor, rule } as const;
	const rolled = yield* roll({ ...ask, rules: armorRules(edition) });
	if (armor.rolls.length > 0) effect.roll(rolled);
	return rolled.total;
}

/** Dice of damage, and how far beyond the range the target of these is. */
export interface Pool {
	readonly dice: Dice;
	readonly beyond: number;
}

/** The damage of several as one pool for each distance beyond the range (PL-CMB-05, E10-COMB-01). */
export function pooled(parts: readonly Pool[]): Pool[] {
	const pools = new Map<number, Dice>();
	for (const { dice: added, beyond } of parts) {
		pools.set(beyond, addDice(pools.get(beyond) ?? flat(0), added));
	}
	return [...pools].map(([beyond, sum]) => ({ beyond, dice: sum }));
}

/** The damage of all who hit, as one sum; it is 0 only if every die shows 1 (A05-13). */
export function* damageRoll(
	{ context, effect }: Blow,
	shooter: string,
	pools: readonly Pool[]
): Part<number> {
	const edition = editionOf(context);
	const all = pools.map(({ dice: pool, beyond }) => ({
		beyond,
		dice: diceBeyond(edition, pool, beyond)
	}));
	const thrown = all.filter(({ dice: { rolls } }) => rolls.length > 0);
	const flatDamage = all
		.filter(({ dice: { rolls } }) => rolls.length === 0)
		.reduce((sum, { dice: { bonus } }) => sum + Math.max(0, bonus), 0);
	const rule = ruleOf(edition.id, 'damageRoll');
	const several = thrown.length > 1;
	let [sum, fumble] = [0, true];
	for (const { dice: pool, beyond } of thrown) {
		const rules = damageRules(edition, beyond);
		const zero = rules.allOnes === 'zero';
		const rolled = yield* roll({
			...{ kind: 'roll', why: 'damage', who: shooter, rule },
			dice: pool,
			rules: several && zero ? { ...rules, allOnes: 'fails' } : rules
		});
		effect.roll(rolled);
		sum += rolled.total;
		fumble &&= rolled.fumble;
	}
	return (several && fumble ? 0 : sum) + flatDamage;
}

/** Whether a medic of the side could still treat a wound (PL-MED-01, PL-MED-02). */
export function canBeHealed(context: Context, target: string): boolean {
	const { game, table } = context;
	const figure = figureOf(context, target);
	const side = sideOfFigure(game, table, target);
	if (!figure || !side || !isHealable(figure) || editionOf(context).hitsByItself) return false;
	if (stateOf(context, target)?.links.raisedBy !== undefined) return false;
	return standingFigures(game, table, side).some((state) => {
		const unit = figureOf(context, state.id)?.unit;
		return (
			unit?.kind === 'minifig' && !!unit.abilities?.healing && state.id !== target && isAble(state)
		);
	});
}

/** A minifig dies, or waits for a medic with as many wounds as the damage exceeds its Armor (PL-MED-02). */
function* falls({ context, effect }: Blow, target: string, surplus: number): Part<void> {
	if (canBeHealed(context, target)) {
		const rule = 'PL-MED-02';
		const options = [{ id: 'wounded', amount: surplus }, { id: 'dies' }];
		const ask = { kind: 'choice', choice: 'wounds', who: target, options, rule } as const;
		if ((yield* choose({ ...ask, amount: surplus })).id === 'wounded') {
			effect.rules.add(rule);
			effect.count(target, 'wounds', surplus);
			effect.result(target, 'wounded', surplus);
			return;
		}
	}
	effect.flag(target, 'fallen');
	effect.result(
		target,
		fighterProfile(context, target)?.kind === 'creation' ? 'destroyed' : 'killed'
	);
}

/** Studs that a brick may have, to choose from. */
const MOST_STUDS = 16;

/** A construction without Armor loses a brick whose studs the damage exceeds (PL-QW-10). */
function* studsOf({ context, order }: Blow, target: string): Part<number | undefined> {
	const profile = fighterProfile(context, target);
	if (order.studs !== undefined) return order.studs;
	const bare = profile?.kind === 'creation' && profile.armor === undefined;
	if (!bare || editionOf(context).bricks !== 'studs') return undefined;
	const options = Array.from({ length: MOST_STUDS }, (_, n) => ({ id: `${n + 1}`, amount: n + 1 }));
	const ask = { kind: 'choice', choice: 'studs', who: target, options, rule: 'PL-QW-10' } as const;
	return (yield* choose(ask)).amount;
}

/** What a magic shield takes off an attack on anybody in its area (PL-MAG-05). */
function* magicallyShielded({ context, effect }: Blow, target: string): Part<number> {
	const rule = 'PL-MAG-05';
	for (const { mage, shield } of standingShields(context)) {
		const options = [{ id: 'yes' }, { id: 'no' }];
		const ask = { kind: 'choice', choice: 'within', who: mage, options, rule } as const;
		const inside = mage === target || (yield* choose({ ...ask, amount: shield.area })).id === 'yes';
		if (!inside) continue;
		const rolled = yield* roll({
			...{ kind: 'roll', why: 'absorb', who: target, rule },
			dice: shield.armor,
			rules: opposedRules(editionOf(context))
		});
		effect.roll(rolled, rule);
		return rolled.total;
	}
	return 0;
}

/** General damage takes one size each time; what is left over may be used again (PL-DMG-02, PL-DMG-07). */
function* sizeDamage(blow: Blow, target: string, surplus: number): Part<void> {
	const { context, effect } = blow;
	let [marks, left] = [1, surplus];
	const most = sizeOf(context, target);
	const options = [{ id: 'stop' }, { id: 'again' }];
	while (left > 0 && marks < most) {
		const ask = { kind: 'choice', choice: 'overkill', options, rule: 'PL-DMG-07' } as const;
		if ((yield* choose({ ...ask, amount: left })).id !== 'again') break;
		const armor = yield* armorRoll(blow, target);
		if (left <= armor) break;
		marks += 1;
		left -= armor;
	}
	effect.rules.add('PL-DMG-02');
	effect.count(target, 'sizeMarks', marks);
	effect.result(target, marks >= most ? 'destroyed' : 'sizeMark', marks);
}

function partIsLost({ context, effect, order }: Blow, target: string): void {
	const { element } = order;
	effect.rules.add(order.studs === undefined ? 'PL-DMG-04' : 'PL-QW-10');
	const known = fighterProfile(context, target)?.kind === 'creation';
	if (known && element?.startsWith('built-')) {
		effect.changes.push({ kind: 'item', figure: target, weapon: element, lost: true });
	}
	effect.result(target, 'partLost');
}

/** Whether damage takes some of the Size of a figure instead of all of it (PL-DMG-02). */
export const marksSize = (context: Context, target: string): boolean =>
	sizeOf(context, target) > 1 && editionOf(context).sizeDamage;

/** What a figure can drop: its weapons and shields, not what is used up (E20-BAD-01). */
const heldItems = ({ game, table }: Context, target: string): Option[] =>
	weaponsOf(game, table, target)
		.filter(({ key, load }) => !load && /^(gear|built)-/.test(key))
		.map(({ key }) => ({ id: key, weapon: key }));

/** Damage that equals Armor in 2020 is Something Bad, which the victim’s player picks (E20-ATT-06). */
function* somethingBad({ context, effect, inches }: Blow, target: string): Part<void> {
	const items = heldItems(context, target);
	const options = [
		...(items.length > 0 ? [{ id: 'disarmed' }] : []),
		...(sizeOf(context, target) <= 1 ? [{ id: 'struckDown' }] : []),
		{ id: 'mortallyWounded' },
		{ id: 'twist' }
	];
	const rule = 'E20-ATT-06';
	const ask = { kind: 'choice', choice: 'somethingBad', who: target, options, rule } as const;
	const { id } = yield* choose(ask);
	effect.rules.add(rule);
	if (id === 'struckDown') {
		effect.flag(target, 'prone');
		effect.flag(target, 'disrupted');
	}
	if (id === 'mortallyWounded') effect.flag(target, 'mortallyWounded');
	if (id === 'disarmed') {
		const which = { kind: 'choice', choice: 'item', who: target, rule: 'E20-BAD-01' } as const;
		const { weapon } = yield* choose({ ...which, options: items });
		if (weapon !== undefined) {
			effect.changes.push({ kind: 'item', figure: target, weapon, lost: true });
		}
	}
	const result = id as 'disarmed' | 'struckDown' | 'mortallyWounded' | 'twist';
	effect.result(target, result, result === 'disarmed' ? inches : undefined);
}

const ADDING: readonly string[] = ['close', 'counter', 'charge'] satisfies AddingWay[];

/** What a target has taken this turn that adds up with an attack (PL-CC-04). */
function alreadyTaken(context: Context, order: AttackOrder, target: string): number {
	const state = stateOf(context, target);
	return state && addsUp({ context, order }) ? countOfState(state, 'damage') : 0;
}

/** What earlier attacks have ground off the element that an attack hits; it is not used up (PL-DMG-06). */
const wornDown = (context: Context, { element = BODY }: AttackOrder, target: string): number =>
	stateOf(context, target)?.grinding[element] ?? 0;

/** All that is added to the damage of an attack: what adds up, and what was ground off before. */
export const addedTo = (context: Context, order: AttackOrder, target: string): number =>
	alreadyTaken(context, order, target) + wornDown(context, order, target);

/** Whether the damage of an attack adds up with the rest of the turn: on a body, not on its parts (PL-CC-04). */
function addsUp({ context, order }: Pick<Blow, 'context' | 'order'>): boolean {
	const { way, element, studs } = order;
	if (element !== undefined || studs !== undefined || !ADDING.includes(way)) return false;
	return closeOf(context).addsUp.includes(way as AddingWay);
}

/**
 * Sets damage against the Armor of one figure, with what already adds up (PL-CC-04, PL-DMG-06); `taken` is what it
 * took earlier in the same event.
 */
export function* strikeFigure(given: Blow, target: string, dealt: number, taken = 0): Part<void> {
	const { context, effect } = given;
	const studs = yield* studsOf(given, target);
	const order = studs === undefined ? given.order : { ...given.order, studs };
	const blow = { ...given, order };
	const rolled = dealt > 0 ? Math.max(0, dealt - (yield* magicallyShielded(blow, target))) : 0;
	const adds = addsUp(blow);
	const before = alreadyTaken(context, order, target);
	const damage = rolled > 0 ? rolled + addedTo(context, order, target) + taken : 0;
	const armor = yield* armorRoll(blow, target);
	if (damage <= armor) {
		if (adds) effect.count(target, 'damage', rolled);
		const bad = damage === armor && editionOf(context).somethingBad && rolled > 0;
		if (bad) yield* somethingBad(blow, target);
		else effect.result(target, 'noEffect');
		return;
	}
	if (order.studs !== undefined || order.element !== undefined) partIsLost(blow, target);
	else if (marksSize(context, target)) {
		// What made a mark is used up (PL-DMG-07; for the later editions our reading).
		effect.count(target, 'damage', -before);
		yield* sizeDamage(blow, target, damage - armor);
	} else {
		if (adds) effect.count(target, 'damage', rolled);
		yield* falls(blow, target, damage - armor);
	}
}

/** Friends who may jump in for a hero: those who are able to. */
function friendsOf(context: Context, hero: Figure, side: string): Option[] {
	const able = standingFigures(context.game, context.table, side).filter(
		(state) => isAble(state) && state.id !== hero.id
	);
	return whoMayJumpIn(
		hero,
		able.flatMap(({ id }) => figureOf(context, id) ?? [])
	).map(({ id }) => ({ id, figure: id }));
}

/** Whether a friend of a hero comes near enough to jump in. */
function* reaches(
	{ context, effect }: Blow,
	hero: string,
	friend: string,
	rule: CitedRule
): Part<boolean> {
	const [one, other] = [hero, friend].map((id) => stateOf(context, id)?.links.squad);
	if (one !== undefined && one === other) return true;
	const ask = { kind: 'roll', why: 'sacrifice', who: hero, rule } as const;
	const rules = opposedRules(editionOf(context));
	const rolled = yield* roll({ ...ask, dice: rolledBy(context, hero, dice(1, 6)), rules });
	effect.roll(rolled, rule);
	const options = [{ id: 'yes' }, { id: 'no' }];
	const near = { kind: 'choice', choice: 'within', who: friend, options, rule } as const;
	return (yield* choose({ ...near, amount: rolled.total })).id === 'yes';
}

/** A friend who costs less than the hero may jump in before the damage roll (PL-HER-06). */
export function* sacrifice(blow: Blow, target: string): Part<string> {
	const { context, effect } = blow;
	const figure = figureOf(context, target);
	const side = sideOfFigure(context.game, context.table, target);
	const rule = editionOf(context).sacrifice;
	if (!isHero(figure?.unit) || side === undefined || !rule) return target;
	const options: Option[] = [{ id: 'none' }, ...friendsOf(context, figure, side)];
	const ask = { kind: 'choice', choice: 'sacrifice', who: target, rule } as const;
	const { figure: friend } = yield* choose({ ...ask, options });
	if (friend === undefined || !(yield* reaches(blow, target, friend, rule))) return target;
	effect.result(target, 'sacrificed');
	return friend;
}
