import { houseRuleProblem } from '$lib/rules/house-rules/house-rules';
import { kindOf } from '$lib/rules/items/kinds';
import type {
	Army,
	Gear,
	GearItem,
	HouseRules,
	Limits,
	RulebookId,
	Unit
} from '$lib/rules/choices';
import { limitsOf, isLeague } from '$lib/rules/limits';
import { printedId, printedUnit } from '$lib/rules/packs/printed-unit';
import { rulebookFor, rulebookOf } from '$lib/rules/registry';
import { switchesOf } from '$lib/rules/rulings/ruling-effects';
import type { Rulebook } from '$lib/rules/rulebook/rulebook';
import type { Violation } from '$lib/rules/violation';
import { MOST } from '../format/limits';
import { edit, type Edit } from './edit';
import { applyRepair } from './repairs';

/** Rounds of removing what the rulebook does not have: one entry of each list at a time. */
const ROUNDS = 4 * MOST.entries;

/** The item of a rulebook that replaces one of another rulebook. */
function itemIn({ gearItems }: Rulebook, item: GearItem): GearItem {
	const { kin } = kindOf(item);
	const same = kin && gearItems.find((other) => kindOf(other).kin === kin);
	return gearItems.includes(item) ? item : (same ?? item);
}

function withItemsOf(book: Rulebook, unit: Unit): Unit {
	if (unit.kind === 'figure' || !unit.gear) return unit;
	const gear = unit.gear.map((entry): Gear => ({ ...entry, item: itemIn(book, entry.item) }));
	return { ...unit, gear };
}

function withPrintedMasteries(army: Army, unit: Unit): Unit {
	if (unit.kind === 'figure' || !unit.abilities?.weaponMaster) return unit;
	const weaponMaster = unit.abilities.weaponMaster.map((entry) =>
		typeof entry === 'string' ? entry : { ...entry, item: printedId(army, entry.item) }
	);
	return { ...unit, abilities: { ...unit.abilities, weaponMaster } };
}

function houseRulesIn({ tables }: Rulebook, houseRules: HouseRules = {}): HouseRules | undefined {
	const changes = houseRules.changes?.filter((change) => !houseRuleProblem(tables, change));
	return changes?.length ? { ...houseRules, changes } : undefined;
}

/** The limits of the army as far as the rulebook counts them; numbers of the league become the army's own. */
function limitsIn(book: Rulebook, army: Army): Limits {
	if (book.tally !== 'points') return book.firstLimits;
	const { limits = book.firstLimits } = army;
	return isLeague(army) && !book.inLeague ? { ...limitsOf(army), profile: 'own' } : limits;
}

/** A unit with printed rows of packs, and items of the rulebook. */
const movedUnit = (army: Army, book: Rulebook, unit: Unit): Unit =>
	withItemsOf(book, withPrintedMasteries(army, printedUnit(army, unit)));

/** The army by another rulebook, with all choices; some may have no place in it. */
function moved(army: Army, to: RulebookId): Army {
	const book = rulebookOf(to);
	const { packs: _, rulings, houseRules, supplements, reserve, ...rest } = army;
	const known = new Set<string>(switchesOf({ rulebook: to }));
	const kept = Object.entries(rulings ?? {}).filter(([ruling]) => known.has(ruling));
	const own = houseRulesIn(book, houseRules);
	const units = (all: readonly Unit[]) => all.map((unit) => movedUnit(army, book, unit));
	return {
		...{ ...rest, rulebook: to, limits: limitsIn(book, army), units: units(army.units) },
		...(reserve && {
			reserve: { ...reserve, ...(reserve.summons && { summons: units(reserve.summons) }) }
		}),
		...(supplements && book.assortment.supplements.length > 0 && { supplements }),
		...(kept.length > 0 && { rulings: Object.fromEntries(kept) }),
		...(own && { houseRules: own })
	};
}

/** The ids of what a unit has of the tables that packs add to. */
function rowIdsOf(unit: Unit): string[] {
	if (unit.kind === 'figure') return [];
	const gear = (unit.gear ?? []).map(({ item }) => item);
	const masteries = (unit.abilities?.weaponMaster ?? []).map((entry) =>
		typeof entry === 'string' ? entry : entry.item
	);
	const others =
		unit.kind === 'minifig' ? [unit.rank] : (unit.weapons ?? []).map(({ type }) => type);
	return [...others, ...gear, ...masteries];
}

/** A gear item, a rank or a weapon of a unit, and what it becomes by another rulebook. */
export interface Replaced {
	readonly from: string;
	readonly to: string;
}

/** What each thing of a unit becomes by another rulebook, before what that does not have is left out. */
export function thingsUnder(army: Army, unit: Unit, to: RulebookId): Replaced[] {
	const before = rowIdsOf(unit);
	const after = rowIdsOf(movedUnit(army, rulebookOf(to), unit));
	const pairs = new Map(before.map((from, index) => [from, after[index] ?? from]));
	return [...pairs].map(([from, one]) => ({ from, to: one }));
}

type Foreign = Extract<Violation, { code: 'WRONG_BOOK' }>;

/** An army by another rulebook, and what of it the rulebook does not have. */
export interface Changed {
	readonly army: Army;
	/** Each with the id of its unit; those of the army's own have none of its units. */
	readonly lost: readonly Foreign[];
}

const isForeign = (one: Violation): one is Foreign =>
	one.code === 'WRONG_BOOK' && (one.repairs?.length ?? 0) > 0;

/** The last violation of each list and field of a unit: removing it leaves the indices of the others. */
function lastOfEachList(violations: readonly Foreign[]): Foreign[] {
	const listOf = ({ unit, at }: Foreign) => `${unit} ${at.split('/')[1] ?? ''}`;
	const indexOf = ({ at }: Foreign) => Number(at.split('/')[2] ?? 0);
	const last = new Map<string, Foreign>();
	for (const one of violations) {
		const known = last.get(listOf(one));
		if (!known || indexOf(one) > indexOf(known)) last.set(listOf(one), one);
	}
	return [...last.values()];
}

/**
 * The army by another rulebook. Rows of packs become the printed ones, items those of the same kin, and what the
 * rulebook does not have is left out. Packs of the old rulebook stay behind, and what of its rulings and house rules
 * the new one does not have.
 */
export function underRulebook(army: Army, to: RulebookId): Changed {
	let now = moved(army, to);
	const lost: Foreign[] = [];
	for (let round = 0; round < ROUNDS; round += 1) {
		const wrong = lastOfEachList(rulebookFor(now).check(now).filter(isForeign));
		if (wrong.length === 0) break;
		lost.push(...wrong);
		now = wrong.reduce((left, { repairs }) => {
			const [repair] = repairs ?? [];
			return repair ? applyRepair(left, repair) : left;
		}, now);
	}
	return { army: now, lost };
}

/** Plays an army by another rulebook, with what that has. */
export const changeRulebook = (to: RulebookId): Edit =>
	edit('changeRulebook', to, (army) =>
		army.rulebook === to ? army : underRulebook(army, to).army
	);
