import type { Blow } from '$lib/combat/close/rules';
import { aim, arrival, type Engagement } from '$lib/combat/engagement';
import { flat, type Dice } from '$lib/dice/notation';
import type { OrderChances } from '$lib/dice/order';
import { hitsAnyway, shotOf } from '../procedures/attack/attack';
import { addedTo, armorOf } from '../procedures/attack/damage';
import { parryWith, type Declared } from '../procedures/attack/defence';
import { engaged } from '../procedures/attack/hit';
import { shooterOf } from '../procedures/attack/shooter';
import { closeOf, editionOf, fighterProfile, rolledBy, type Context } from '../procedures/context';
import type { AttackerOrder, AttackOrder } from '../procedures/order';
import { weaponsOf } from '../weapons';

/** The Armor that an attack meets, as its owner rolls it. */
export const armorIn = (context: Context, order: AttackOrder): Dice =>
	rolledBy(context, order.target, armorOf(fighterProfile(context, order.target), order));

export function engagementOf(
	context: Context,
	order: AttackOrder,
	attacker: AttackerOrder
): Engagement | undefined {
	const shooter = shooterOf(context, order, attacker);
	if (!shooter) return undefined;
	const { use, ...engagement } = engaged(shotOf(context, order), shooter);
	return {
		...engagement,
		...(use !== undefined && !hitsAnyway(context, order) && { use }),
		armor: armorIn(context, order),
		already: addedTo(context, order, order.target)
	};
}

/** An attack with the parry that meets it, if one does. */
export function blowOf<P, D>(
	chances: OrderChances<P, D>,
	context: Context,
	order: AttackOrder,
	place: number,
	{ parries, both }: Declared
): (Blow & { readonly arrives: P }) | undefined {
	const attacker = order.attackers[place];
	const engagement = attacker && engagementOf(context, order, attacker);
	const shooter = attacker && shooterOf(context, order, attacker);
	if (!engagement || !shooter) return undefined;
	const edition = editionOf(context);
	const aimed = aim(edition, engagement);
	const { test, damage = flat(0), damageBeyond } = aimed;
	const declared = parries.find(({ meets }) => meets === shooter.figure);
	const weapon = weaponsOf(context.game, context.table, order.target).find(
		({ key }) => key === declared?.weapon
	);
	const parry = weapon && parryWith(context, order, weapon, shooter, both);
	return {
		arrives: arrival(chances, edition, aimed),
		...(engagement.use !== undefined && { test }),
		damage,
		damageBeyond,
		...(shooter.bothHands && closeOf(context).pierces && { piercing: true }),
		...(parry && { parry })
	};
}
