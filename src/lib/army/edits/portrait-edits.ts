import type { PortraitField, PortraitFigure, Unit } from '$lib/rules/choices';
import type { Edit, UnitName } from './edit';
import { unitEdit } from './edits';
import { photoFor } from '../photos/photo-names';

/** One choice of the picture made by hand, or left to the drawing itself. */
export function choosePortrait(
	unit: UnitName,
	field: PortraitField,
	slug: string | undefined
): Edit {
	return unitEdit('choosePortrait', unit, (found) => drawnAs(found, { [field]: slug }));
}

/** The choices of a surprise, drawn by lot before: made again, the edit shows the same. */
export function surprisePortrait(unit: UnitName, surprise: PortraitFigure): Edit {
	return unitEdit('surprisePortrait', unit, (found) => drawnAs(found, surprise));
}

/** A unit drawn by itself again. */
export function forgetPortrait(unit: UnitName): Edit {
	return unitEdit('forgetPortrait', unit, undrawn);
}

/** A photo in place of the drawing, by its digest: the photo itself is kept before. */
export function choosePhoto(unit: UnitName, photo: string): Edit {
	return unitEdit('choosePhoto', unit, (found) =>
		photoFor(found) === photo ? found : { ...found, portrait: { photo } }
	);
}

/** Back to the drawing, as it is by itself. */
export function removePhoto(unit: UnitName): Edit {
	return unitEdit('removePhoto', unit, undrawn);
}

/** A unit with some choices of its drawn figure made anew, the others kept; a photo gives way to them. */
export function drawnAs(unit: Unit, choices: PortraitFigure): Unit {
	const before = figureOf(unit);
	const fields = Object.keys(choices) as (keyof PortraitFigure)[];
	const same = fields.every((field) => before[field] === choices[field]);
	return same ? unit : withFigure(unit, { ...before, ...choices });
}

/** What is chosen of a unit's drawn figure. */
export function figureOf({ portrait }: Unit): PortraitFigure {
	return portrait && 'figure' in portrait ? portrait.figure : {};
}

function undrawn(unit: Unit): Unit {
	return unit.portrait ? withFigure(unit, {}) : unit;
}

/** Automatic fields leave the file, and with the last of them the portrait. */
function withFigure({ portrait: _, ...unit }: Unit, figure: PortraitFigure): Unit {
	const chosen = Object.entries(figure).filter(([, slug]) => slug !== undefined);
	return chosen.length === 0 ? unit : { ...unit, portrait: { figure: Object.fromEntries(chosen) } };
}
