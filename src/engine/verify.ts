import { readLeagueFile } from '$lib/exchange/league-file';
import type { LeagueState } from '$lib/league/entries/state';
import { jsonVerdict, type JsonVerdict } from '../cli/json-verdict';
import { verifyBytes } from '../cli/verification';
import { bytesOf } from './bytes';

/** The verdict on a submission, or why there is none. */
export type Verification =
	| { readonly ok: true; readonly verdict: JsonVerdict }
	| {
			readonly ok: false;
			/** The file with the problem. */
			readonly of: 'submission' | 'league';
			/** `path` is a JSON Pointer into the file. */
			readonly problem: { readonly code: string; readonly path: string };
	  };

async function* chunksOf(file: Uint8Array | string) {
	yield await Promise.resolve(bytesOf(file));
}

async function verdictOn(
	submission: Uint8Array | string,
	league: LeagueState | undefined
): Promise<Verification> {
	const verified = await verifyBytes(bytesOf(submission), league);
	return verified.ok
		? { ok: true, verdict: jsonVerdict(verified.verdict) }
		: { ...verified, of: 'submission' };
}

/**
 * Checks a league submission, sealed or not: prices, rules and the seal. With the league's file its regulation,
 * players and keys count too; without it, the regulation of the Small League does.
 */
export async function verify(
	submission: Uint8Array | string,
	league?: Uint8Array | string
): Promise<Verification> {
	if (league === undefined) return verdictOn(submission, undefined);
	const reading = await readLeagueFile(chunksOf(league));
	if (!reading.ok) return { ...reading, of: 'league' };
	return verdictOn(submission, reading.state);
}
