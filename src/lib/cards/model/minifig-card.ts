import { costWithoutEquipment } from '$lib/rules/cost-without-equipment';
import { formatDice, type Dice } from '$lib/dice/notation';
import { formatPoints } from '$lib/points/format';
import type { Points } from '$lib/points/points';
import type { Army, Minifig } from '$lib/rules/choices';
import type { MinifigProfile } from '$lib/rules/profile';
import { rulebookFor, rulebookOf } from '$lib/rules/registry';
import { readingsOf } from '$lib/rules/rulings/rulings';
import { STOCK_ITEM } from '$lib/rules/items/gear';
import { rankKind } from '$lib/rules/items/kinds';
import { rowsOf } from '$lib/rules/items/rows';
import { printedId } from '$lib/rules/packs/printed-unit';
import { mountOf } from '$lib/rules/formation/riders';
import { isHero, isMinifig } from '$lib/rules/terms';
import { whoMayJumpIn } from '$lib/rules/who-may-jump-in';
import { ability } from './ability';
import { lessText } from './attack-text';
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

/** Why its Move on foot is lower than bought, and the speed of what carries it (PL-WPN-11). */
function moveNote(
	{ army, texts: { cards } }: ArmyTexts,
	minifig: Minifig,
	{ move, boughtMove }: MinifigProfile
): string {
	const mount = mountOf(army, minifig);
	const carrier = mount && rulebookFor(army).profile(army, mount);
	const speeds =
		carrier?.kind === 'creation' ? carrier.movement.map(({ speed }) => `${speed}″`) : [];
	return [
		...(boughtMove > move ? [cards.card.burden({ inches: boughtMove - move })] : []),
		...(speeds.length > 0 ? [cards.card.riding({ speed: speeds.join(' / ') })] : [])
	].join('\n');
}

interface ArmyTexts {
	readonly army: Army;
	readonly texts: CardTexts;
}

/** Skill, Move and Armor, with what changes each: a hero's quirk, burdens, a mount. */
export function minifigStatistics(
	army: Army,
	minifig: Minifig,
	profile: MinifigProfile,
	texts: CardTexts
): Fact[] {
	const { statistics } = texts.builder.terms;
	const { skill, move, armor, quirk } = profile;
	const rolled = (dice: Dice) => lessText(formatDice(dice), dice.rolls.length > 0 ? quirk : 0);
	const quirked = (fact: Fact, dice: Dice): Fact =>
		quirk > 0 && dice.rolls.length > 0 ? { ...fact, note: texts.cards.card.quirk } : fact;
	const moved = moveNote({ army, texts }, minifig, profile);
	return [
		...(skill
			? [quirked({ label: statistics.skill, value: rolled(skill), icon: 'skill' }, skill)]
			: []),
		{ label: statistics.move, value: `${move}″`, ...(moved && { note: moved }), icon: 'move' },
		quirked({ label: statistics.armor, value: rolled(armor), icon: 'armor' }, armor)
	];
}

function quirkBlocks(army: Army, { quirk }: MinifigProfile, texts: CardTexts): Block[] {
	if (quirk === 0) return [];
	return [ability(texts, readingsOf(army).heroQuirkCount === 'all' ? 'quirkOfAll' : 'quirk')];
}

/** Whether a minifig may jump in for a hero of its army (PL-HER-06). */
function mayJumpIn(army: Army, minifig: Minifig): boolean {
	const own = { army, unit: minifig };
	return army.units.some((unit) => whoMayJumpIn({ army, unit }, [own]).length > 0);
}

/** The cost that a sacrifice compares, unless it is that of one figure as a whole (PL-HER-06). */
export function bareCostNote(
	army: Army,
	minifig: Minifig,
	{ cards }: CardTexts,
	each: Points
): string | undefined {
	const { advanced } = rulebookOf(army.rulebook).assortment;
	if (!advanced || !(isHero(minifig) || mayJumpIn(army, minifig))) return undefined;
	const bare = costWithoutEquipment(army, minifig);
	return bare === each ? undefined : cards.card.bareCost({ points: formatPoints(bare) });
}

const jumpBlocks = (army: Army, minifig: Minifig, texts: CardTexts): Block[] =>
	mayJumpIn(army, minifig) ? [ability(texts, 'jumpIn')] : [];

function rankBlocks(
	army: Army,
	minifig: Minifig,
	profile: MinifigProfile,
	texts: CardTexts
): Block[] {
	const { commands, heroic } = rankKind(printedId(army, minifig.rank));
	if (commands) return [ability(texts, 'command'), ...jumpBlocks(army, minifig, texts)];
	if (!heroic) return jumpBlocks(army, minifig, texts);
	return [
		...quirkBlocks(army, profile, texts),
		ability(texts, 'feat', minifig.cliche && clicheText(texts.builder, minifig.cliche)),
		ability(texts, 'sacrifice'),
		// A cheaper hero may jump in for another one.
		...jumpBlocks(army, minifig, texts)
	];
}

type GearTable = Readonly<Record<string, { readonly burden?: number }>>;

/** Whether gear takes inches off Move on foot (PL-WPN-11). */
function isSlowed(army: Army, minifig: Minifig): boolean {
	const { gear = {} } = rulebookFor(army).tables as { readonly gear?: GearTable };
	return rowsOf(gear, minifig.gear).some(({ row }) => (row.burden ?? 0) > 0);
}

/** Boxes for the single-use explosives of each figure. */
function carriedBlocks({ builder }: CardTexts, { attacks }: MinifigProfile): TickBlock[] {
	const boxes = explosivesIn(attacks);
	if (boxes === 0) return [];
	return [
		{
			kind: 'ticks',
			marker: 'explosive',
			rows: [{ label: builder.terms.gear[STOCK_ITEM], boxes }]
		}
	];
}

export function minifigFront(texts: CardTexts, profile: MinifigProfile): Block[] {
	const { builder } = texts;
	const { use, range, damage } = builder.terms.attack;
	const heads = [builder.unit.attacks, use, range, damage] as const;
	const rows = attackRows(builder, profile.attacks, profile.quirk);
	const spells = spellBlocks(texts, profile.magic);
	const [table] = spells;
	// A mage without weapons has one table.
	if (table && profile.attacks.every(({ item }) => item === 'bareHands'))
		return [{ ...table, rows: [...rows, ...table.rows] }];
	return [{ kind: 'weapons', heads, rows }, ...spells];
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
		...(isSlowed(army, minifig) ? [ability(texts, 'heavyGear')] : []),
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
