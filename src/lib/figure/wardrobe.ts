import type { PortraitField, PortraitFigure, Unit } from '$lib/rules/choices';
import { COLOURS, isColour, SKINS, type Colour } from './colours';
import { isHumanlike } from './creation/humanlike';
import type { Livery } from './creation/livery';
import { OF_FORM, type Silhouette } from './creation/silhouettes';
import { lookInForce } from './in-force';
import type { Look } from './look';
import {
	CAPES,
	DEVICES,
	FACES,
	HEADGEARS,
	HELD,
	MARKS,
	type Cape,
	type Face,
	type Headgear,
	type Held,
	type Mark
} from './slugs';
import { drawUnit } from './unit';

/** Slug types by kind of option. */
export interface Wares {
	colours: Colour;
	headgears: Headgear;
	faces: Face;
	marks: Mark;
	capes: Cape;
	held: Held;
	silhouettes: Silhouette;
}

export type Part =
	| 'skin'
	| 'torso'
	| 'legs'
	| 'headgear'
	| 'face'
	| 'mark'
	| 'cape'
	| 'held'
	| 'silhouette'
	| 'main'
	| 'second'
	| 'emblem';

/** A customizable part of a picture, and the portrait field that stores it. */
export interface Rack {
	readonly part: Part;
	readonly field: PortraitField;
	readonly wares: keyof Wares;
	readonly slugs: readonly string[];
}

const SHADES = Object.keys(COLOURS).filter(isColour);

const OF_PERSON: readonly Rack[] = [
	{ part: 'headgear', field: 'headgear', wares: 'headgears', slugs: HEADGEARS },
	{ part: 'face', field: 'face', wares: 'faces', slugs: FACES },
	{ part: 'skin', field: 'skin', wares: 'colours', slugs: SKINS },
	{ part: 'torso', field: 'torso', wares: 'colours', slugs: SHADES },
	{ part: 'mark', field: 'mark', wares: 'marks', slugs: MARKS },
	{ part: 'legs', field: 'legs', wares: 'colours', slugs: SHADES },
	{ part: 'cape', field: 'cape', wares: 'capes', slugs: CAPES },
	{ part: 'held', field: 'held', wares: 'held', slugs: HELD }
];
const OF_CREATION: readonly Rack[] = [
	{ part: 'main', field: 'torso', wares: 'colours', slugs: SHADES },
	{ part: 'second', field: 'legs', wares: 'colours', slugs: SHADES },
	{ part: 'emblem', field: 'mark', wares: 'marks', slugs: DEVICES }
];

/** These parts show the unit's kind or weapon, so randomizing leaves them alone. */
const FIXED: readonly Part[] = ['silhouette', 'held'];

/** Returns the customizable parts of a unit; for a creation only those its silhouette shows. */
export function racksOf(unit: Unit): readonly Rack[] {
	const look = lookInForce(unit);
	if (!isCreature(look)) return OF_PERSON;
	const painted = OF_CREATION.filter(
		(rack) => isShown(unit, rack) && !(rack.part === 'emblem' && isHumanlike(look.silhouette))
	);
	const form = unit.kind === 'creation' ? unit.form : 'creature';
	return [
		{ part: 'silhouette', field: 'skin', wares: 'silhouettes', slugs: OF_FORM[form] },
		...painted
	];
}

/** Returns the effective slug of a part. */
export function slugInForce(unit: Unit, { part, field }: Rack): string {
	const look = lookInForce(unit);
	if (!isCreature(look)) return look[field];
	return part === 'silhouette' ? look.silhouette : look[COLOUR_OF[part] ?? 'mark'];
}

/** Returns a random picture; `anyOf` picks the slugs. */
export function surpriseOf(unit: Unit, anyOf: <T>(from: readonly T[]) => T): PortraitFigure {
	const racks = racksOf(unit).filter(({ part }) => !FIXED.includes(part));
	return Object.fromEntries(racks.map(({ field, slugs }) => [field, anyOf(slugs)]));
}

const COLOUR_OF: Partial<Record<Part, 'torso' | 'legs'>> = { main: 'torso', second: 'legs' };

function isCreature(look: Look | Livery): look is Livery {
	return 'silhouette' in look;
}

function isShown(unit: Unit, { field, slugs }: Rack): boolean {
	const drawings = slugs
		.slice(0, 2)
		.map((slug) => JSON.stringify(drawUnit({ ...unit, portrait: paintedIn(unit, field, slug) })));
	return drawings[0] !== drawings[1];
}

function paintedIn({ portrait }: Unit, field: PortraitField, slug: string) {
	const figure = portrait && 'figure' in portrait ? portrait.figure : {};
	return { figure: { ...figure, [field]: slug } };
}
