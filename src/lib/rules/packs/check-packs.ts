import type { Army, Unit } from '../choices';
import type { RuleId } from '../citations';
import type { Rulebook } from '../rulebook/rulebook';
import { countOf, summonsOf } from '../terms';
import { ArmyFindings, Findings, placed, type UnitList, type Violation } from '../violation';
import { isRowId, rowsIn, type CarriedPack, type PackRestriction } from './pack';

/** The rule that covers what players agree on, where a pack names no rule of its own. */
const AGREED: RuleId = 'PL-GEN-01';

/** Something that a unit has by an id of a table, with its path in the unit. */
interface Owned {
	readonly id: string;
	readonly path: string;
	readonly count: number;
}

function ownedBy(unit: Unit): Owned[] {
	if (unit.kind === 'figure') return [];
	const gear = (unit.gear ?? []).map((entry, index) => ({
		id: entry.item,
		path: `/gear/${index}`,
		count: countOf(entry)
	}));
	if (unit.kind === 'minifig') return [{ id: unit.rank, path: '/rank', count: 1 }, ...gear];
	const weapons = (unit.weapons ?? []).map((entry, index) => ({
		id: entry.type,
		path: `/weapons/${index}`,
		count: countOf(entry)
	}));
	return [...gear, ...weapons];
}

const masteredIn = (entry: string | { readonly item: string }) =>
	typeof entry === 'string' ? entry : entry.item;

function masteredBy(unit: Unit): Owned[] {
	if (unit.kind === 'figure') return [];
	return (unit.abilities?.weaponMaster ?? []).map((entry, index) => ({
		id: masteredIn(entry),
		path: `/abilities/weaponMaster/${index}`,
		count: 1
	}));
}

const isKnown = ({ tables }: Rulebook, id: string) =>
	['gear', 'ranks', 'weapons'].some((table) => Object.hasOwn(tables[table] ?? {}, id));

const piecesIn = (owned: readonly Owned[], id: string) =>
	owned.reduce((sum, one) => (one.id === id ? sum + one.count : sum), 0);

/** The rule of a row: the pack's own, or that of the printed row. */
function ruleOf({ tables }: Rulebook, id: string): RuleId {
	for (const table of ['gear', 'ranks', 'weapons']) {
		const row = tables[table]?.[id] as { readonly rule?: RuleId } | undefined;
		if (row?.rule) return row.rule;
	}
	return AGREED;
}

function checkRestriction(
	book: Rulebook,
	unit: Unit,
	{ row, ranks, requires, excludes, perUnit, withdrawn }: PackRestriction,
	findings: Findings
): void {
	const owned = ownedBy(unit);
	const first = owned.find(({ id }) => id === row);
	if (!first) return;
	const rule = ruleOf(book, row);
	const breach = (params: Parameters<typeof findings.add<'PACK_LIMIT'>>[4]) =>
		findings.add('error', 'PACK_LIMIT', rule, first.path, params);
	if (withdrawn) breach({ reason: 'withdrawn', row });
	const rank = unit.kind === 'minifig' ? unit.rank : '';
	if (ranks && !ranks.includes(rank)) breach({ reason: 'rank', row });
	if (requires !== undefined && piecesIn(owned, requires) === 0)
		breach({ reason: 'requires', row, other: requires });
	if (excludes !== undefined && piecesIn(owned, excludes) > 0)
		breach({ reason: 'excludes', row, other: excludes });
	const pieces = piecesIn(owned, row);
	if (perUnit !== undefined && pieces > perUnit)
		breach({ reason: 'perUnit', row, pieces, limit: perUnit });
}

function checkUnit(book: Rulebook, army: Army, unit: Unit): Findings {
	const findings = new Findings(unit.id);
	for (const { id, path } of [...ownedBy(unit), ...masteredBy(unit)]) {
		if (isRowId(id) && !isKnown(book, id))
			findings.add('error', 'PACK_ROW', AGREED, path, { row: id });
	}
	for (const { restrict = [] } of army.packs ?? [])
		for (const restriction of restrict) checkRestriction(book, unit, restriction, findings);
	return findings;
}

