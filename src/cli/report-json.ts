import { toCp } from '$lib/points/points';
import type { FileAssessment } from './file-assessment';
import { jsonLine, jsonViolation } from './json-parts';
import { escapeControls } from './terminal';
import { problemText, type ProblemTexts } from './texts';

function jsonEntry(assessed: FileAssessment, texts: ProblemTexts) {
	const { file, ok } = assessed;
	if (!ok) {
		const { code, path } = assessed.problem;
		return { file, ok, error: { code, message: problemText(texts, assessed.problem), path } };
	}
	const { army, assessment } = assessed;
	return {
		file,
		ok,
		name: army.name,
		rulebook: army.rulebook,
		points: toCp(assessment.total),
		// General dice, in a rulebook that uses them instead of points.
		...(assessment.dice === undefined ? {} : { dice: assessment.dice }),
		lines: assessment.lines.map(jsonLine),
		violations: assessment.violations.map(jsonViolation)
	};
}

/** Returns the entry of one file: JSON on one line, with control characters escaped. */
export function jsonReport(assessed: FileAssessment, texts: ProblemTexts): string {
	return escapeControls(JSON.stringify(jsonEntry(assessed, texts)));
}

/** Returns the array of all entries. */
export function jsonArray(entries: readonly string[]): string {
	return `[\n${entries.join(',\n')}\n]\n`;
}
