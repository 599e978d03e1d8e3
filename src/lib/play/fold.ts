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

/** A fold of a game, and the last step of each of its events: what is taken back and done again leads to the same table. */
interface Fold {
	readonly rules: Game['rules'];
	readonly steps: readonly Step[];
	readonly stepsByEvent: WeakMap<GameEvent, Step>;
}

/** The last fold of each game: the next one continues where both logs agree. */
const folds = new WeakMap<readonly Side[], Fold>();

function continued(game: Game, { steps: known, stepsByEvent }: Fold): readonly Step[] {
	const { counting } = standingOf(game.events);
	let same = 0;
	while (same < known.length && known[same]?.event === counting[same]) same += 1;
	if (same === known.length && same === counting.length) return known;
	const steps = known.slice(0, same);
	let table = steps.at(-1)?.after ?? startOf(game);
	for (const event of counting.slice(same)) {
		const last = stepsByEvent.get(event);
		const step = last?.before === table ? last : stepOf(game, table, event);
		stepsByEvent.set(event, step);
		steps.push(step);
		table = step.after;
	}
	return steps;
}

/** The events that count, each with the tables around it. A tap adds one step to the last fold. */
export function stepsOf(game: Game): readonly Step[] {
	const { rules } = game;
	const last = folds.get(game.sides);
	const known: Fold =
		last?.rules === rules ? last : { rules, steps: [], stepsByEvent: new WeakMap() };
	const steps = continued(game, known);
	folds.set(game.sides, { ...known, steps });
	return steps;
}

/** The table as the events made it, whatever the order in which they arrived. */
export function tableOf(game: Game): Table {
	return stepsOf(game).at(-1)?.after ?? startOf(game);
}
