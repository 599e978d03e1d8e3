import type { PortraitField, PortraitFigure, Unit } from '$lib/rules/choices';
import type { Edit, UnitName } from './edit';
import { unitEdit } from './edits';
import { photoFor } from '../photos/photo-names';

/** Sets one choice of the figure, or makes it automatic again. */
export function choosePortrait(
	unit: UnitName,
	field: PortraitField,
	slug: string | undefined
): Edit {
	return unitEdit('choosePortrait', unit, (found) => drawnAs(found, { [field]: slug }));
}

/** Sets random choices. They are arguments, so that redo gives the same figure. */
export function surprisePortrait(unit: UnitName, surprise: PortraitFigure): Edit {
	return unitEdit('surprisePortrait', unit, (found) => drawnAs(found, surprise));
}

/** Makes the whole figure automatic again. */
export function forgetPortrait(unit: UnitName): Edit {
	return unitEdit('forgetPortrait', unit, undrawn);
}

/** Uses a photo, named by its digest. The photo itself must be stored before. */
export function choosePhoto(unit: UnitName, photo: string): Edit {
	return unitEdit('choosePhoto', unit, (found) =>
		photoFor(found) === photo ? found : { ...found, portrait: { photo } }
	);
}

/** Replaces the photo with the automatic drawing. */
export function removePhoto(unit: UnitName): Edit {
	return unitEdit('removePhoto', unit, undrawn);
}

/** Changes some choices of the drawn figure and keeps the others. Removes a photo. */
export function drawnAs(unit: Unit, choices: PortraitFigure): Unit {
	const before = figureOf(unit);
	const fields = Object.keys(choices) as (keyof PortraitFigure)[];
	const same = fields.every((field) => before[field] === choices[field]);
	return same ? unit : withFigure(unit, { ...before, ...choices });
}

/** The choices of a unit's drawn figure. */
export function figureOf({ portrait }: Unit): PortraitFigure {
	return portrait && 'figure' in portrait ? portrait.figure : {};
}

function undrawn(unit: Unit): Unit {
	return unit.portrait ? withFigure(unit, {}) : unit;
}

/** Automatic fields are not stored; the portrait is removed if no choice is left. */
function withFigure({ portrait: _, ...unit }: Unit, figure: PortraitFigure): Unit {
	const chosen = Object.entries(figure).filter(([, slug]) => slug !== undefined);
	return chosen.length === 0 ? unit : { ...unit, portrait: { figure: Object.fromEntries(chosen) } };
}
