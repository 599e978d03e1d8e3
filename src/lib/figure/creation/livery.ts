import type { Creation } from '$lib/rules/choices';
import { pickByHash } from '../chance';
import { isColor, type Color } from '../colors';
import { rowMatcher, type Stemmed } from '../stems';
import { DEVICES, isOneOf, type Device } from '../slugs';
import { isHumanlike } from './humanlike';
import { silhouetteOf } from './silhouette-of';
import type { Silhouette } from './silhouettes';

/**
 * The effective slugs of a creation. In its portrait `skin` holds the silhouette, `torso` the main
 * color and `legs` the second color.
 */
export interface Livery {
	readonly silhouette: Silhouette;
	readonly torso: Color;
	readonly legs: Color;
	readonly mark: Device;
}

const COATS: Partial<Record<Silhouette, readonly Color[]>> = {
	horse: ['chestnut', 'sand', 'cocoa', 'stone', 'chalk', 'slate'],
	hound: ['slate', 'stone', 'chestnut', 'sand'],
	cat: ['tangerine', 'slate', 'stone', 'sand', 'coal'],
	bear: ['chestnut', 'cocoa', 'chalk', 'coal'],
	elephant: ['stone', 'slate', 'chestnut'],
	dragon: ['clover', 'tomato', 'plum', 'lagoon', 'forest', 'cobalt', 'ruby'],
	serpent: ['lagoon', 'clover', 'plum', 'forest'],
	bird: ['chestnut', 'cocoa', 'slate', 'ruby'],
	griffin: ['sand', 'honey', 'chestnut', 'stone'],
	spider: ['plum', 'cocoa', 'ruby', 'slate', 'forest'],
	giant: ['moss', 'slate', 'lagoon', 'sand', 'chestnut'],
	golem: ['stone', 'slate', 'sand'],
	elemental: ['tangerine', 'tomato', 'lagoon', 'sky', 'clover'],
	zombie: ['moss', 'slate', 'plum', 'forest'],
	skeleton: ['coal', 'slate', 'plum'],
	robot: ['stone', 'slate', 'cobalt', 'tangerine'],
	goblin: ['chestnut', 'cocoa', 'coal', 'ruby'],
	batteringRam: ['chestnut', 'moss', 'ruby', 'tangerine'],
	wall: ['tomato', 'tangerine', 'stone', 'ruby', 'slate'],
	turret: ['stone', 'slate', 'chalk', 'cobalt'],
	machineGun: ['moss', 'slate', 'sand', 'forest'],
	tank: ['moss', 'sand', 'slate', 'forest'],
	truck: ['moss', 'sand', 'slate', 'tangerine', 'cobalt'],
	warship: ['slate', 'stone', 'midnight', 'lagoon'],
	submarine: ['honey', 'slate', 'lagoon', 'tangerine'],
	starship: ['chalk', 'stone', 'sky', 'tangerine'],
	bunker: ['stone', 'slate', 'sand', 'moss']
};
/** Trouser colors of two-legged creatures. */
const TROUSERS = ['coal', 'slate', 'cocoa'] as const satisfies Color[];
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
] as const satisfies Color[];

/** The colors of the elements. */
const ELEMENTS = rowMatcher<Stemmed & { readonly color: Color }>([
	{ stems: 'ogn ogien fire flam plomien', color: 'tangerine' },
	{ stems: 'wod water lod =ice', color: 'lagoon' },
	{ stems: 'powietrz wiatr wichr burz =air wind storm', color: 'sky' },
	{ stems: 'ziem skal earth stone rock', color: 'chestnut' }
]);

/** The main colors to pick from: an elemental has that of its element. */
function coatsOf(silhouette: Silhouette, name: string): readonly Color[] {
	const [element] = silhouette === 'elemental' ? ELEMENTS(name) : [];
	return element ? [element.color] : (COATS[silhouette] ?? PAINTS);
}

/** Returns a creation's livery: its portrait's choices, or defaults picked by its name. */
export function liveryOf(creation: Creation): Livery {
	const { name, portrait } = creation;
	const chosen = portrait && 'figure' in portrait ? portrait.figure : {};
	const silhouette = silhouetteOf(creation);
	const pick = <T>(subject: string, from: readonly T[]) => pickByHash(`${subject}:${name}`, from);
	const torso = colorOr(chosen.torso, pick('torso', coatsOf(silhouette, name)));
	const seconds: readonly Color[] = isHumanlike(silhouette) ? TROUSERS : PAINTS;
	const others = seconds.filter((color) => color !== torso);
	const { mark } = chosen;
	return {
		silhouette,
		torso,
		legs: colorOr(chosen.legs, pick('second', others)),
		mark: mark !== undefined && isOneOf(DEVICES, mark) ? mark : pick('emblem', DEVICES)
	};
}

function colorOr(slug: string | undefined, otherwise: Color): Color {
	return slug !== undefined && isColor(slug) ? slug : otherwise;
}
