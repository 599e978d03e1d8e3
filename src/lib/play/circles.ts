import { changedFigures, type Draft } from './apply';
import type { Change } from './changes';
import { countOfState, isStanding, type FigureState, type Table } from './table';

/** The mages who prepare a spell together with a figure, which leads them (PL-MAG-06). */
export function circleOf({ figures }: Pick<Table, 'figures'>, leader: string): FigureState[] {
	return [...figures.values()].filter(({ links }) => links.circle === leader);
}

/** Turns that a circle has prepared its spell. */
export function preparedTurns({ figures }: Pick<Table, 'figures'>, leader: string): number {
	const state = figures.get(leader);
	return state ? countOfState(state, 'preparation') : 0;
}

/** What ends a circle: its spell is cast, or one of its mages dies (PL-MAG-06). */
export function endCircle(table: Pick<Table, 'figures'>, leader: string): Change[] {
	const turns = preparedTurns(table, leader);
	const reset: Change = { kind: 'count', figure: leader, of: 'preparation', by: -turns };
	return [
		...(turns > 0 ? [reset] : []),
		...circleOf(table, leader).map(({ id }): Change => ({
			kind: 'link',
			figure: id,
			link: 'circle',
			to: null
		}))
	];
}

/** Circles of which a mage has fallen or left the table. */
export function brokenCircles(before: Table, draft: Draft): Change[] {
	const leaders = new Set<string>();
	for (const state of changedFigures(before, draft)) {
		const { circle } = state.links;
		if (circle !== undefined && !isStanding(state)) leaders.add(circle);
	}
	return [...leaders].flatMap((leader) => endCircle(draft, leader));
}
