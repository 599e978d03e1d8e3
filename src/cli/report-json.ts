import { toCp } from '$lib/points/points';
import type { LedgerLine } from '$lib/rules/ledger';
import { pathOf, type Violation } from '$lib/rules/violation';
import type { Judgement } from './judgement';
import { escaped } from './terminal';
import { problemText, type ProblemTexts } from './texts';

export const jsonLine = ({ unit, rule, key, quantity, points }: LedgerLine) => ({
	unit,
	rule,
	key,
	quantity,
	points: toCp(points)
});

/** Without the repairs: they are for the app's buttons. */
export const jsonViolation = (violation: Violation) => {
	const { code, rule, severity, unit, params } = violation;
	return { code, rule, severity, unit, path: pathOf(violation), params };
};

function jsonEntry(judgement: Judgement, texts: ProblemTexts) {
	const { file, ok } = judgement;
	if (!ok) {
		const { code, path } = judgement.problem;
		return { file, ok, error: { code, message: problemText(texts, judgement.problem), path } };
	}
	const { army, assessment } = judgement;
	return {
		file,
		ok,
		name: army.name,
		rulebook: army.rulebook,
		points: toCp(assessment.total),
		// General dice, in a rulebook that counts them in place of points.
		...(assessment.dice === undefined ? {} : { dice: assessment.dice }),
		lines: assessment.lines.map(jsonLine),
		violations: assessment.violations.map(jsonViolation)
	};
}

/** The entry of one file: JSON on one line, with nothing in it that a terminal would obey. */
export function jsonReport(judgement: Judgement, texts: ProblemTexts): string {
	return escaped(JSON.stringify(jsonEntry(judgement, texts)));
}

/** The array of all entries. */
export function jsonArray(entries: readonly string[]): string {
	return `[\n${entries.join(',\n')}\n]\n`;
}
