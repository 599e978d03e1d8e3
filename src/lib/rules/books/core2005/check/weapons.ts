import { weaponKind } from '../../../items/kinds';
import type { Creation, LeveledPieces } from '../../../choices';
import type { Findings, RepairStep, RepairTarget } from '../../../violation';
import { builtSizeOf, isCoreWeapon, type CoreWeapon } from '../cost/weapons';
import type { CoreRuleset } from '../ruleset';
import type { CoreTables } from '../tables';

const set = (path: string, field: 'level' | 'builtSize', value: number): RepairStep => ({
	kind: 'set',
	path: `${path}/${field}`,
	field,
	value
});

/**
 * Weapons, plates and explosives have level 5 at most, and a weapon is never smaller than its level (PL-CWP-09).
 */
export function checkWeaponSizes(
	{ tables }: CoreRuleset,
	creation: Creation,
	findings: Findings
): void {
	const { rule, maximum: limit } = tables.weaponSizes.single;
	const tooLarge = (level: number, path: string) => {
		const params = { reason: 'tooLarge', level, limit } as const;
		findings.add('error', 'WEAPON_SIZE', rule, path, params, [set(path, 'level', limit)]);
	};
	creation.weapons?.forEach((weapon, index) => {
		if (!isCoreWeapon(tables, weapon)) return;
		const { level = 0 } = weapon;
		const builtSize = builtSizeOf(weapon);
		const path = `/weapons/${index}`;
		if (level > limit) tooLarge(level, path);
		if (builtSize >= level) return;
		const params = { reason: 'builtSize', level, builtSize } as const;
		const larger = [set(path, 'builtSize', level)];
		findings.add('error', 'WEAPON_SIZE', 'PL-CWP-11', path, params, larger);
	});
	for (const list of ['plates', 'explosives'] as const) {
		creation[list]?.forEach(({ level }, index) => {
			if (level > limit) tooLarge(level, `/${list}/${index}`);
		});
	}
}

/** The largest payload of a launcher: half its level, rounded down. */
function payloadLimit(level: number): number {
	return Math.floor(level / 2);
}

/** Launchers fire explosives of half their level at most; other weapons have no payload (PL-CWP-09). */
function checkLoad(
	{ tables }: CoreRuleset,
	weapon: CoreWeapon,
	at: string,
	findings: Findings
): void {
	const { payload = [] } = weapon;
	const { rule } = tables.weaponSizes.single;
	const path = `${at}/payload`;
	const target: RepairTarget = 'payload';
	if (!weaponKind(weapon.type).takesPayload) {
		const drop: RepairStep[] = [{ kind: 'remove', path, target }];
		findings.add('error', 'PAYLOAD', rule, path, { reason: 'noLauncher' }, drop);
		return;
	}
	const limit = payloadLimit(weapon.level ?? 0);
	const level = Math.max(...payload.map((load) => load.level));
	if (level <= limit) return;
	const lower = payload.flatMap((load, place): RepairStep[] => {
		if (load.level <= limit) return [];
		const at = `${path}/${place}`;
		return [limit > 0 ? set(at, 'level', limit) : { kind: 'remove', path: at, target }];
	});
	findings.add('error', 'PAYLOAD', rule, path, { reason: 'level', level, limit }, lower);
}

/** Checks the payloads of all weapons (PL-CWP-09). */
export function checkPayload(ruleset: CoreRuleset, creation: Creation, findings: Findings): void {
	creation.weapons?.forEach((weapon, index) => {
		if (!weapon.payload?.length || !isCoreWeapon(ruleset.tables, weapon)) return;
		checkLoad(ruleset, weapon, `/weapons/${index}`, findings);
	});
}

/** Whether a creation flies: fliers carry fewer weapons (PL-CWP-10). */
export function flies({ propulsion = [] }: Creation): boolean {
	return propulsion.some(({ mode, speed = 0 }) => mode === 'air' && speed > 0);
}

/** Inches of weapons that a creation of this size may carry (PL-CWP-10, X-06). */
export function weaponSumLimit(ruleset: CoreRuleset, creation: Creation, size: number): number {
	const { ground, air } = ruleset.tables.weaponSizes.sum;
	if (ruleset.rulings.weaponSumLimit === 'level') return creation.structureLevel ?? 0;
	if (ruleset.rulings.weaponSumLimit === 'size') return size * air;
	return size * (flies(creation) ? air : ground);
}

