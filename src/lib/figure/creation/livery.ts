import type { Creation } from '$lib/rules/choices';
import { pickedBy } from '../chance';
import { isColour, type Colour } from '../colours';
import { DEVICES, isOneOf, type Device } from '../slugs';
import { silhouetteOf, type Silhouette } from './silhouettes';

/** The slugs in force for a creation: its main colour is the portrait's torso, the second its legs. */
export interface Livery {
	readonly silhouette: Silhouette;
	readonly torso: Colour;
	readonly legs: Colour;
	readonly mark: Device;
}

const COATS: Partial<Record<Silhouette, readonly Colour[]>> = {
	horse: ['chestnut', 'sand', 'cocoa', 'stone', 'chalk', 'slate'],
	hound: ['slate', 'stone', 'chestnut', 'sand'],
	elephant: ['stone', 'slate', 'chestnut'],
	dragon: ['clover', 'tomato', 'plum', 'lagoon', 'forest', 'cobalt', 'ruby'],
	serpent: ['lagoon', 'clover', 'plum', 'forest'],
	bird: ['chestnut', 'cocoa', 'slate', 'ruby'],
	spider: ['plum', 'cocoa', 'ruby', 'slate', 'forest'],
	giant: ['moss', 'slate', 'lagoon', 'sand', 'chestnut'],
	tank: ['moss', 'sand', 'slate', 'forest'],
	truck: ['moss', 'sand', 'slate', 'tangerine', 'cobalt'],
	warship: ['slate', 'stone', 'midnight', 'lagoon'],
	submarine: ['honey', 'slate', 'lagoon', 'tangerine'],
	starship: ['chalk', 'stone', 'sky', 'tangerine'],
	bunker: ['stone', 'slate', 'sand', 'moss']
};
const PAINTS = [
	'tomato',
	'cobalt',
	'honey',
	'clover',
	'plum',
	'tangerine',
	'lagoon',
	'ruby',
	'forest',
	'midnight'
] as const satisfies Colour[];

/** The livery of a creation: what its portrait names, or else what its name leads to. */
export function liveryOf(creation: Creation): Livery {
	const { name, portrait } = creation;
	const chosen = portrait && 'figure' in portrait ? portrait.figure : {};
	const silhouette = silhouetteOf(creation);
	const pick = <T>(subject: string, from: readonly T[]) => pickedBy(`${subject}:${name}`, from);
	const torso = colourOr(chosen.torso, pick('torso', COATS[silhouette] ?? PAINTS));
	const others = PAINTS.filter((colour: Colour) => colour !== torso);
	const { mark } = chosen;
	return {
		silhouette,
		torso,
		legs: colourOr(chosen.legs, pick('second', others)),
		mark: mark !== undefined && isOneOf(DEVICES, mark) ? mark : pick('emblem', DEVICES)
	};
}

function colourOr(slug: string | undefined, otherwise: Colour): Colour {
	return slug !== undefined && isColour(slug) ? slug : otherwise;
}
