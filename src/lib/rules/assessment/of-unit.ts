import { memoByIdentity } from '../memo';
import type { Violation } from '../violation';

/** A line of a bill, or a violation. */
interface Entry {
	readonly unit: string;
}

type Sorted = ReadonlyMap<string, readonly Entry[]>;

const byUnit = memoByIdentity((entries: readonly Entry[]): Sorted => {
	const units = new Map<string, readonly Entry[]>();
	for (let from = 0; from < entries.length;) {
		const { unit } = entries[from] as Entry;
		// Most follow one of the same unit: they are taken together.
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

/** The entries of one unit, from a list that does not change any more: sorted once, for whoever asks after all. */
export function ofUnit<T extends Entry>(entries: readonly T[], unit: string): readonly T[] {
	return (byUnit(entries).get(unit) as readonly T[] | undefined) ?? NONE;
}

/** What a unit breaks. The army's own violations may have its id too. */
export function violationsAt(violations: readonly Violation[], unit: string): readonly Violation[] {
	return ofUnit(violations, unit).filter(({ subject }) => subject.of === 'unit');
}
