import { rankKind } from '$lib/rules/items/kinds';
import type { Card } from './card';
import type { Army, Unit } from '$lib/rules/choices';
import { printedUnit } from '$lib/rules/packs/printed-unit';
import { hasMagic } from '$lib/rules/terms';

/** The colors of a card's band; white letters are legible on each. */
export const CARD_COLORS = [
	'blue',
	'green',
	'red',
	'purple',
	'olive',
	'brown',
	'black',
	'gray'
] as const;
export type CardColor = (typeof CARD_COLORS)[number];

/** What the color of a card shows: the rank or form of its unit, its squad, or its player. */
export const COLOR_MODES = ['rank', 'squad', 'player'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** How the cards of an army are colored, and the color of its player. */
export interface Coloring {
	readonly by: ColorMode;
	readonly player: CardColor;
}
export const USUAL_COLORING: Coloring = { by: 'rank', player: 'blue' };

/** The coloring of a later player on the same sheets, by the number of players before. */
export function coloringAfter({ by, player }: Coloring, before: number): Coloring {
	const next = CARD_COLORS[(CARD_COLORS.indexOf(player) + before) % CARD_COLORS.length];
	return { by, player: next ?? player };
}

const NO_SQUAD: CardColor = 'gray';
const SQUAD_COLORS = CARD_COLORS.filter((color) => color !== NO_SQUAD);

const OF_FORM = {
	creature: 'olive',
	vehicle: 'gray',
	emplacement: 'gray',
	building: 'brown'
} as const;

function rankColor(unit: Unit): CardColor {
	if (unit.kind === 'creation') return OF_FORM[unit.form];
	if (unit.kind === 'figure') return unit.stature === 'monster' ? 'olive' : 'blue';
	return hasMagic(unit) ? 'purple' : rankKind(unit.rank).color;
}

/** The first squad of a unit: its number and its color, which squads have in turn. */
export function squadOf({ squads = [] }: Army, unit: Unit): Card['squad'] {
	const number = squads.findIndex(({ members = [] }) =>
		members.some((member) => member.unit === unit.id)
	);
	if (number < 0) return undefined;
	return { number, color: SQUAD_COLORS[number % SQUAD_COLORS.length] ?? NO_SQUAD };
}

const squadColor = (army: Army, unit: Unit): CardColor => squadOf(army, unit)?.color ?? NO_SQUAD;

/** The color of a unit's cards. */
export function unitColor(army: Army, unit: Unit, { by, player }: Coloring): CardColor {
	if (by === 'player') return player;
	return by === 'squad' ? squadColor(army, unit) : rankColor(printedUnit(army, unit));
}

/** The color of the card of the army as a whole; its mage's if it has one. */
export function armyColor(hasMage: boolean, { by, player }: Coloring): CardColor {
	if (by === 'player') return player;
	if (by === 'squad') return NO_SQUAD;
	return hasMage ? 'purple' : 'brown';
}
