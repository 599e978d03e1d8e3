import type { RuleId } from '../citations';
import type { Abilities, Army, Creation, Minifig, WeaponType } from '../choices';
import { weaponKind } from '../items/kinds';
import { hasMagic } from '../terms';
import type { Findings, ForeignThing } from '../violation';

/** A choice that only PL-2005 has, with its path in the unit. */
type Choice = readonly [thing: ForeignThing | WeaponType, path: string];

function hasAbilities({ weaponMaster = [], ...rest }: Abilities = {}): boolean {
	return weaponMaster.length > 0 || Object.values(rest).some(Boolean);
}

function ofMinifig(minifig: Minifig): Choice[] {
	const found: [boolean, ...Choice][] = [
		[(minifig.skillBonus ?? 0) > 0, 'skillBonus', '/skillBonus'],
		[(minifig.superdexterity ?? 0) > 0, 'superdexterity', '/superdexterity'],
		[(minifig.multitasking ?? 0) > 0, 'multitasking', '/multitasking']
	];
	return found.filter(([has]) => has).map(([, ...choice]) => choice);
}

function ofCreation(creation: Creation): Choice[] {
	const { critterArmor = 0, plates = [], explosives = [], barding, brain } = creation;
	const found: [boolean, ...Choice][] = [
		[critterArmor > 0, 'critterArmor', '/critterArmor'],
		[plates.length > 0, 'plates', '/plates'],
		[explosives.length > 0, 'explosives', '/explosives'],
		[barding === true, 'barding', '/barding'],
		[brain !== undefined, 'brain', '/brain']
	];
	const weapons = (creation.weapons ?? []).flatMap(({ type, payload = [] }, index): Choice[] => {
		if (!weaponKind(type).crewed) return [[type, `/weapons/${index}`]];
		return payload.length > 0 ? [['payload', `/weapons/${index}/payload`]] : [];
	});
	const special = (creation.propulsion ?? []).flatMap(({ mode }, index): Choice[] =>
		mode === 'special' ? [['specialPropulsion', `/propulsion/${index}`]] : []
	);
	return [...found.filter(([has]) => has).map(([, ...choice]) => choice), ...weapons, ...special];
}

/** Choices that only PL-2005 has: in other rulebooks they cost nothing and have no effect. */
export function checkCoreOnly(unit: Minifig | Creation, rule: RuleId, findings: Findings): void {
	const own = unit.kind === 'minifig' ? ofMinifig(unit) : ofCreation(unit);
	const abilities: Choice[] = hasAbilities(unit.abilities) ? [['abilities', '/abilities']] : [];
	const magic: Choice[] = hasMagic(unit) ? [['magic', '/magic']] : [];
	for (const [thing, path] of [...own, ...abilities, ...magic])
		noteForeign(findings, rule, thing, path);
}

/** Reports a choice that the rulebook does not have; the repair removes it. */
export function noteForeign(
	findings: Findings,
	rule: RuleId,
	thing: ForeignThing | WeaponType,
	path: string
): void {
	const isWeapon = path.startsWith('/weapons/') && thing !== 'payload';
	const target = isWeapon ? 'weapon' : (thing as ForeignThing);
	findings.add('error', 'WRONG_BOOK', rule, path, { thing }, [{ kind: 'remove', path, target }]);
}

/** Whether the reserve contains anything. */
export function hasReserve({ reserve }: Army): boolean {
	const { summons = [], circleCasts = [], circleShields = [], unspent = 0 } = reserve ?? {};
	return summons.length + circleCasts.length + circleShields.length > 0 || unspent > 0;
}
