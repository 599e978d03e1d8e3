import type { Rank } from '$lib/rules/choices';
import { rankKind } from '$lib/rules/items/kinds';
import { pickByHash } from './chance';
import { COLORS, HAIR_COLORS, MATERIALS, type Color } from './colors';
import type { Look } from './look';
import type { Person } from './person';
import { SHIELD_FORMS, type ShieldForm } from './shield-forms';
import { DEVICES, isOneOf, type Device } from './slugs';

/** A look with everything derived from it; colors are hex. */
export interface Dress {
	readonly look: Look;
	readonly skin: string;
	readonly torso: string;
	readonly legs: string;
	readonly hair: string;
	/** The second color: capes, feathers and bands. */
	readonly cloth: string;
	/** The metal of helmet and armor edges. */
	readonly edge: string;
	/** Hair visible under a crown. */
	readonly haircut: 'fringe' | 'parting' | 'bun' | 'longHair';
	readonly device: Device;
	readonly shieldForm: ShieldForm;
}

const CLOTHS = [
	'tomato',
	'cobalt',
	'plum',
	'clover',
	'lagoon',
	'tangerine',
	'honey'
] as const satisfies Color[];
const HAIRCUTS = ['fringe', 'parting'] as const;
const LONG_HAIRCUTS = ['bun', 'longHair'] as const;

export function dressOf({ name, rank }: Person, look: Look): Dress {
	const pick = <T>(subject: string, from: readonly T[]) => pickByHash(`${subject}:${name}`, from);
	const cloths = CLOTHS.filter((color: Color) => color !== look.torso);
	return {
		look,
		skin: COLORS[look.skin],
		torso: COLORS[look.torso],
		legs: COLORS[look.legs],
		hair: pick('hair', HAIR_COLORS),
		cloth: COLORS[pick('cape', cloths)],
		edge: edgeFor(rank),
		haircut: look.face === 'lashes' ? pick('haircut', LONG_HAIRCUTS) : pick('haircut', HAIRCUTS),
		device: isOneOf(DEVICES, look.mark) ? look.mark : pick('emblem', DEVICES),
		shieldForm: pick('shieldForm', SHIELD_FORMS)
	};
}

function edgeFor(rank: Rank): string {
	return rankKind(rank).leads ? MATERIALS.gold : MATERIALS.iron;
}
