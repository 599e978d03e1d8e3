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

/** The points of an army, or its general dice, with the word for them. */
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

/** What is wrong, the worst first, each group below its heading. */
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

/** What is said of an army: by `price` with its bill, by `check` without. */
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

/** Why a file was refused, with the place in it where that is known. */
export function refusalText({ file, problem }: Bad, texts: ProblemTexts): string {
	const place = problem.path && ` (${texts.cli.place({ path: problem.path })})`;
	return escaped(`${file}: ${problemText(texts, problem)}${place}`);
}
