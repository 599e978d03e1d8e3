import type { Change } from './changes';
import { apply, draftOf, tableFrom, type Draft } from './apply';
import { consequencesOf } from './consequences';
import { noteDeeds } from './deeds';
import { standingOf } from './events';
import type { Game, GameEvent, Side } from './game-file';
import type { Objection } from './objection';
import { startOf, type Table } from './table';

/** One event that counts, the table before and after it, and what the rules say to it. */
export interface Step {
	readonly event: GameEvent;
	readonly before: Table;
	readonly after: Table;
	/** What follows by the rules without anybody’s doing. */
	readonly consequences: readonly Change[];
	/** Changes that were not possible at all. */
	readonly impossible: readonly Objection[];
}

function applyAll(draft: Draft, changes: readonly Change[]): Objection[] {
	return changes.flatMap((change) => apply(draft, change) ?? []);
}

function stepOf(game: Pick<Game, 'sides' | 'rules'>, before: Table, event: GameEvent): Step {
	const draft = draftOf(before);
	const impossible = applyAll(draft, event.changes);
	noteDeeds(draft, event);
	const consequences = consequencesOf(game, before, draft);
	return { event, before, after: tableFrom(draft), consequences, impossible };
}

/** The last fold of each game: the next one continues where both logs agree. */
const folds = new WeakMap<readonly Side[], { rules: Game['rules']; steps: readonly Step[] }>();

function continued(game: Game, known: readonly Step[]): readonly Step[] {
	const { counting } = standingOf(game.events);
	let same = 0;
	while (same < known.length && known[same]?.event === counting[same]) same += 1;
	if (same === known.length && same === counting.length) return known;
	const steps = known.slice(0, same);
	let table = steps.at(-1)?.after ?? startOf(game);
	for (const event of counting.slice(same)) {
		const step = stepOf(game, table, event);
		steps.push(step);
		table = step.after;
	}
	return steps;
}

/** The events that count, each with the tables around it. A tap adds one step to the last fold. */
export function stepsOf(game: Game): readonly Step[] {
	const known = folds.get(game.sides);
	const steps = continued(game, known?.rules === game.rules ? known.steps : []);
	folds.set(game.sides, { rules: game.rules, steps });
	return steps;
}

/** The table as the events made it, whatever the order in which they arrived. */
export function tableOf(game: Game): Table {
	return stepsOf(game).at(-1)?.after ?? startOf(game);
}
