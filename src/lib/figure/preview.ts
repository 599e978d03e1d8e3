import type { Minifig, Unit } from '$lib/rules/choices';
import { rankKind } from '$lib/rules/items/kinds';
import { LOWEST_RANK } from '$lib/rules/items/ranks';
import { COLORS, contrasting } from './colors';
import type { Livery } from './creation/livery';
import { drawDevice } from './devices';
import { effectiveLook } from './effective-look';
import type { Look } from './look';
import { drawMinifig } from './minifig';
import { circle, outlined, placed } from './pen';
import type { Drawing, Shape } from './shapes';
import { DEVICES, isOneOf } from './slugs';
import { drawUnit } from './unit';
import type { Part } from './look-options';

/** A section of a drawing. */
export interface View {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

export interface Preview {
	readonly drawing: Drawing;
	readonly view: View;
}

/** Below the head, wide enough for wings. */
const BACK: View = { x: 3, y: 44, width: 90, height: 74 };
const WHOLE: View = { x: 0, y: 0, width: 96, height: 120 };
const HEAD: View = { x: 16, y: 0, width: 64, height: 64 };
const FACE: View = { x: 26, y: 20, width: 44, height: 44 };
const CHEST: View = { x: 25, y: 53, width: 46, height: 46 };
const HAND: View = { x: 0, y: 12, width: 66, height: 96 };

/** The section that shows a part, and the parts removed because they would cover it. */
const PREVIEWS: Partial<Record<Part, { view: View; hidden: Partial<Look> }>> = {
	headgear: { view: HEAD, hidden: { cape: 'none', held: 'empty', mark: 'plain' } },
	face: { view: FACE, hidden: { cape: 'none', held: 'empty', mark: 'plain', headgear: 'bald' } },
	mark: { view: CHEST, hidden: { cape: 'none', held: 'empty' } },
	cape: { view: BACK, hidden: { held: 'empty' } },
	held: { view: HAND, hidden: { cape: 'none', mark: 'plain' } }
};

/**
 * Returns a small preview of a part with the unit's other choices; undefined for colors, which are
 * shown as swatches.
 */
export function previewOf(unit: Unit, part: Part): Preview | undefined {
	if (part === 'silhouette') return { drawing: drawUnit(unit), view: WHOLE };
	const look = effectiveLook(unit);
	if ('silhouette' in look) return part === 'emblem' ? emblemOf(look) : undefined;
	const setup = PREVIEWS[part];
	if (!setup) return undefined;
	const figure = { ...look, ...setup.hidden, [part]: look[part as keyof Look] };
	return { drawing: drawMinifig(previewModel(unit, figure)), view: setup.view };
}

const isHeroic = (unit: Unit): unit is Minifig =>
	unit.kind === 'minifig' && rankKind(unit.rank).heroic === true;

/** A minifig of the same name without gear, so that only the portrait is visible. */
function previewModel(unit: Unit, figure: Look): Minifig {
	const rank = isHeroic(unit) ? unit.rank : LOWEST_RANK;
	return { kind: 'minifig', id: unit.id, name: unit.name, rank, portrait: { figure } };
}

function emblemOf({ torso, mark }: Livery): Preview {
	const field = COLORS[torso];
	const device: Shape[] = isOneOf(DEVICES, mark)
		? placed(drawDevice(mark, contrasting(field), field), { x: 16, y: 16 })
		: [];
	const shapes = [outlined(circle(16, 16, 14), field), ...device];
	const size = { width: 32, height: 32 };
	return { drawing: { ...size, shapes }, view: { x: 0, y: 0, ...size } };
}
