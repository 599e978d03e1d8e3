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

/** The name of a weapon, with its class if it has a name of its own. */
export function weaponName({ builder, table, odds }: Texts, { strike, key }: WeaponAtHand): string {
	const { gear, weapons } = builder.terms;
	const { item, name } = strike;
	const spell = key.startsWith('spell') ? table.sheet.boxKinds.spell : odds.terms.bolt;
	const kind = item === 'bolt' ? spell : { ...gear, ...weapons }[item];
	return name ? `${name} (${kind})` : kind;
}

/** What a weapon needs, reaches and does, in one line. */
export function weaponNumbers({ builder }: Texts, { strike }: WeaponAtHand): string {
	const { use, damage } = strike;
	const { attack } = builder.terms;
	return [
		...(use === undefined ? [] : [`${attack.use} ${use}`]),
		reachText(builder, strike),
		`${attack.damage} ${damage ? formatDice(damage) : EMPTY_CELL}`
	].join(' · ');
}
