import { isHeavy } from '$lib/combat/fighter';
import { dice, type Dice } from '$lib/dice/notation';
import type { Reach } from '$lib/rules/profile';
import { pushUse } from '$lib/combat/close/shove';
import { weaponsOf, type WeaponAtHand } from '../../weapons';
import {
	chargesOf,
	closeOf,
	editionOf,
	fighterProfile,
	operatorsOf,
	ownSkill,
	quirkOf,
	type Context
} from '../context';
import type { AttackerOrder, AttackOrder } from '../order';
import { addDice } from '$lib/dice/notation';
import { chargesAsOne, momentumOf } from './bodies';

/** An attacker with the numbers of its weapon, before any modifier. */
export interface Shooter {
	readonly figure: string;
	/** Who acts: the operator of a creation without a brain, otherwise the figure itself. */
	readonly actor: string;
	readonly weapon?: WeaponAtHand;
	readonly skill: Dice;
	/** Taken off its rolls (PL-HER-02). */
	readonly quirk: number;
	readonly use?: number;
	readonly damage?: Dice;
	readonly reach: Reach;
	readonly explosive: boolean;
	/** A weapon of the class for two hands, or a heavy one swung with both (E10-PAR-07). */
	readonly twoHanded: boolean;
	readonly bothHands: boolean;
}

/** The operator’s Skill for what has no brain (PL-CCB-01). */
function actorOf(context: Context, { figure, operator }: AttackerOrder): string {
	const profile = fighterProfile(context, figure);
	if (profile?.kind !== 'creation' || profile.skill) return figure;
	return operator ?? operatorsOf(context, figure)[0] ?? figure;
}

function skillWith(context: Context, actor: string, figure: string, weapon?: WeaponAtHand): Dice {
	return actor === figure
		? (weapon?.strike.skill ?? ownSkill(context, figure))
		: ownSkill(context, actor);
}

type Common = Pick<Shooter, 'figure' | 'actor' | 'weapon' | 'skill' | 'quirk'>;

/** The Use of a push: the highest that is held in the hands (PL-CC-06). */
function useOfPush({ game, table }: Context, figure: string): number {
	const held = weaponsOf(game, table, figure).filter(({ guard }) => guard && !guard.bareHands);
	return pushUse(held.flatMap(({ strike }) => strike.use ?? []));
}

/** A push, a grab, or the body of a charger: no weapon does it. */
function unarmed(context: Context, order: AttackOrder, common: Common): Shooter {
	const reach = { kind: 'touch' } as const;
	const { weapon, figure } = common;
	const twoHanded = order.way === 'push' && (weapon?.twoHanded ?? false);
	const bare = { ...common, reach, explosive: false, twoHanded, bothHands: false };
	if (order.way === 'charge') {
		const damage = dice(momentumOf(context, [figure], order.run ?? 0), 6);
		const own = chargesOf(context)?.bodies && !chargesAsOne(context, order);
		return { ...bare, ...(own && { damage }) };
	}
	const rolled = order.way === 'push' && closeOf(context).shoves === 'bySkill';
	return { ...bare, ...(rolled && { use: useOfPush(context, figure) }) };
}

/** Whether an attacker charges with its weapon, so that its momentum is in the blow (PL-CHG-10, E10-CHG-06). */
export function carriesMomentum(
	context: Context,
	order: AttackOrder,
	attacker: AttackerOrder
): boolean {
	const { game, table } = context;
	const weapon = weaponsOf(game, table, attacker.figure).find(({ key }) => key === attacker.weapon);
	if (order.way !== 'charge' || order.ram || !weapon) return false;
	const { bothHands = false } = attacker;
	return chargesOf(context)?.charges({ item: weapon.strike.item, bothHands }) ?? false;
}

/** Whether a charge is made with the body: it is ordered, or the weapon is none to charge with and bodies do damage. */
export function isRam(context: Context, order: AttackOrder): boolean {
	if (order.way !== 'charge' || order.ram) return order.way === 'charge';
	const armed = order.attackers.some((one) => carriesMomentum(context, order, one));
	return !armed && chargesOf(context)?.bodies === true;
}

/**
 * An order as it is fought: where bodies do no damage, a run with a weapon that is none to charge with is an ordinary
 * attack (E10-CHG-06, E20-CHG-03).
 */
export function asFought(context: Context, order: AttackOrder): AttackOrder {
	if (order.way !== 'charge' || isRam(context, order)) return order;
	const armed = order.attackers.some((one) => carriesMomentum(context, order, one));
	return armed ? order : { ...order, way: 'close' };
}

/** An attacker as it strikes; undefined if it has no such weapon. */
export function shooterOf(
	context: Context,
	order: AttackOrder,
	attacker: AttackerOrder
): Shooter | undefined {
	const { figure, bothHands = false } = attacker;
	const weapons = weaponsOf(context.game, context.table, figure);
	const weapon = weapons.find(({ key }) => key === attacker.weapon);
	const actor = actorOf(context, attacker);
	const skill = skillWith(context, actor, figure, weapon);
	const common = {
		figure,
		actor,
		skill,
		quirk: quirkOf(context, actor),
		...(weapon && { weapon })
	};
	const isPush = order.way === 'push' || order.way === 'grab';
	if (isPush || isRam(context, order)) return unarmed(context, order, common);
	if (!weapon) return undefined;
	const { strike } = weapon;
	// The momentum of a squad is added once.
	const runs = carriesMomentum(context, order, attacker) && !chargesAsOne(context, order);
	const momentum = runs ? momentumOf(context, [figure], order.run ?? 0) : 0;
	const more = chargesOf(context)?.charging(momentum, ownSkill(context, figure));
	const damage = strike.damage && more ? addDice(strike.damage, more) : strike.damage;
	const swung = bothHands && isHeavy(strike);
	return {
		...common,
		...(strike.use !== undefined && !editionOf(context).hitsByItself && { use: strike.use }),
		...(damage && { damage }),
		reach: strike.reach,
		explosive: strike.explosive === true,
		twoHanded: weapon.twoHanded,
		bothHands: swung
	};
}
