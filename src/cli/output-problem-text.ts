import type { OutputKind, OutputProblem } from './output-file';
import type { ProblemTexts } from './texts';

/** Says why an output file cannot be written. */
export function outputProblemText(
	name: string,
	kind: OutputKind,
	problem: OutputProblem,
	{ output }: ProblemTexts['cli']['cards']
): string {
	const { otherFile, noFolder, unwritable } = output;
	const texts = { otherFile: otherFile({ kind: kind.toUpperCase() }), noFolder, unwritable };
	return `${name}: ${texts[problem]}`;
}
