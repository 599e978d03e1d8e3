import { costWithoutEquipment } from '$lib/rules/cost-without-equipment';
import { formatDice } from '$lib/dice/notation';
import { formatPoints } from '$lib/points/format';
import { toCp } from '$lib/points/points';
import type { Army, Minifig } from '$lib/rules/choices';
import type { MinifigProfile } from '$lib/rules/profile';
import { rulebookFor, rulebookOf } from '$lib/rules/registry';
import { readingsOf } from '$lib/rules/rulings/rulings';
import { STOCK_ITEM } from '$lib/rules/items/gear';
import { rankKind } from '$lib/rules/items/kinds';
import { heroesOf, isMinifig, piecesThat } from '$lib/rules/terms';
import { whoMayJumpIn } from '$lib/rules/who-may-jump-in';
import { ability } from './ability';
import type { Block, CardTexts, Fact, TickBlock } from './card';
import {
	castBlocks,
	explosivesIn,
	gearBlocks,
	magicBlocks,
	spellBlocks,
	trainingBlocks
} from './person';
import { clicheText } from './unit-text';
import { attackRows } from './weapon-rows';

export function minifigStatistics({ builder }: CardTexts, profile: MinifigProfile): Fact[] {
	const { statistics } = builder.terms;
	const { skill, move, armor } = profile;
	return [
		...(skill ? [{ label: statistics.skill, value: formatDice(skill) }] : []),
		{ label: statistics.move, value: `${move}″` },
		{ label: statistics.armor, value: formatDice(armor) }
	];
}

/** The quirk levels of a hero as the number of heroes drops to one (PL-HER-02). */
function quirksLeft(army: Army, hero: Minifig): number[] {
	const rulebook = rulebookFor(army);
	const others = Array.from({ length: Math.max(0, heroesOf(army) - 1) }, (_, index) => index + 1);
	return others.toReversed().map((count) => {
		const profile = rulebook.profile({ ...army, units: [{ ...hero, count }] }, hero);
		return profile?.kind === 'minifig' ? profile.quirk : 0;
	});
}

function quirkBlocks(
	army: Army,
	hero: Minifig,
	{ quirk }: MinifigProfile,
	texts: CardTexts
): Block[] {
	if (quirk === 0) return [];
	const { quirkNow, quirkLater } = texts.cards.card;
	const steps = quirksLeft(army, hero).map((points) => (points === 0 ? '0' : `−${points}`));
	const later = steps.length > 0 ? [quirkLater({ steps: steps.join(', ') })] : [];
	const id = readingsOf(army).heroQuirkCount === 'all' ? 'quirkOfAll' : 'quirk';
	return [ability(texts, id, [quirkNow({ points: quirk }), ...later].join('; '))];
}

/** The cost that a sacrifice compares. */
function bareCost(army: Army, minifig: Minifig, { builder, cards }: CardTexts): string {
	const points = costWithoutEquipment(army, minifig);
	const unit = builder.app.points({ points: toCp(points) });
	return cards.card.bareCost({ points: `${formatPoints(points)} ${unit}` });
}

/** For a minifig that may jump in for a hero of its army: the cost that is compared (PL-HER-06). */
function jumpBlocks(army: Army, minifig: Minifig, texts: CardTexts): Block[] {
	const own = { army, unit: minifig };
	const jumps = army.units.some((unit) => whoMayJumpIn({ army, unit }, [own]).length > 0);
	return jumps ? [ability(texts, 'jumpIn', bareCost(army, minifig, texts))] : [];
}

function rankBlocks(
	army: Army,
	minifig: Minifig,
	profile: MinifigProfile,
	texts: CardTexts
): Block[] {
	const { commands, heroic } = rankKind(minifig.rank);
	if (commands) return [ability(texts, 'command'), ...jumpBlocks(army, minifig, texts)];
	if (!heroic) return jumpBlocks(army, minifig, texts);
	return [
		...quirkBlocks(army, minifig, profile, texts),
		ability(texts, 'feat', minifig.cliche && clicheText(texts.builder, minifig.cliche)),
		ability(texts, 'sacrifice', bareCost(army, minifig, texts)),
		// A cheaper hero may jump in for another one.
		...jumpBlocks(army, minifig, texts)
	];
}

/** Whether gear takes inches off Move on foot (PL-WPN-11). */
const isSlowed = ({ gear = [] }: Minifig) => piecesThat(gear, ({ slows }) => slows) > 0;

/** Boxes for the single-use explosives of each figure. */
function carriedBlocks({ builder, cards }: CardTexts, { attacks }: MinifigProfile): TickBlock[] {
	const boxes = explosivesIn(attacks);
	if (boxes === 0) return [];
	return [
		{
			kind: 'ticks',
			title: cards.card.carried,
			marker: 'explosive',
			rows: [{ label: builder.terms.gear[STOCK_ITEM], boxes }]
		}
	];
}

export function minifigFront(texts: CardTexts, profile: MinifigProfile): Block[] {
	const { builder } = texts;
	const { use, range, damage } = builder.terms.attack;
	const heads = [builder.unit.attacks, use, range, damage] as const;
	const rows = attackRows(builder, profile.attacks);
	return [{ kind: 'weapons', heads, rows }, ...spellBlocks(texts, profile.magic)];
}

/** Whether a minifig may be wounded instead of killed: somebody heals, and the supplement is in force (PL-MED-02). */
export function hasHealer(army: Army): boolean {
	const inForce = army.supplements?.includes('healing') ?? true;
	const { advanced } = rulebookOf(army.rulebook).assortment;
	return (
		advanced &&
		inForce &&
		army.units.some((unit) => isMinifig(unit) && unit.abilities?.healing === true)
	);
}

/** Rank, training, magic, gear and wounds, for rulebooks with shield parries and slowing gear. */
function advancedBlocks(
	army: Army,
	minifig: Minifig,
	profile: MinifigProfile,
	texts: CardTexts
): Block[] {
	const { abilities, superdexterity, multitasking, magic } = minifig;
	return [
		...rankBlocks(army, minifig, profile, texts),
		...trainingBlocks(texts, abilities, { superdexterity, multitasking }),
		...magicBlocks(texts, profile.magic, magic),
		...gearBlocks(texts, profile.attacks),
		...(isSlowed(minifig) ? [ability(texts, 'heavyGear')] : []),
		...(hasHealer(army) ? [ability(texts, 'wounds')] : [])
	];
}

/**
 * Returns the back of a minifig's card: its abilities by its own rulebook, and boxes for single-use
 * items.
 */
export function minifigBack(
	army: Army,
	minifig: Minifig,
	profile: MinifigProfile,
	texts: CardTexts
): Block[] {
	const { assortment, abilities } = rulebookOf(army.rulebook);
	return [
		...(assortment.advanced ? advancedBlocks(army, minifig, profile, texts) : []),
		...abilities(minifig, profile).map((id) => ability(texts, id)),
		...castBlocks(texts, profile.magic?.areaSpells),
		...carriedBlocks(texts, profile)
	];
}
