import type { Areas } from '$lib/i18n/languages';
import type { Game } from '$lib/play/game-file';
import type { ProcedureId } from '$lib/play/procedures/order';
import { sideOfFigure, standingFigures } from '$lib/play/relations';
import { rosterOf } from '$lib/play/roster';
import { statisticsOf } from '$lib/play/statistics';
import { isStanding, isWounded, type Table } from '$lib/play/table';

/** What a figure can do beside an attack. */
export const ACTS = [
	'move',
	'heal',
	'spell',
	'circle',
	'summon',
	'raise',
	'test',
	'mount',
	'squad'
] as const;
export type ActId = (typeof ACTS)[number];

/** The order that an act gives; mounting needs none. */
const ORDERS: Readonly<Record<Exclude<ActId, 'mount'>, ProcedureId>> = {
	move: 'groupMove',
	heal: 'heal',
	spell: 'magicShield',
	circle: 'circleCast',
	summon: 'summon',
	raise: 'raise',
	test: 'test',
	squad: 'squad'
};

/** What the button of an act says. */
export const actText = ({ play, table }: Pick<Areas, 'play' | 'table'>, act: ActId): string =>
	act === 'mount' ? table.sheet.mount : play.orders[ORDERS[act]];

/** Whether a figure can heal: the ability is a minifig's (PL-MED-01). */
function canHeal(game: Game, id: string): boolean {
	const unit = rosterOf(game).figures.get(id)?.unit;
	return unit?.kind === 'minifig' && unit.abilities?.healing === true;
}

/** Whether a figure has magic. */
export function isMage(game: Game, table: Table, id: string): boolean {
	const profile = statisticsOf(game, table, id)?.profile;
	return profile !== undefined && profile.kind !== 'figure' && profile.magic !== undefined;
}

/** Whether a mage has others on its side to form a circle with (PL-MAG-06). */
function otherMages(game: Game, table: Table, id: string): boolean {
	const side = sideOfFigure(game, table, id) ?? '';
	return standingFigures(game, table, side).some(
		(state) => state.id !== id && isMage(game, table, state.id)
	);
}

/** What a figure can do beside an attack, as far as its army gave it the means. */
export function actsOf(game: Game, table: Table, id: string): readonly ActId[] {
	const state = table.figures.get(id);
	if (!isStanding(state) || isWounded(state)) return [];
	const profile = statisticsOf(game, table, id)?.profile;
	if (!profile || profile.kind === 'figure') return ['move'];
	const { magic } = profile;
	const has: Record<ActId, boolean> = {
		move: true,
		heal: canHeal(game, id),
		spell: magic?.shield !== undefined,
		circle: magic !== undefined && otherMages(game, table, id),
		summon: magic?.summoning !== undefined,
		raise: magic?.necromancy !== undefined,
		test: profile.skill !== undefined,
		mount: true,
		squad: true
	};
	return ACTS.filter((act) => has[act]);
}
