import type { Creation, Figure } from '$lib/rules/choices';
import { FIRST_BUILT, FIRST_BUILT_TO_SHOOT } from '$lib/rules/items/weapons';
import { drawCreation } from './creation/draw-creation';
import { namedSilhouette } from './creation/silhouette-of';
import type { Silhouette } from './creation/silhouettes';
import { drawHorse } from './creation/steeds';
import { drawPerson } from './draw-person';
import { COLORS, shaded } from './colors';
import { pickByHash } from './chance';
import { outlined, placed } from './pen';
import { lookOfPerson } from './look';
import { personOf } from './person';
import { themesOf } from './themes';
import { onSheet, SHEET, type Drawing, type Shape } from './shapes';

const GROUND = 115.5;
const COATS = ['chestnut', 'sand', 'cocoa', 'stone', 'chalk'] as const;

/** Animals that can be figures when the name says so. */
const BEASTS: readonly Silhouette[] = [
	'horse',
	'hound',
	'cat',
	'bear',
	'elephant',
	'serpent',
	'bird',
	'spider'
];

/** Draws a figure of a dice-based rulebook: a person on foot or on horseback, an animal or a monster. */
export function drawFigure(figure: Figure): Drawing {
	if (isCreature(figure)) return drawCreation(asCreature(figure));
	return onSheet(figure.mounted ? drawRider(figure) : drawOnFoot(figure));
}

/**
 * Returns whether a figure is drawn as a creature: monsters, and animals by name that fight with
 * nothing but claws.
 */
export function isCreature(figure: Figure): boolean {
	const { stature, name, weapon, gear = [], mounted = false } = figure;
	if (stature === 'monster') return true;
	if (weapon !== 'close' || gear.length > 0 || mounted || themesOf(name).length > 0) return false;
	const named = namedSilhouette(asCreature(figure));
	return named !== undefined && BEASTS.includes(named);
}

function drawOnFoot(figure: Figure): readonly Shape[] {
	const person = personOf(figure);
	const { scale } = person;
	const shapes = drawPerson(person);
	return scale === 1
		? shapes
		: placed(shapes, { x: (SHEET.width / 2) * (1 - scale), y: GROUND * (1 - scale), scale });
}

/** Converts a figure to a creation for drawing: a monster is large, an animal small. */
export function asCreature({ id, name, portrait, stature, weapon }: Figure): Creation {
	return {
		kind: 'creation',
		id,
		name,
		portrait,
		form: 'creature',
		size: stature === 'monster' ? 3 : 1,
		...(weapon !== undefined && {
			weapons: [{ type: weapon === 'missile' ? FIRST_BUILT_TO_SHOOT : FIRST_BUILT }]
		})
	};
}

function drawRider(figure: Figure): Shape[] {
	const person = personOf(figure);
	const look = lookOfPerson(person);
	const { name, gear = [] } = figure;
	const horse = drawHorse({
		main: COLORS[pickByHash(`horse:${name}`, COATS)],
		second: COLORS[look.torso],
		device: 'star',
		weapons: [],
		barded: gear.includes('heavyArmor')
	});
	return [
		...placed(drawPerson(person), { x: 27, y: 8, scale: 0.62 * person.scale }),
		...placed(horse, { x: 6, y: GROUND * 0.15, scale: 0.85 }),
		outlined('M54 62 Q63.4 62 63 70 L62 82 L53 82 Z', COLORS[look.legs]),
		outlined('M53 80 L62.4 80 L62 90 L48 90 Q48 85 53 84.4 Z', shaded(COLORS[look.legs]))
	];
}
