import { byHand } from '$lib/play/acts';
import { tableOf } from '$lib/play/fold';
import type { AttackOrder } from '$lib/play/procedures/order';
import { toNumber } from '$lib/dice/exact/fraction';
import type { CoreGearItem } from '$lib/rules/choices';
import { FLAGS, nameOf, ZERO } from '../lockstep/reading';
import { chancesOf } from '../lockstep/replays';
import { after, armyOf, figureId, gameOf, minifig } from '../setup/game';
import type { Shielded } from './shields.mjs';

/** Attacks at a table on which a magic shield was cast: odds do not know it, so that its dice are played. */
type Target = 'within' | 'outside' | 'mage';

const WEAPONS: Readonly<Partial<Record<CoreGearItem, Omit<Shielded, 'armor' | 'level'>>>> = {
	shortHand: { use: 2, damage: { dice: 1, bonus: 0 } },
	heavyHand: { use: 4, damage: { dice: 1, bonus: 2 } },
	longRanged: { use: 3, damage: { dice: 1, bonus: 1 } }
};

const TARGETS: readonly (readonly [level: number, target: Target])[] = [
	[1, 'within'],
	[1, 'outside'],
	[2, 'mage']
];

export const SHIELDS = Object.entries(WEAPONS).flatMap(([item, weapon]) =>
	TARGETS.map(([level, target]) => ({
		item: item as CoreGearItem,
		level,
		target,
		shielded: { ...weapon, armor: 4, level: target === 'outside' ? 0 : level }
	}))
);

/** The chance of a kill, played with all throws. */
export function killUnder(item: CoreGearItem, level: number, target: Target): number {
	const own = minifig('own', { gear: [{ item }] });
	const mage = minifig('mage', { magic: { level, shield: level } });
	const start = gameOf('2005', armyOf([own]), armyOf([minifig('foe'), mage]));
	const caster = figureId('B', 'mage');
	const game = after(start, byHand([{ kind: 'count', figure: caster, of: 'shield', by: level }]));
	const struck = target === 'mage' ? caster : figureId('B', 'foe');
	const order: AttackOrder = {
		procedure: 'attack',
		way: item === 'longRanged' ? 'ranged' : 'close',
		attackers: [{ figure: figureId('A', 'own'), weapon: 'gear-0' }],
		target: struck
	};
	const choose = ({ choice, options }: { choice: string; options: readonly { id: string }[] }) =>
		choice === 'within' ? (target === 'within' ? 'yes' : 'no') : (options[0]?.id ?? '');
	const played = chancesOf(
		{ game, table: tableOf(game), order, choose, flags: FLAGS },
		nameOf(struck)
	);
	return toNumber(played.get('kill') ?? ZERO);
}
