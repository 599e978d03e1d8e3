import { comparedPacks, underKnownPacks, type ComparedPack } from '$lib/army/carried-packs';
import { readBrik } from '$lib/exchange/brik';
import { assessAtOnce, isLegal, type Assessment } from '$lib/rules/assessment/assess';
import type { Army, Limits } from '$lib/rules/choices';
import type { Pack } from '$lib/rules/packs/pack';
import { passingRulebookFor } from '$lib/rules/registry';
import type { FileProblem } from './problem';
import type { Source } from './sources';

/** The assessment of one file, or why it cannot be read. */
export type FileAssessment =
	| {
			readonly file: string;
			readonly ok: true;
			/** With the known editions of its packs. */
			readonly army: Army;
			/** Its packs, compared with the known ones. */
			readonly packs: readonly ComparedPack[];
			readonly assessment: Assessment;
	  }
	| { readonly file: string; readonly ok: false; readonly problem: FileProblem };

/**
 * Reads a source and assesses its army against the given limits and under the known packs; limits in the file are
 * ignored.
 */
export async function assessSource(
	{ file, read }: Source,
	limits: Limits,
	known: readonly Pack[] = []
): Promise<FileAssessment> {
	const content = await read();
	if (!content.ok) return { file, ...content };
	const reading = readBrik(content.bytes);
	if (!reading.ok) return { file, ...reading };
	const army = underKnownPacks(reading.army, known);
	const packs = comparedPacks(reading.army, known);
	const assessment = assessAtOnce(army, limits, passingRulebookFor(army));
	return { file, ok: true, army, packs, assessment };
}

/** Returns the exit status: 2 unreadable, 1 errors, 0 otherwise. The highest of all files counts. */
export function statusOf(assessed: FileAssessment): 0 | 1 | 2 {
	if (!assessed.ok) return 2;
	return isLegal(assessed.assessment) ? 0 : 1;
}
