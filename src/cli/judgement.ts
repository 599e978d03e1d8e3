import { readBrik } from '$lib/exchange/brik';
import { assess, isLegal, type Assessment } from '$lib/rules/assessment/assess';
import type { Army, Limits } from '$lib/rules/choices';
import type { FileProblem } from './problem';
import type { Source } from './sources';

/** What there is to say of one file. */
export type Judgement =
	| {
			readonly file: string;
			readonly ok: true;
			readonly army: Army;
			readonly assessment: Assessment;
	  }
	| { readonly file: string; readonly ok: false; readonly problem: FileProblem };

/** Reads a source and measures its army against the given limits; its own count for nothing here. */
export async function judge({ file, read }: Source, limits: Limits): Promise<Judgement> {
	const content = await read();
	if (!content.ok) return { file, ...content };
	const reading = readBrik(content.bytes);
	if (!reading.ok) return { file, ...reading };
	const { army } = reading;
	return { file, ok: true, army, assessment: assess(army, limits) };
}

/** The exit status that a judgement asks for: 2 unreadable, 1 an error, 0. The worst counts. */
export function statusOf(judgement: Judgement): 0 | 1 | 2 {
	if (!judgement.ok) return 2;
	return isLegal(judgement.assessment) ? 0 : 1;
}
