import type { ComparedPack } from '$lib/army/carried-packs';
import { packDigest } from '$lib/army/format/digest';
import { toCp } from '$lib/points/points';
import type { LedgerKey, LedgerLine } from '$lib/rules/ledger';
import { pathOf, type Severity, type Violation, type ViolationCode } from '$lib/rules/violation';

/** A line of the bill as JSON. */
export interface JsonLine {
	/** The unit's id, or `army` for what belongs to the whole army. */
	readonly unit: string;
	/** The rule that sets the price, such as `PL-MOB-01`. */
	readonly rule: string;
	/** What is paid for. */
	readonly key: LedgerKey;
	/** How many are paid for. */
	readonly quantity: number;
	/** CP for the whole line, a multiple of ½; negative for a discount. */
	readonly points: number;
}

/** A violation as JSON, without repairs, which are for buttons in the app. */
export interface JsonViolation {
	/** What is broken. */
	readonly code: ViolationCode;
	/** The rule that is broken. */
	readonly rule: string;
	/** An army with an error is illegal; warnings and remarks are not. */
	readonly severity: Severity;
	/** The unit's id, or `army`. */
	readonly unit: string;
	/** JSON Pointer into the army file. */
	readonly path: string;
	/** Values of this violation, by its code; points are in CP, speeds and sizes in inches. */
	readonly params: Readonly<Record<string, unknown>>;
}

/** Returns a line of the bill with its points in CP. */
export function jsonLine({ unit, rule, key, quantity, points }: LedgerLine): JsonLine {
	return { unit, rule, key, quantity, points: toCp(points) };
}

/** Returns a violation with its place in the army file. */
export function jsonViolation(violation: Violation): JsonViolation {
	const { code, rule, severity, unit, params } = violation;
	return { code, rule, severity, unit, path: pathOf(violation), params };
}

/** An edition of a pack. */
interface JsonEdition {
	/** Number of the edition. */
	readonly edition: number;
	/** Its digest. */
	readonly digest: string;
}

/** A pack of an army as JSON. */
export interface JsonPack {
	/** UUID of the pack. */
	readonly id: string;
	/** What the ids of its rows begin with. */
	readonly prefix: string;
	/** The pack's name. */
	readonly name: string;
	/** The edition that the army carries. */
	readonly edition: number;
	/** The digest that the army names; null in one from a link. */
	readonly digest: string | null;
	/** The edition of `--pack`, which counts; null if none was given. */
	readonly known: JsonEdition | null;
	/** Ids of rows that differ from the known edition. */
	readonly otherRows: readonly string[];
	/** Whether changes or restrictions differ from the known edition. */
	readonly otherRules: boolean;
}

/** Returns a pack of an army, compared with the known edition. */
export function jsonPack({ carried, known, otherRows, hasOtherRules }: ComparedPack): JsonPack {
	const { id, prefix, name, edition, digest = null } = carried;
	const own = known ? { edition: known.edition, digest: packDigest(known) } : null;
	return { id, prefix, name, edition, digest, known: own, otherRows, otherRules: hasOtherRules };
}
