import { reachText } from '$lib/cards/model/attack-text';
import { EMPTY_CELL } from '$lib/cards/model/weapon-rows';
import { formatDice } from '$lib/dice/notation';
import type { Areas, BuilderMessages } from '$lib/i18n/languages';
import { weaponText } from '$lib/i18n/play-sentences';
import { distinctNames } from '$lib/play/distinct-names';
import type { WeaponAtHand } from '$lib/play/weapons';

interface Texts {
	readonly builder: BuilderMessages;
	readonly play: Areas['play'];
}

/** The class of a weapon. */
function classOf({ play }: Texts, { strike: { item }, key }: WeaponAtHand): string {
	return weaponText(play, { item: key.startsWith('spell') ? 'spell' : item });
}

/** The names of a figure’s weapons by key: their own, or else their class, with numbers where two are alike. */
export function weaponNames(
	texts: Texts,
	weapons: readonly WeaponAtHand[]
): ReadonlyMap<string, string> {
	const names = distinctNames(weapons.map((one) => one.strike.name ?? classOf(texts, one)));
	return new Map(weapons.map(({ key }, place) => [key, names[place] ?? key]));
}

/** What a weapon needs, reaches and does, in one line. */
export function weaponNumbers(texts: Texts, weapon: WeaponAtHand): string {
	const { builder } = texts;
	const { strike } = weapon;
	const { use, damage, name } = strike;
	const { attack } = builder.terms;
	return [
		...(name === undefined ? [] : [classOf(texts, weapon)]),
		...(use === undefined ? [] : [`${attack.use} ${use}`]),
		reachText(builder, strike),
		`${attack.damage} ${damage ? formatDice(damage) : EMPTY_CELL}`
	].join(' · ');
}
