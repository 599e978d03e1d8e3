import { putFigure, type Draft } from './apply';
import { CLOSE_WAYS, type AttackWay } from './causes';
import type { GameEvent } from './game-file';

/** What a figure uses its action for: all of a squad who act in a turn do the same (PL-SQM-03). */
export type Deed =
	| 'ranged'
	| 'close'
	| 'charge'
	| 'test'
	| 'heal'
	| 'spell'
	| 'prepare'
	| 'summon'
	| 'raise'
	| 'sprint'
	| 'withdraw';

/** The kind of attack that all of a squad make. */
export function attackDeed(way: AttackWay): Deed {
	if (way === 'charge') return 'charge';
	return CLOSE_WAYS.includes(way) ? 'close' : 'ranged';
}

/** Ways that take no action: an answer to an enemy, and a collision in a move. */
export const isNoDeed = (way: AttackWay): boolean => way === 'counter' || way === 'crash';

/** What an event’s actors do, and those who act without paying; an answer to an enemy is no deed. */
function deedIn({ cause }: GameEvent): { deed: Deed; actors: readonly string[] } | undefined {
	switch (cause.kind) {
		case 'attack':
			if (cause.response || cause.stray || isNoDeed(cause.way)) return undefined;
			return { deed: attackDeed(cause.way), actors: cause.attackers.map(({ figure }) => figure) };
		case 'move':
			return cause.how === 'sprint' || cause.how === 'withdraw'
				? { deed: cause.how, actors: [] }
				: undefined;
		case 'test':
		case 'spell':
		case 'prepare':
		case 'summon':
		case 'raise':
			return { deed: cause.kind, actors: [] };
		case 'heal':
			return { deed: 'heal', actors: cause.medics };
		default:
			return undefined;
	}
}

/** Figures whose action an event takes; the patient of a medic only loses its own (PL-MED-04). */
function payers({ cause, changes }: GameEvent): string[] {
	const patient = cause.kind === 'heal' ? cause.patient : undefined;
	return changes.flatMap((change) =>
		change.kind === 'count' && change.of === 'actions' && change.by > 0 && change.figure !== patient
			? [change.figure]
			: []
	);
}

/** Notes what the figures of an event did with their action, until the next turn. */
export function noteDeeds(draft: Draft, event: GameEvent): void {
	const found = deedIn(event);
	if (!found) return;
	for (const id of [...found.actors, ...payers(event)]) {
		const state = draft.figures.get(id);
		if (state && state.deed === undefined) putFigure(draft, { ...state, deed: found.deed });
	}
}
