import { readBrik, type BrikReading } from '$lib/exchange/brik';
import { toCp } from '$lib/points/points';
import { assessAtOnce } from '$lib/rules/assessment/assess';
import type { Army, Limits } from '$lib/rules/choices';
import { totalOf } from '$lib/rules/ledger';
import { rulebookFor } from '$lib/rules/registry';
import { jsonLine, jsonViolation, type JsonLine, type JsonViolation } from '../cli/json-parts';
import { bytesOf } from './bytes';

/** The price of an army. */
export interface Price {
	/** The sum of the lines in CP. */
	readonly points: number;
	/** General dice, in a rulebook that counts them instead of points. */
	readonly dice?: number;
	/** The bill; each line names the rule that sets its price. */
	readonly lines: readonly JsonLine[];
}

/** Reads the army in a `.brik` file, or says as data why it cannot be read. */
export function read(file: Uint8Array | string): BrikReading {
	return readBrik(bytesOf(file));
}

/** Prices an army that `read` returned, legal or not, under its rulebook, rulings and house rules. */
export function price(army: Army): Price {
	const rulebook = rulebookFor(army);
	const lines = rulebook.price(army);
	const dice = rulebook.dice?.(army);
	return {
		points: toCp(totalOf(lines)),
		...(dice !== undefined && { dice }),
		lines: lines.map(jsonLine)
	};
}

/**
 * Checks an army that `read` returned. It is legal if no violation is an error. Without `limits` those in
 * the army count; `{ profile: 'league' }` are the limits of the Small League.
 */
export function check(army: Army, limits: Limits | undefined = army.limits): JsonViolation[] {
	return assessAtOnce(army, limits).violations.map(jsonViolation);
}
