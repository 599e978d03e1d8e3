import { addDice, dice, type Dice } from '$lib/dice/notation';
import type { Reach } from '$lib/rules/profile';
import { weaponsOf, type WeaponAtHand } from '../../weapons';
import { editionOf, fighterProfile, operatorsOf, skillOf, type Context } from '../context';
import type { AttackerOrder, AttackOrder } from '../order';
import { chargesAsOne, momentumOf } from './bodies';

/** An attacker with the numbers of its weapon. */
export interface Shooter {
	readonly figure: string;
	/** Who acts: the operator of a creation without a brain, otherwise the figure itself. */
	readonly actor: string;
	readonly weapon?: WeaponAtHand;
	readonly skill: Dice;
	readonly use?: number;
	readonly damage?: Dice;
	readonly reach: Reach;
	readonly twoHanded: boolean;
	/** A heavy weapon swung with both hands (E10-PAR-07). */
	readonly piercing: boolean;
}

/** Bare hands push at this Use in PL-2005 (PL-CC-06). */
const BARE_HANDS = 2;
/** What a charging weapon gains: MOM d6, or one more Skill die from 2010 on (PL-CHG-08, E10-CHG-04). */
function momentumDice(context: Context, figure: string, run: number): Dice {
	const momentum = momentumOf(context, [figure], run);
	if (editionOf(context).id === '2005') return dice(momentum, 6);
	const [own] = skillOf(context, figure).rolls;
	return dice(momentum, own?.sides ?? 6);
}

function pushUse(weapons: readonly WeaponAtHand[]): number {
	const held = weapons.filter(({ ranged }) => !ranged).map(({ strike }) => strike.use ?? 0);
	return Math.max(BARE_HANDS, ...held);
}

/** The operator’s Skill for what has no brain (PL-CCB-01). */
function actorOf(context: Context, { figure, operator }: AttackerOrder): string {
	const profile = fighterProfile(context, figure);
	if (profile?.kind !== 'creation' || profile.skill) return figure;
	return operator ?? operatorsOf(context, figure)[0] ?? figure;
}

function skillWith(context: Context, actor: string, figure: string, weapon?: WeaponAtHand): Dice {
	return actor === figure
		? (weapon?.strike.skill ?? skillOf(context, figure))
		: skillOf(context, actor);
}

type Common = Pick<Shooter, 'figure' | 'actor' | 'weapon' | 'skill'>;

/** A push, a grab, or the body of a charger: no weapon does it. */
function unarmed(context: Context, order: AttackOrder, common: Common): Shooter {
	const { game, table } = context;
	const is2005 = editionOf(context).id === '2005';
	const reach = { kind: 'touch' } as const;
	const bare = { ...common, reach, twoHanded: common.weapon?.twoHanded ?? false, piercing: false };
	if (order.way === 'charge') {
		const damage = dice(momentumOf(context, [common.figure], order.run ?? 0), 6);
		const own = is2005 && !chargesAsOne(context, order);
		return { ...bare, twoHanded: false, ...(own && { damage }) };
	}
	const rolled = order.way === 'push' && is2005;
	return { ...bare, ...(rolled && { use: pushUse(weaponsOf(game, table, common.figure)) }) };
}

/** An attacker as it strikes; undefined if it has no such weapon. */
export function shooterOf(
	context: Context,
	order: AttackOrder,
	attacker: AttackerOrder
): Shooter | undefined {
	const { figure } = attacker;
	const weapons = weaponsOf(context.game, context.table, figure);
	const weapon = weapons.find(({ key }) => key === attacker.weapon);
	const actor = actorOf(context, attacker);
	const skill = skillWith(context, actor, figure, weapon);
	const common = { figure, actor, ...(weapon && { weapon }), skill };
	const isPush = order.way === 'push' || order.way === 'grab';
	if (isPush || (order.way === 'charge' && order.ram)) return unarmed(context, order, common);
	if (!weapon) return undefined;
	const { strike } = weapon;
	// The momentum of a squad is added once.
	const runs = order.way === 'charge' && !chargesAsOne(context, order);
	const run = runs ? momentumDice(context, figure, order.run ?? 0) : undefined;
	const damage = strike.damage && run ? addDice(strike.damage, run) : strike.damage;
	const piercing = attacker.bothHands === true && strike.item === 'heavyHand';
	return {
		...common,
		...(strike.use !== undefined && { use: strike.use }),
		...(damage && { damage }),
		reach: strike.reach,
		twoHanded: weapon.twoHanded || piercing,
		piercing
	};
}
