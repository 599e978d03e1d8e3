import type { Creation } from '$lib/rules/choices';
import { LOWEST_RANK } from '$lib/rules/items/ranks';
import { weaponKind } from '$lib/rules/items/kinds';
import { bearerOf } from '../arms';
import { drawPerson } from '../draw-person';
import { hasMagic, equipmentOf } from '../equipment';
import { wearsGoggles, type Person } from '../person';
import type { Shape } from '../shapes';
import { themesOf } from '../themes';
import type { Humanlike } from './humanlike';
import type { Livery } from './livery';

/** Draws a two-legged creature with its gear or weapons in hand. */
export function drawHumanlike(creation: Creation, livery: Livery, being: Humanlike): Shape[] {
	return drawPerson(personOfCreation(creation, livery, being));
}

function personOfCreation(creation: Creation, livery: Livery, being: Humanlike): Person {
	const { name, portrait, weapons = [], abilities = {}, hands, magic } = creation;
	const gear =
		creation.gear ?? weapons.map(({ type, count }) => ({ item: weaponKind(type).inHand, count }));
	const chosen = portrait && 'figure' in portrait ? portrait.figure : {};
	// The slug of each creature is a stem of its own theme, so it works when the name suggests none.
	const themes = [...themesOf(being), ...themesOf(name)];
	return {
		name,
		portrait: { figure: { ...chosen, torso: livery.torso, legs: livery.legs } },
		rank: LOWEST_RANK,
		themes,
		equipment: equipmentOf({ gear, hands, magic }, bearerOf(name, themes)),
		goggles: wearsGoggles(abilities, themes),
		healer: abilities.healing ?? false,
		stealthy: abilities.stealth ?? false,
		magical: hasMagic(magic),
		rifled: false,
		scale: 1
	};
}
