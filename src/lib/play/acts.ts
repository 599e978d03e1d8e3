import { printedUnit } from '$lib/rules/packs/printed-unit';
import { isOfficer } from '$lib/rules/terms';
import type { Cause, QuickActionId, RollRecord, SquadWay } from './causes';
import type { Change, LinkId, Place } from './changes';
import { preparedTurns } from './circles';
import type { Game } from './game-file';
import type { Order } from './procedures/order';
import { relationsOf } from './relations';
import { rosterOf } from './roster';
import { has, type FigureState, type Table } from './table';

/** What an event holds: why, and what changes. */
export interface Act {
	readonly cause: Cause;
	readonly changes: readonly Change[];
}

type Sides = Pick<Game, 'sides'>;

/** Removes a tie, if there is one. */
export function unlinked(state: FigureState | undefined, link: LinkId): Change[] {
	if (state?.links[link] === undefined) return [];
	return [{ kind: 'link', figure: state.id, link, to: null }];
}

/** A circle prepares its spell for one more turn, with the action of each mage (PL-MAG-06, PL-MAG-10). */
export function prepare(table: Table, mages: readonly string[]): Act {
	const [leader = ''] = mages;
	const members = mages.flatMap((figure): Change[] => [
		{ kind: 'count', figure, of: 'actions', by: 1 },
		{ kind: 'link', figure, link: 'circle', to: leader }
	]);
	return {
		cause: { kind: 'prepare', mages: [...mages], turns: preparedTurns(table, leader) + 1 },
		changes: [...members, { kind: 'count', figure: leader, of: 'preparation', by: 1 }]
	};
}

/** A side’s turn begins; counts of the turn before start again (PL-TRN-01). */
export function beginTurn(side: string): Act {
	return { cause: { kind: 'turn', side }, changes: [{ kind: 'turn', side }] };
}

/** Dice of an order that were thrown and count nothing stay in the log. */
export function takenBack(order: Order, rolls: readonly RollRecord[]): Act {
	const isAttack = order.procedure === 'attack';
	const thrown = rolls.flatMap(({ who }) => who ?? []);
	const figures = isAttack ? order.attackers.map(({ figure }) => figure) : thrown;
	const targets = isAttack ? [order.target] : undefined;
	const who = [...new Set(figures)];
	const cause: Cause = {
		kind: 'takenBack',
		figures: who,
		...(targets && { targets }),
		rolls: [...rolls]
	};
	return { cause, changes: [] };
}

/** Figures move together by some inches (PL-TRN-02). */
export function move(figures: readonly string[], inches: number): Act {
	const whole = Math.ceil(inches);
	const changes = figures.flatMap((figure): Change[] =>
		whole === 0 ? [] : [{ kind: 'count', figure, of: 'moved', by: whole }]
	);
	const cause: Cause = { kind: 'move', figures: [...figures], how: 'move', inches };
	return { cause, changes };
}

/** A figure lets go of the one that it holds, at any time (E10-MAN-02, E20-MAN-02). */
export function release(figure: string, other: string): Act {
	return {
		cause: { kind: 'release', figure, other },
		changes: [{ kind: 'link', figure, link: 'grabs', to: null }]
	};
}

/** Inches of movement that a quick action takes (PL-TRN-06, PL-TRN-07, PL-TRN-16). */
export const QUICK_COSTS: Readonly<Record<QuickActionId, { cost: number; rule: string }>> = {
	talk: { cost: 0, rule: 'PL-TRN-06' },
	pickUp: { cost: 0, rule: 'PL-TRN-06' },
	drop: { cost: 0, rule: 'PL-TRN-06' },
	dropProne: { cost: 0, rule: 'E05-TURN-07' },
	standFromKneeling: { cost: 1, rule: 'E05-TURN-07' },
	standFromProne: { cost: 2, rule: 'PL-TRN-16' },
	openDoor: { cost: 1, rule: 'PL-TRN-07' },
	lift: { cost: 1, rule: 'PL-TRN-07' },
	swapWeapon: { cost: 1, rule: 'PL-TRN-07' },
	reload: { cost: 1, rule: 'PL-TRN-07' }
};

/** A quick action: part of the movement, never the action. `item` is a lost weapon to pick up. */
export function quick(figures: readonly string[], action: QuickActionId, item?: string): Act {
	const { cost } = QUICK_COSTS[action];
	const posture = { dropProne: true, standFromProne: false } as Partial<
		Record<QuickActionId, boolean>
	>;
	const on = posture[action];
	const changes = figures.flatMap((figure): Change[] => [
		...(cost > 0 ? [{ kind: 'count', figure, of: 'moved', by: cost } as const] : []),
		...(on === undefined ? [] : [{ kind: 'flag', figure, flag: 'prone', on } as const]),
		...(item === undefined ? [] : [{ kind: 'item', figure, weapon: item, lost: false } as const])
	]);
	const cause: Cause = { kind: 'quick', figures: [...figures], action, ...(item && { item }) };
	return { cause, changes };
}

/** Figures mount, drive or serve something, or leave it. */
export function mount(figures: readonly string[], mount: string, on: boolean): Act {
	const changes = figures.map((figure): Change => ({
		kind: 'link',
		figure,
		link: 'mount',
		to: on ? mount : null
	}));
	return { cause: { kind: 'mount', figures: [...figures], mount, on }, changes };
}

