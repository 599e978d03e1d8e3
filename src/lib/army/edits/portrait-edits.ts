import type { Army, PortraitFigure, Unit } from '$lib/rules/choices';
import { withAnyUnit } from './edits';
import { photoFor } from '../photos/photo-names';

/** The army with one unit's picture chosen anew; what is `undefined` is left to the drawing itself. */
export function choosePortrait(army: Army, id: string, choices: PortraitFigure): Army {
	return withAnyUnit(army, id, (unit) => drawnAs(unit, choices));
}

/** The army with one unit drawn by itself again. */
export function forgetPortrait(army: Army, id: string): Army {
	return withAnyUnit(army, id, (unit) => (unit.portrait ? withFigure(unit, {}) : unit));
}

/** The army with a photo for one unit's picture, in place of its drawing. */
export function photographed(army: Army, id: string, photo: string): Army {
	return withAnyUnit(army, id, (unit) =>
		photoFor(unit) === photo ? unit : { ...unit, portrait: { photo } }
	);
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

/** Automatic fields leave the file, and with the last of them the portrait. */
function withFigure({ portrait: _, ...unit }: Unit, figure: PortraitFigure): Unit {
	const chosen = Object.entries(figure).filter(([, slug]) => slug !== undefined);
	return chosen.length === 0 ? unit : { ...unit, portrait: { figure: Object.fromEntries(chosen) } };
}