/** Two packs whose rows have the same prefix (an error with both names). */
function checkPrefixes(packs: readonly CarriedPack[], findings: ArmyFindings): void {
	packs.forEach(({ prefix, name }, index) => {
		const first = packs.findIndex((other) => other.prefix === prefix);
		const other = packs[first]?.name ?? '';
		if (first < index)
			findings.add('error', 'PACK_PREFIX', AGREED, ['packs', `/${index}`], { prefix, name, other });
	});
}

/** Cells that a later pack or the house rules change again. */
function checkOrder(army: Army, findings: ArmyFindings): void {
	const changed = new Set<string>();
	const sources = [...(army.packs ?? []), army.houseRules ?? {}];
	for (const { name = '', changes = [] } of sources) {
		const own = changes.map((change) => ({
			change,
			cell: [change.table, change.row, change.field].join(' ')
		}));
		for (const { change, cell } of own) {
			if (!changed.has(cell)) continue;
			const { row, field } = change;
			findings.add('info', 'PACK_ORDER', AGREED, ['packs'], { row, field, name });
		}
		for (const { cell } of own) changed.add(cell);
	}
}

function checkPerArmy(book: Rulebook, army: Army, findings: ArmyFindings): void {
	const limits = (army.packs ?? []).flatMap(({ restrict = [] }) => restrict);
	for (const { row, perArmy } of limits) {
		if (perArmy === undefined) continue;
		const pieces = army.units.reduce(
			(sum, unit) => sum + piecesIn(ownedBy(unit), row) * countOf(unit),
			0
		);
		if (pieces <= perArmy) continue;
		const params = { reason: 'perArmy', row, pieces, limit: perArmy } as const;
		findings.add('error', 'PACK_LIMIT', ruleOf(book, row), ['packs'], params);
	}
}

/** Whether a unit has or masters anything of a pack. Most have nothing, so that no list is made. */
function hasRowIds(unit: Unit): boolean {
	if (unit.kind === 'figure') return false;
	const { gear, abilities } = unit;
	const isOwnRow =
		unit.kind === 'minifig' ? isRowId(unit.rank) : unit.weapons?.some(({ type }) => isRowId(type));
	return (
		isOwnRow === true ||
		gear?.some(({ item }) => isRowId(item)) === true ||
		abilities?.weaponMaster?.some((entry) => isRowId(masteredIn(entry))) === true
	);
}

/** Rows that nobody knows, restrictions, and the order of packs and house rules. */
export function checkPacks(army: Army, book: Rulebook): Violation[] {
	const { packs = [] } = army;
	const own: Violation[] = [];
	const checkAll = (units: readonly Unit[], list: UnitList) =>
		units.forEach((unit, index) => {
			if (packs.length === 0 && !hasRowIds(unit)) return;
			own.push(...placed(checkUnit(book, army, unit).findings, list, index));
		});
	checkAll(army.units, 'units');
	checkAll(summonsOf(army), 'summons');
	if (packs.length === 0) return own;
	const findings = new ArmyFindings();
	checkPrefixes(packs, findings);
	checkOrder(army, findings);
	checkPerArmy(book, army, findings);
	return [...own, ...findings.violations];
}

/** The rows of a pack that an army's units use. */
export function usedRows(army: Pick<Army, 'units' | 'reserve'>, pack: Pick<CarriedPack, 'rows'>) {
	const used = new Set(
		[...army.units, ...summonsOf(army as Army)].flatMap((unit) =>
			[...ownedBy(unit), ...masteredBy(unit)].map(({ id }) => id)
		)
	);
	return rowsIn(pack).filter(({ id }) => used.has(id));
}
