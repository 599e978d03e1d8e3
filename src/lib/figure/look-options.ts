import type { PortraitField, PortraitFigure, Unit } from '$lib/rules/choices';
import { COLORS, isColor, SKINS, type Color } from './colors';
import { isHumanlike } from './creation/humanlike';
import type { Livery } from './creation/livery';
import { OF_FORM, type Silhouette } from './creation/silhouettes';
import { effectiveLook } from './effective-look';
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
export interface SlugTypes {
	colors: Color;
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
export interface LookOption {
	readonly part: Part;
	readonly field: PortraitField;
	readonly slugType: keyof SlugTypes;
	readonly slugs: readonly string[];
}

const SHADES = Object.keys(COLORS).filter(isColor);

const OF_PERSON: readonly LookOption[] = [
	{ part: 'headgear', field: 'headgear', slugType: 'headgears', slugs: HEADGEARS },
	{ part: 'face', field: 'face', slugType: 'faces', slugs: FACES },
	{ part: 'skin', field: 'skin', slugType: 'colors', slugs: SKINS },
	{ part: 'torso', field: 'torso', slugType: 'colors', slugs: SHADES },
	{ part: 'mark', field: 'mark', slugType: 'marks', slugs: MARKS },
	{ part: 'legs', field: 'legs', slugType: 'colors', slugs: SHADES },
	{ part: 'cape', field: 'cape', slugType: 'capes', slugs: CAPES },
	{ part: 'held', field: 'held', slugType: 'held', slugs: HELD }
];
const OF_CREATION: readonly LookOption[] = [
	{ part: 'main', field: 'torso', slugType: 'colors', slugs: SHADES },
	{ part: 'second', field: 'legs', slugType: 'colors', slugs: SHADES },
	{ part: 'emblem', field: 'mark', slugType: 'marks', slugs: DEVICES }
];

/** These parts show the unit's kind or weapon, so randomizing leaves them alone. */
const FIXED: readonly Part[] = ['silhouette', 'held'];

/** Returns the customizable parts of a unit; for a creation only those its silhouette shows. */
export function lookOptionsOf(unit: Unit): readonly LookOption[] {
	const look = effectiveLook(unit);
	if (!isCreature(look)) return OF_PERSON;
	const visible = OF_CREATION.filter(
		(option) => isShown(unit, option) && !(option.part === 'emblem' && isHumanlike(look.silhouette))
	);
	const form = unit.kind === 'creation' ? unit.form : 'creature';
	return [
		{ part: 'silhouette', field: 'skin', slugType: 'silhouettes', slugs: OF_FORM[form] },
		...visible
	];
}

/** Returns the effective slug of a part. */
export function effectiveSlug(unit: Unit, { part, field }: LookOption): string {
	const look = effectiveLook(unit);
	if (!isCreature(look)) return look[field];
	return part === 'silhouette' ? look.silhouette : look[COLOR_OF[part] ?? 'mark'];
}

/** Returns a random picture; `anyOf` picks the slugs. */
export function randomLook(unit: Unit, anyOf: <T>(from: readonly T[]) => T): PortraitFigure {
	const options = lookOptionsOf(unit).filter(({ part }) => !FIXED.includes(part));
	return Object.fromEntries(options.map(({ field, slugs }) => [field, anyOf(slugs)]));
}

const COLOR_OF: Partial<Record<Part, 'torso' | 'legs'>> = { main: 'torso', second: 'legs' };

function isCreature(look: Look | Livery): look is Livery {
	return 'silhouette' in look;
}

function isShown(unit: Unit, { field, slugs }: LookOption): boolean {
	const drawings = slugs
		.slice(0, 2)
		.map((slug) =>
			JSON.stringify(drawUnit({ ...unit, portrait: portraitWith(unit, field, slug) }))
		);
	return drawings[0] !== drawings[1];
}

function portraitWith({ portrait }: Unit, field: PortraitField, slug: string) {
	const figure = portrait && 'figure' in portrait ? portrait.figure : {};
	return { figure: { ...figure, [field]: slug } };
}
