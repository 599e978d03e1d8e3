import { reachText } from '$lib/cards/model/attack-text';
import { EMPTY_CELL } from '$lib/cards/model/weapon-rows';
import { formatDice } from '$lib/dice/notation';
import type { Areas, BuilderMessages } from '$lib/i18n/languages';
import type { WeaponAtHand } from '$lib/play/weapons';

interface Texts {
	readonly builder: BuilderMessages;
	readonly table: Areas['table'];
	readonly odds: Areas['odds'];
}

/** The class of a weapon. */
function classOf({ builder, table, odds }: Texts, { strike: { item }, key }: WeaponAtHand): string {
	const { gear, weapons } = builder.terms;
	const spell = key.startsWith('spell') ? table.sheet.boxKinds.spell : odds.terms.bolt;
	return item === 'bolt' ? spell : { ...gear, ...weapons }[item];
}

/** The name of a weapon: its own, or else its class. */
export function weaponName(texts: Texts, weapon: WeaponAtHand): string {
	return weapon.strike.name ?? classOf(texts, weapon);
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
