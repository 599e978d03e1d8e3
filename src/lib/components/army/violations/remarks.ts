import { keyOf } from '$lib/army/violation-place';
import type { Violation } from '$lib/rules/violation';

/** Violations that say the same of several places. */
export type Group = readonly [Violation, ...Violation[]];

/** Places in one group: a card stays short enough to be drawn in a frame. */
const MOST = 12;

export const keyOfGroup = ([first]: Group): string => keyOf(first);

/** What a violation says. Sentences of thousands would take too long after each edit. */
const contentOf = ({ code, rule, params }: Violation) =>
	`${code} ${rule} ${JSON.stringify(params)}`;

/** Puts remarks that differ only in their place into groups; errors and warnings stay alone, as they are counted. */
export function grouped(violations: readonly Violation[]): readonly Group[] {
	const groups: [Violation, ...Violation[]][] = [];
	const open = new Map<string, [Violation, ...Violation[]]>();
	for (const violation of violations) {
		const same = violation.severity === 'info' && !violation.repairs;
		const key = same ? contentOf(violation) : keyOf(violation);
		const group = open.get(key);
		if (group && group.length < MOST) group.push(violation);
		else {
			const started: [Violation, ...Violation[]] = [violation];
			open.set(key, started);
			groups.push(started);
		}
	}
	return groups;
}
