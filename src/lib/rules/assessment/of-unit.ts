import { memoByIdentity } from '../memo';
import type { Violation } from '../violation';

/** A ledger line or a violation. */
interface Entry {
	readonly unit: string;
}

type Sorted = ReadonlyMap<string, readonly Entry[]>;

const byUnit = memoByIdentity((entries: readonly Entry[]): Sorted => {
	const units = new Map<string, readonly Entry[]>();
	for (let from = 0; from < entries.length;) {
		const { unit } = entries[from] as Entry;
		// Entries of one unit are mostly adjacent: copy them in runs.
		let to = from + 1;
		while (entries[to]?.unit === unit) to += 1;
		const own = entries.slice(from, to);
		const known = units.get(unit);
		units.set(unit, known ? known.concat(own) : own);
		from = to;
	}
	return units;
});

const NONE: readonly never[] = [];

/** The entries of one unit. The list must not change any more: it is grouped once and cached. */
export function ofUnit<T extends Entry>(entries: readonly T[], unit: string): readonly T[] {
	return (byUnit(entries).get(unit) as readonly T[] | undefined) ?? NONE;
}

/** The violations of a unit. The army's own may have the same id; their path is different. */
export function violationsAt(violations: readonly Violation[], unit: string): readonly Violation[] {
	return ofUnit(violations, unit).filter(({ subject }) => subject.of === 'unit');
}
