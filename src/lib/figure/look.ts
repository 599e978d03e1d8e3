import type { Minifig } from '$lib/rules/choices';
import { COLOURS, HAIR_COLOURS, isColour, type Colour } from './colours';

const SKINS = ['honey', 'honey', 'apricot', 'sand', 'chestnut'] as const satisfies Colour[];
const TORSOS = [
	'tomato',
	'tangerine',
	'moss',
	'clover',
	'lagoon',
	'sky',
	'cobalt',
	'plum',
	'rose',
	'chalk'
] as const satisfies Colour[];
const LEGS = ['slate', 'chestnut', 'cobalt', 'moss', 'plum', 'lagoon'] as const satisfies Colour[];
const CAPES = ['tomato', 'cobalt', 'plum', 'clover', 'lagoon'] as const satisfies Colour[];

export const HAIRCUTS = ['fringe', 'parting', 'tuft', 'bun', 'bandana', 'bald'] as const;
export const FACES = ['smile', 'grin', 'smirk', 'moustache'] as const;
export const TUNICS = ['buttons', 'collar', 'stripes', 'pocket'] as const;
export const EMBLEMS = ['chevron', 'cross', 'star', 'bar'] as const;
export const SHIELD_FORMS = ['round', 'kite'] as const;

/** What a figure looks like apart from its rank and gear; colours are hex. */
export interface Look {
	readonly skin: string;
	readonly torso: string;
	readonly legs: string;
	readonly hair: string;
	readonly cape: string;
	readonly haircut: (typeof HAIRCUTS)[number];
	readonly face: (typeof FACES)[number];
	readonly tunic: (typeof TUNICS)[number];
	readonly emblem: (typeof EMBLEMS)[number];
	readonly shieldForm: (typeof SHIELD_FORMS)[number];
}

/** The look a unit's name leads to, with the colours its portrait names instead. */
export function lookOf({ name, portrait }: Minifig): Look {
	const chosen = portrait && 'figure' in portrait ? portrait.figure : {};
	const pick = <T>(subject: string, from: readonly T[]) => pickedBy(`${subject}:${name}`, from);
	const torso = pick('torso', TORSOS);
	const others = <T extends Colour>(from: readonly T[]) =>
		from.filter((colour: Colour) => colour !== torso);
	return {
		skin: named(chosen.skin, pick('skin', SKINS)),
		torso: named(chosen.torso, torso),
		legs: named(chosen.legs, pick('legs', others(LEGS))),
		hair: pick('hair', HAIR_COLOURS),
		cape: COLOURS[pick('cape', others(CAPES))],
		haircut: pick('haircut', HAIRCUTS),
		face: pick('face', FACES),
		tunic: pick('tunic', TUNICS),
		emblem: pick('emblem', EMBLEMS),
		shieldForm: pick('shieldForm', SHIELD_FORMS)
	};
}

function named(slug: string | undefined, byName: Colour): string {
	return COLOURS[slug !== undefined && isColour(slug) ? slug : byName];
}

function pickedBy<T>(text: string, from: readonly T[]): T {
	const picked = from[hashOf(text) % from.length];
	if (picked === undefined) throw new RangeError('Nothing to pick from');
	return picked;
}

/** FNV-1a with a final mix, 32 bits. */
function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (let index = 0; index < text.length; index += 1) {
		hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	}
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	return (hash ^ (hash >>> 13)) >>> 0;
}
