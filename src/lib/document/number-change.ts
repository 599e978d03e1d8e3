import { differencesBetween } from './differences';
import type { Patch } from './patch';

/** A number before and after a change; absent if there was or is none. */
export interface NumberChange {
	readonly before?: number;
	readonly after?: number;
}

const isNumber = (value: unknown) => value === undefined || typeof value === 'number';

/** Returns the number that a patch changes, if that is all it changes. */
export function numberChange({ fields, lists }: Patch): NumberChange | undefined {
	const changes = [...fields, ...lists.flatMap(({ entries }) => entries)];
	const [change] = changes;
	if (!change || changes.length > 1) return undefined;
	const differences = differencesBetween(change.before, change.after);
	const [difference] = differences;
	if (!difference || differences.length > 1) return undefined;
	const { before, after } = difference;
	return isNumber(before) && isNumber(after) ? ({ before, after } as NumberChange) : undefined;
}
