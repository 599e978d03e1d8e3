import { formatPoints } from '$lib/points/format';
import { toCp } from '$lib/points/points';
import type { Unit } from '$lib/rules/choices';
import type { Severity, Violation } from '$lib/rules/violation';
import type { ReportOrder } from './arguments';
import { billRows } from './bill';
import type { Judgement } from './judgement';
import { ownRules } from './own-rules';
import { violationText } from '$lib/i18n/sentences';
import { escaped, type Style } from './terminal';
import { problemText, type ProblemTexts, type Texts } from './texts';
import { concernsArmy, unitsById } from './units';

type Good = Extract<Judgement, { ok: true }>;
type Bad = Extract<Judgement, { ok: false }>;

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/** Returns the army's points, or its general dice, with their unit. */
export function worth({ assessment: { total, dice } }: Good, { cli }: Texts): string {
	if (dice !== undefined) return cli.dice({ count: dice });
	return cli.points({ points: formatPoints(total), count: toCp(total) });
}

function verdict({ assessment: { violations } }: Good, { builder }: Texts, style: Style): string {
	const count = violations.filter(({ severity }) => severity === 'error').length;
	return count === 0 ? builder.army.legal : style.alarm(builder.army.problems({ count }));
}

function head(good: Good, texts: Texts, style: Style): string[] {
	const { file, army } = good;
	const facts = [escaped(file), texts.builder.terms.rulebooks[army.rulebook], worth(good, texts)];
	return [
		style.strong(escaped(army.name)),
		[...facts, verdict(good, texts, style)].join(' · '),
		...ownRules(army, texts).map(escaped)
	];
}

function violationRow(violation: Violation, units: Map<string, Unit>, { builder }: Texts): string {
	const named = concernsArmy(violation) ? undefined : units.get(violation.unit);
	const name = named?.name ?? builder.army.settings;
	return escaped(`  ${name}: ${violationText(builder, violation)} (${violation.rule})`);
}

/** Returns the violations, most severe first, grouped by severity. */
export function violationRows({ army, assessment }: Good, texts: Texts, style: Style): string[] {
	const units = unitsById(army);
	return SEVERITIES.flatMap((severity) => {
		const found = assessment.violations.filter((violation) => violation.severity === severity);
		if (found.length === 0) return [];
		const heading = texts.builder.severities[severity];
		return [
			'',
			severity === 'error' ? style.alarm(heading) : heading,
			...found.map((violation) => violationRow(violation, units, texts))
		];
	});
}

/** Returns the report on an army; `price` includes the cost breakdown, `check` does not. */
export function textReport(
	good: Good,
	command: ReportOrder['command'],
	texts: Texts,
	style: Style
): string {
	const bill = command === 'price' ? billRows(good.army, good.assessment, texts, style) : [];
	const rows = [...head(good, texts, style), ...bill, ...violationRows(good, texts, style)];
	return `${rows.join('\n')}\n`;
}

/** Returns why a file was rejected, with the path in it if known. */
export function refusalText({ file, problem }: Bad, texts: ProblemTexts): string {
	const place = problem.path && ` (${texts.cli.place({ path: problem.path })})`;
	return escaped(`${file}: ${problemText(texts, problem)}${place}`);
}
