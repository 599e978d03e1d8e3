import { eventObjections } from './check/event';
import { figureObjections, sideObjections } from './check/figure-state';
import type { Step } from './fold';
import type { Game } from './game-file';
import type { Objection } from './objection';
import { relationsOf } from './relations';
import type { FigureState, Table } from './table';

const keyOf = ({ code, values }: Objection) => `${code} ${values.figure ?? values.side ?? ''}`;

function distinct(objections: readonly Objection[]): Objection[] {
	const seen = new Map<string, Objection>();
	for (const one of objections) if (!seen.has(keyOf(one))) seen.set(keyOf(one), one);
	return [...seen.values()];
}

/** Figures whose state changed, and those that stand or fall with them: mounts, riders, necromancers. */
function affected(game: Game, before: Table, after: Table): Set<string> {
	const ids = new Set<string>();
	const { crews } = relationsOf(game, after);
	const touch = ({ id, links }: FigureState) => {
		ids.add(id);
		if (links.raisedBy !== undefined) ids.add(links.raisedBy);
		for (const rider of crews.get(id) ?? []) ids.add(rider.id);
		if (links.mount === undefined) return;
		for (const rider of crews.get(links.mount) ?? []) ids.add(rider.id);
	};
	for (const [id, state] of after.figures) if (before.figures.get(id) !== state) touch(state);
	return ids;
}

/** What the rules say to the states that an event brought about, and did not say before. */
function newInState(game: Game, before: Table, after: Table): Objection[] {
	const fresh = (was: readonly Objection[], is: readonly Objection[]) => {
		// A state that gets worse is said again: its values have changed.
		const valuesOf = (one: Objection) => `${keyOf(one)} ${JSON.stringify(one.values)}`;
		const known = new Set(was.map(valuesOf));
		return is.filter((one) => !known.has(valuesOf(one)));
	};
	const figures = [...affected(game, before, after)].flatMap((id) =>
		fresh(figureObjections(game, before, id), figureObjections(game, after, id))
	);
	const sides = [...after.sides.keys()]
		.filter((id) => before.sides.get(id) !== after.sides.get(id))
		.flatMap((id) => fresh(sideObjections(game, before, id), sideObjections(game, after, id)));
	return [...figures, ...sides];
}

const known = new WeakMap<Step, readonly Objection[]>();

/** All that the rules and the table say against an event; empty for one that is as it should be. */
export function objectionsOf(game: Game, step: Step): readonly Objection[] {
	const found = known.get(step);
	if (found) return found;
	const { before, after, event, impossible } = step;
	const objections = distinct([
		...impossible,
		...eventObjections({ game, before, event }),
		...newInState(game, before, after)
	]);
	known.set(step, objections);
	return objections;
}

/** What the rules say to a table as it is, whatever led to it. */
export function tableObjections(game: Pick<Game, 'sides' | 'rules'>, table: Table): Objection[] {
	return distinct([
		...[...table.figures.keys()].flatMap((id) => figureObjections(game, table, id)),
		...[...table.sides.keys()].flatMap((id) => sideObjections(game, table, id))
	]);
}
