import { toCp } from '$lib/points/points';
import type { Verdict } from '$lib/league/verdict';
import { jsonLine, jsonViolation, type JsonLine, type JsonViolation } from './json-parts';

/** What a verdict says of one army. */
export interface JsonArmyVerdict {
	/** The army's CP, computed from the rules. */
	readonly points: number;
	/** The bill. */
	readonly lines: readonly JsonLine[];
	/** What the army breaks. */
	readonly violations: readonly JsonViolation[];
}

/** A verdict as JSON. */
export interface JsonVerdict {
	/** Whether the seal is valid, if there is one. */
	readonly seal: 'none' | 'valid' | 'invalid';
	/** The key of the seal; null without one. */
	readonly publicKey: string | null;
	/** The armies by name: A, and B if there are two. */
	readonly armies: Readonly<Record<string, JsonArmyVerdict>>;
	/** Whether the player claims the right total, by army. */
	readonly claims: Readonly<Record<string, boolean>>;
	/** A submission with an error is rejected. */
	readonly verdict: 'accept' | 'reject';
	/** Codes of all errors, each once. */
	readonly reasons: readonly string[];
}

/** Returns a verdict with the bills and violations of its armies. */
export function jsonVerdict({ seal, armies, verdict, reasons }: Verdict): JsonVerdict {
	const byName = <T>(of: (army: (typeof armies)[number]) => T) =>
		Object.fromEntries(armies.map((army) => [army.name, of(army)]));
	return {
		seal: seal.state,
		publicKey: seal.state === 'none' ? null : seal.publicKey,
		armies: byName(({ assessment: { total, lines, violations } }) => ({
			points: toCp(total),
			lines: lines.map(jsonLine),
			violations: violations.map(jsonViolation)
		})),
		claims: byName(({ claimHolds }) => claimHolds),
		verdict,
		reasons
	};
}