function levels(entries: readonly LeveledPieces[] = []): number {
	return entries.reduce((sum, { level, count = 1 }) => sum + level * count, 0);
}

/**
 * Weapon levels that count towards the sum (PL-CWP-12); explosives or plates too in the stricter readings.
 */
function weaponSum({ tables, rulings }: CoreRuleset, creation: Creation): number {
	const weapons = (creation.weapons ?? []).filter((weapon) => isCoreWeapon(tables, weapon));
	const sum = weapons.reduce((all, { level = 0, count = 1 }) => all + level * count, 0);
	if (rulings.sumCounts === 'plates') return sum + levels(creation.plates);
	if (rulings.sumCounts === 'weapons') return sum;
	const loaded = weapons.reduce((all, { payload, count = 1 }) => all + levels(payload) * count, 0);
	return sum + levels(creation.explosives) + loaded;
}

/**
 * Weakens the largest weapons until all fit (PL-CWP-11), and removes the last ones if level 1 is still too much. No
 * repair if plates or explosives exceed the sum.
 */
function weaken(tables: CoreTables, creation: Creation, limit: number): RepairStep[] {
	const kept = (creation.weapons ?? []).flatMap((weapon, index) => {
		const { level = 0, count = 1 } = weapon;
		return isCoreWeapon(tables, weapon) && level > 0 ? [{ weapon, index, level, count }] : [];
	});
	const dropped: number[] = [];
	const sum = () => kept.reduce((all, { level, count }) => all + level * count, 0);
	while (sum() > limit && kept.length > 0) {
		const largest = kept.reduce((a, b) => (b.level > a.level ? b : a));
		if (largest.level > 1) largest.level -= 1;
		else dropped.push(kept.pop()?.index ?? 0);
	}
	return [
		...kept.flatMap(({ weapon, index, level }): RepairStep[] => {
			if (level === weapon.level) return [];
			const path = `/weapons/${index}`;
			return [set(path, 'level', level), set(path, 'builtSize', builtSizeOf(weapon))];
		}),
		...dropped.toReversed().map((index): RepairStep => ({
			kind: 'remove',
			path: `/weapons/${index}`,
			target: 'weapon'
		}))
	];
}

/** Removes pieces of a single weapon if that suffices, choosing the smallest loss. */
function giveUp(tables: CoreTables, { weapons = [] }: Creation, over: number): RepairStep[] {
	const ways = weapons.flatMap((weapon, index) => {
		const { level = 0, count = 1 } = weapon;
		if (!isCoreWeapon(tables, weapon) || level === 0) return [];
		const pieces = Math.ceil(over / level);
		return pieces > count ? [] : [{ index, left: count - pieces, lost: pieces * level }];
	});
	const [first, ...others] = ways;
	if (!first) return [];
	const { index, left } = others.reduce((best, way) => (way.lost < best.lost ? way : best), first);
	const path = `/weapons/${index}`;
	return left > 0
		? [{ kind: 'set', path: `${path}/count`, field: 'count', value: left }]
		: [{ kind: 'remove', path, target: 'weapon' }];
}

/** Whether a creation has more weapons than it may have (PL-CWP-10). */
export function exceedsWeaponSum(ruleset: CoreRuleset, creation: Creation): boolean {
	const { size = 0, weapons, plates, explosives } = creation;
	if (!weapons && !plates && !explosives) return false;
	return weaponSum(ruleset, creation) > weaponSumLimit(ruleset, creation, size);
}

/** The sum of all weapon sizes is limited to twice the creation's size, for fliers to its size (PL-CWP-10). */
export function checkWeaponSum(ruleset: CoreRuleset, creation: Creation, findings: Findings): void {
	if (!exceedsWeaponSum(ruleset, creation)) return;
	const { size = 0 } = creation;
	const sum = weaponSum(ruleset, creation);
	const limit = weaponSumLimit(ruleset, creation, size);
	const { rule } = ruleset.tables.weaponSizes.sum;
	const plain = ruleset.rulings.sumCounts === 'weapons';
	const ways = plain
		? [weaken(ruleset.tables, creation, limit), giveUp(ruleset.tables, creation, sum - limit)]
		: [];
	findings.add('error', 'WEAPON_SUM', rule, '/weapons', { sum, limit, size }, ...ways);
}
