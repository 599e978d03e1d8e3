import { toCp } from '$lib/points/points';
import type { FileAssessment } from './file-assessment';
import type { JsonArmy, JsonRefusal } from './outputs';
import { jsonLine, jsonPack, jsonViolation } from './json-parts';
import { escapeControls } from './terminal';
import { problemText, type ProblemTexts } from './texts';

/** Returns the entry of a file that cannot be read. */
export function refusalJson(
	{ file, problem }: Extract<FileAssessment, { ok: false }>,
	texts: ProblemTexts
): JsonRefusal {
	const { code, path } = problem;
	return { file, ok: false, error: { code, message: problemText(texts, problem), path } };
}

function jsonEntry(assessed: FileAssessment, texts: ProblemTexts): JsonArmy | JsonRefusal {
	if (!assessed.ok) return refusalJson(assessed, texts);
	const { file, ok, army, packs, assessment } = assessed;
	return {
		file,
		ok,
		name: army.name,
		rulebook: army.rulebook,
		...(packs.length > 0 && { packs: packs.map(jsonPack) }),
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
