import type { Areas } from '$lib/i18n/languages';
import type { ProcedureId } from '$lib/play/procedures/order';
import type { ActId } from '$lib/play/turn-help';

/** The order that an act gives; mounting needs none. */
const ORDERS: Readonly<Record<Exclude<ActId, 'mount'>, ProcedureId>> = {
	move: 'groupMove',
	heal: 'heal',
	spell: 'magicShield',
	circle: 'circleCast',
	summon: 'summon',
	raise: 'raise',
	test: 'test',
	feat: 'feat',
	crash: 'crash',
	first: 'whoIsFirst',
	squad: 'squad'
};

/** What the button of an act says. */
export const actText = ({ play, table }: Pick<Areas, 'play' | 'table'>, act: ActId): string =>
	act === 'mount' ? table.sheet.mount : play.orders[ORDERS[act]];
