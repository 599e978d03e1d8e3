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

/** The last step of each event of a game, by the sides and for these rules. */
const known = new WeakMap<
	readonly Side[],
	{ readonly rules: Game['rules']; readonly steps: WeakMap<GameEvent, Step> }
>();

function knownSteps({ sides, rules }: Game): WeakMap<GameEvent, Step> {
	const last = known.get(sides);
	if (last?.rules === rules) return last.steps;
	const steps = new WeakMap<GameEvent, Step>();
	known.set(sides, { rules, steps });
	return steps;
}

/**
 * The events that count, each with the tables around it. A tap adds one step, and what is taken back and done again leads
 * to the same tables.
 */
export function stepsOf(game: Game): readonly Step[] {
	const steps = knownSteps(game);
	let table = startOf(game);
	return standingOf(game.events).counting.map((event) => {
		const last = steps.get(event);
		const step = last?.before === table ? last : stepOf(game, table, event);
		steps.set(event, step);
		table = step.after;
		return step;
	});
}

/** The table as the events made it, whatever the order in which they arrived. */
export function tableOf(game: Game): Table {
	return stepsOf(game).at(-1)?.after ?? startOf(game);
}