/** Whether an officer among figures reorganises them without actions (PL-OFF-01). */
export function hasOfficer(game: Sides, table: Table, figures: readonly string[]): boolean {
	const roster = rosterOf(game).figures;
	return figures.some((id) => {
		const [figure, state] = [roster.get(id), table.figures.get(id)];
		const commands = figure && isOfficer(printedUnit(figure.army, figure.unit));
		return commands && state !== undefined && !has(state, 'fallen') && !state.links.raisedBy;
	});
}

/** Whether a change of squads costs each figure its action (PL-SQD-04, PL-OFF-01). */
export function squadCosts(
	game: Sides,
	table: Table,
	way: SquadWay,
	figures: readonly string[],
	squad: string
): boolean {
	if (way === 'leave' || way === 'disband' || table.turn.number === 0) return false;
	const { squads } = relationsOf(game, table);
	const before = figures.map((id) => table.figures.get(id)?.links.squad ?? '');
	const around = [squad, ...before].flatMap((id) => squads.get(id) ?? []).map(({ id }) => id);
	return !hasOfficer(game, table, [...figures, ...around]);
}

/** Figures form, join, leave, merge or split squads (PL-SQD-04). */
export function squad(
	game: Sides,
	table: Table,
	{
		way,
		figures,
		squad,
		name,
		side
	}: {
		way: SquadWay;
		figures: readonly string[];
		squad: string;
		name?: string;
		side: string;
	}
): Act {
	const leaves = way === 'leave' || way === 'disband';
	const costs = squadCosts(game, table, way, figures, squad);
	const named = name !== undefined && !table.squads.has(squad);
	const changes: Change[] = named ? [{ kind: 'squad', squad, side, name }] : [];
	for (const figure of figures) {
		if (way !== 'rebase')
			changes.push({ kind: 'link', figure, link: 'squad', to: leaves ? null : squad });
		const joins = !leaves && table.figures.get(figure)?.links.squad !== squad;
		if (joins && table.turn.number > 0)
			changes.push({ kind: 'flag', figure, flag: 'joinedSquad', on: true });
		if (!costs) continue;
		changes.push(
			{ kind: 'count', figure, of: 'actions', by: 1 },
			{ kind: 'flag', figure, flag: 'regrouping', on: true }
		);
	}
	return { cause: { kind: 'squad', way, figures: [...figures], squad }, changes };
}

/** A group of the skirmish acts, once in its turn (NS-12). */
export function activate(side: string, figures: readonly string[]): Act {
	const group = { side, figures: [...figures] };
	return { cause: { kind: 'activate', ...group }, changes: [{ kind: 'activate', ...group }] };
}

/** A figure picks up or drops the very important item (PL-LIG-19). */
export function carry(figure: string, on: boolean): Act {
	return {
		cause: { kind: 'carry', figure, on },
		changes: [{ kind: 'flag', figure, flag: 'carrying', on }]
	};
}

/**
 * A carrier brings the artefact home; it and its mount leave the table as secured (PL-LIG-16). In Transport it
 * carries the item to the edge, the primary objective of both sides (PL-LIG-17).
 */
export function capture(
	{ scenario }: Pick<Game, 'scenario'>,
	table: Table,
	side: string,
	figure: string
): Act {
	const under = table.figures.get(figure)?.links.mount;
	const figures = under === undefined ? [figure] : [figure, under];
	const secured = figures.map((id): Change => ({ kind: 'place', figure: id, place: 'secured' }));
	const scored: Change =
		scenario?.kind === 'transport'
			? { kind: 'goal', side, goal: 'primary', on: true }
			: { kind: 'tally', side, of: 'captures', by: 1 };
	return {
		cause: { kind: 'capture', side, figures },
		changes: [scored, { kind: 'flag', figure, flag: 'carrying', on: false }, ...secured]
	};
}

/** A figure reaches the enemy’s start zone, the secondary objective of Battle (PL-LIG-15). */
export function reachZone(side: string, figure: string): Act {
	return {
		cause: { kind: 'zone', side, figure },
		changes: [{ kind: 'goal', side, goal: 'secondary', on: true }]
	};
}

/** Units come to the table or leave it by hand: deployment, reinforcements, retreats. */
export function placed(figures: readonly string[], place: Place): Act {
	return {
		cause: { kind: 'manual' },
		changes: figures.map((figure) => ({ kind: 'place', figure, place }))
	};
}

/** Something that the app does not rule: the changes say what. */
export function byHand(changes: readonly Change[]): Act {
	return { cause: { kind: 'manual' }, changes };
}

export function note(text: string): Act {
	return { cause: { kind: 'note', text }, changes: [] };
}

/** It is settled where the missed shots of an attack came down. */
export function settleStrays(event: string): Act {
	return { cause: { kind: 'strays', event }, changes: [] };
}

/** The game ends; without a winner it is a draw. */
export function end(winner: string | null): Act {
	return { cause: { kind: 'end', winner }, changes: [{ kind: 'end', winner }] };
}

/** The author of these events plays these sides. */
export function seat(author: string, sides: readonly string[]): Act {
	return {
		cause: { kind: 'seat', sides: [...sides] },
		changes: [{ kind: 'seat', author, sides: [...sides] }]
	};
}

/** Takes an event back; taking back an undo is a redo. */
export function undo(event: string): Act {
	return { cause: { kind: 'undo', event }, changes: [] };
}

/** Agrees that another author takes back one of one’s own events. */
export function consent(undoEvent: string): Act {
	return { cause: { kind: 'consent', undo: undoEvent }, changes: [] };
}
