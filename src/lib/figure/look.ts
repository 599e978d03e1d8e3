import type { Figure, Minifig } from '$lib/rules/choices';
import { rankKind } from '$lib/rules/items/kinds';
import { pickByHash } from './chance';
import { isColor, type Color } from './colors';
import { COMMON } from './common';
import { personOf, type Person } from './person';
import {
	CAPES,
	FACES,
	HEADGEARS,
	HELD,
	isOneOf,
	MARKS,
	type Cape,
	type Face,
	type Headgear,
	type Held,
	type Mark
} from './slugs';
import type { Theme } from './theme';

/** The effective slugs of a figure: its portrait's choices, or defaults that suit it. */
export interface Look {
	readonly skin: Color;
	readonly torso: Color;
	readonly legs: Color;
	readonly headgear: Headgear;
	readonly face: Face;
	readonly mark: Mark;
	readonly cape: Cape;
	readonly held: Held;
}

const BEARDED: readonly Face[] = ['moustache', 'beard', 'longBeard'];

/** Returns the look of a unit, for choosers to show the effective choices. */
export function lookOf(unit: Minifig | Figure): Look {
	return lookOfPerson(personOf(unit));
}

export function lookOfPerson(person: Person): Look {
	const { portrait, equipment } = person;
	const chosen = portrait && 'figure' in portrait ? portrait.figure : {};
	const suitable = suitableLook(person);
	return {
		skin: colorOr(chosen.skin, suitable.skin),
		torso: colorOr(chosen.torso, suitable.torso),
		legs: colorOr(chosen.legs, suitable.legs),
		headgear: slugOr(HEADGEARS, chosen.headgear, suitable.headgear),
		face: slugOr(FACES, chosen.face, suitable.face),
		mark: slugOr(MARKS, chosen.mark, suitable.mark),
		cape: slugOr(CAPES, chosen.cape, capeOf(person)),
		held: slugOr(HELD, chosen.held, equipment.held.right?.form ?? 'empty')
	};
}

function suitableLook(person: Person): Omit<Look, 'cape' | 'held'> {
	const { name, themes } = person;
	const pick = <T>(subject: string, ...from: readonly (readonly T[] | undefined)[]) =>
		pickByHash(`${subject}:${name}`, from.find((choices) => choices !== undefined) ?? []);
	const all = <Subject extends keyof Theme>(subject: Subject) =>
		themes.map((theme) => theme[subject]);
	const torso = pick<Color>('torso', ...all('torso'), COMMON.torso);
	const others = COMMON.legs.filter((color: Color) => color !== torso);
	return {
		skin: pick<Color>('skin', ...all('skin'), COMMON.skin),
		torso,
		legs: pick<Color>('legs', ...all('legs'), others),
		headgear: pick<Headgear>('headgear', ...all('headgear'), headgearByGear(person)),
		face: pick<Face>('face', ...facesOf(name, all('face'))),
		mark: pick<Mark>('mark', ...all('mark'), COMMON.mark)
	};
}

/** The faces of the themes and the common ones; names that end like women's names get no beard. */
function facesOf(name: string, suitable: readonly (readonly Face[] | undefined)[]) {
	const feminine = /^\P{L}*\p{L}+a(\P{L}|$)/iu.test(name);
	const fitting = (faces: readonly Face[]) =>
		feminine ? faces.filter((face) => !BEARDED.includes(face)) : faces;
	const common: readonly Face[] = COMMON.face;
	return [
		...suitable.map((faces) => faces && fitting(faces)).filter((faces) => faces?.length !== 0),
		feminine ? fitting(common) : common.filter((face) => face !== 'lashes')
	];
}

/** Headgear for figures whose name suggests none. */
function headgearByGear(person: Person): readonly Headgear[] {
	const { rank, equipment, magical, stealthy, rifled } = person;
	if (equipment.armored)
		return rifled ? ['fieldHelmet'] : ['openHelmet', 'openHelmet', 'kettleHat', 'visorHelmet'];
	if (magical) return ['wizardHat', 'hood'];
	if (rankKind(rank).commands) return ['peakedCap'];
	if (rankKind(rank).heroic) return ['circlet'];
	return stealthy ? ['hood'] : COMMON.headgear;
}

function capeOf({ name, rank, magical, themes }: Person): Cape {
	const { heroic: hero } = rankKind(rank);
	const worn = themes.find(({ cape }) => cape !== undefined)?.cape;
	if (worn !== undefined) {
		const cape = pickByHash(`cape:${name}`, worn);
		return hero && cape === 'none' ? 'long' : cape;
	}
	if (hero) return 'long';
	return magical ? 'starry' : 'none';
}

function colorOr(slug: string | undefined, otherwise: Color): Color {
	return slug !== undefined && isColor(slug) ? slug : otherwise;
}

function slugOr<T extends string>(slugs: readonly T[], slug: string | undefined, otherwise: T): T {
	return slug !== undefined && isOneOf(slugs, slug) ? slug : otherwise;
}
