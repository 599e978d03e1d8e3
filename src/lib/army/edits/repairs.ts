import type { Army, Gear, Minifig, Supplement, Unit } from '$lib/rules/choices';
import { SUPPLEMENTS } from '$lib/rules/rulebook/ruleset';
import { summonsOf } from '$lib/rules/terms';
import type { Repair, RepairStep } from '$lib/rules/violation';
import { edit, type Edit, type UnitName } from './edit';
import { setCount, withAnyUnit, withoutUnit } from './edits';
import { outOfReserve } from './reserve-edits';
import { movePieces, withoutPieces } from './gear-list';

type Steps = Repair['steps'];

function keysOf(path: string): string[] {
	return path
		.split('/')
		.slice(1)
		.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A copy with the value at a path set, or removed if `next` is undefined. */
function changed(value: unknown, [key, ...rest]: readonly string[], next: unknown): unknown {
	if (key === undefined) return next;
	if (Array.isArray(value)) {
		const index = Number(key);
		if (rest.length === 0 && next === undefined) return value.toSpliced(index, 1);
		return value.with(index, changed(value[index], rest, next));
	}
	const { [key]: inner, ...others } = (value ?? {}) as Record<string, unknown>;
	const made = changed(inner, rest, next);
	return made === undefined ? others : { ...others, [key]: made };
}

function withGear(unit: Unit, change: (gear: readonly Gear[]) => Gear[]): Unit {
	if (unit.kind === 'figure') return unit;
	return { ...unit, gear: change(unit.gear ?? []) } as Minifig;
}

function enable(army: Army, supplement: Supplement): Army {
	const wanted = SUPPLEMENTS.filter(
		(name) => name === supplement || (army.supplements?.includes(name) ?? true)
	);
	return { ...army, supplements: wanted };
}

/** The new count of a unit, if a step sets it. */
function countIn(steps: Steps): number | undefined {
	const found = steps.find((step) => step.kind === 'set' && step.path === '/count');
	return found?.kind === 'set' ? found.value : undefined;
}

function inUnit(unit: Unit, step: RepairStep): Unit {
	switch (step.kind) {
		case 'stow':
		case 'drop':
			return withGear(unit, (gear) => {
				if (gear[step.gear]?.item !== step.item) return [...gear];
				return step.kind === 'drop'
					? withoutPieces(gear, step.gear, step.count)
					: movePieces(gear, step.gear, 'stowed', step.count);
			});
		case 'set':
			return changed(unit, keysOf(step.path), step.value) as Unit;
		case 'remove':
			return changed(unit, keysOf(step.path), undefined) as Unit;
		case 'rank':
			return unit.kind === 'minifig' ? { ...unit, rank: step.rank } : unit;
		case 'enable':
		case 'field':
			return unit;
	}
}

/** The army without its reserve and without references to the summons. */
function withoutReserve(army: Army): Army {
	const left = summonsOf(army).reduce((made, { id }) => withoutUnit(made, id), army);
	return changed(left, ['reserve'], undefined) as Army;
}

function ofArmy(army: Army, steps: Steps): Army {
	return [...steps].reverse().reduce((made, step): Army => {
		if (step.kind === 'set') return changed(made, keysOf(step.path), step.value) as Army;
		if (step.kind === 'enable') return enable(made, step.supplement);
		if (step.kind !== 'remove') return made;
		if (step.target === 'reserve') return withoutReserve(made);
		return changed(made, keysOf(step.path), undefined) as Army;
	}, army);
}

/** Applies a repair, last steps first, so that list indices stay valid. */
export function applyRepair(army: Army, { of, unit, steps }: Repair): Army {
	if (of === 'army') return ofArmy(army, steps);
	if (steps.some((step) => step.kind === 'remove' && step.path === '')) {
		return withoutUnit(army, unit);
	}
	if (steps.some(({ kind }) => kind === 'field')) {
		return outOfReserve({ id: unit, name: '' }).apply(army);
	}
	const count = countIn(steps);
	// Squads follow a changed count.
	if (count !== undefined) return setCount({ id: unit, name: '' }, count).apply(army);
	const enabled = ofArmy(
		army,
		steps.filter(({ kind }) => kind === 'enable')
	);
	return withAnyUnit(enabled, unit, (found) =>
		[...steps].reverse().reduce((made: Unit, step) => inUnit(made, step), found)
	);
}

/** A repair as an edit, named after its unit. */
export function repair({ name }: Pick<UnitName, 'name'>, change: Repair): Edit {
	return edit('repair', name, (army) => applyRepair(army, change));
}
