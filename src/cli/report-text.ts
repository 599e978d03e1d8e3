import { formatPoints } from '$lib/points/format';
import { toCp } from '$lib/points/points';
import type { Unit } from '$lib/rules/choices';
import { SEVERITIES, type Violation } from '$lib/rules/violation';
import type { ReportOrder } from './arguments';
import { billRows } from './bill';
import type { FileAssessment } from './file-assessment';
import { ownRules } from './own-rules';
import { violationText } from '$lib/i18n/sentences';
import { escapeControls, type Style } from './terminal';
import { problemText, type ProblemTexts, type Texts } from './texts';
import { concernsArmy, unitsById } from './units';

type Readable = Extract<FileAssessment, { ok: true }>;
type Unreadable = Extract<FileAssessment, { ok: false }>;

/** Returns the army's points, or its general dice, with their unit. */
export function totalText(
	{ assessment: { total, dice } }: Pick<Readable, 'assessment'>,
	{ cli }: Texts
): string {
	if (dice !== undefined) return cli.dice({ count: dice });
	return cli.points({ points: formatPoints(total), count: toCp(total) });
}

function verdict(
	{ assessment: { violations } }: Readable,
	{ builder }: Texts,
	style: Style
): string {
	const count = violations.filter(({ severity }) => severity === 'error').length;
	return count === 0 ? builder.army.legal : style.alarm(builder.army.problems({ count }));
}

function head(readable: Readable, texts: Texts, style: Style): string[] {
	const { file, army, packs } = readable;
	const facts = [
		escapeControls(file),
		texts.builder.terms.rulebooks[army.rulebook],
		totalText(readable, texts)
	];
	return [
		style.strong(escapeControls(army.name)),
		[...facts, verdict(readable, texts, style)].join(' · '),
		...ownRules(army, packs, texts).map(escapeControls)
	];
}

function violationRow(violation: Violation, units: Map<string, Unit>, { builder }: Texts): string {
	const named = concernsArmy(violation) ? undefined : units.get(violation.unit);
	const name = named?.name ?? builder.army.settings;
	return escapeControls(`  ${name}: ${violationText(builder, violation)} (${violation.rule})`);
}

/** Returns the violations, most severe first, grouped by severity. */
export function violationRows(
	{ army, assessment }: Pick<Readable, 'army' | 'assessment'>,
	texts: Texts,
	style: Style
): string[] {
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
	readable: Readable,
	command: ReportOrder['command'],
	texts: Texts,
	style: Style
): string {
	const bill =
		command === 'price' ? billRows(readable.army, readable.assessment, texts, style) : [];
	const rows = head(readable, texts, style).concat(bill, violationRows(readable, texts, style));
	return `${rows.join('\n')}\n`;
}

/** Returns why a file was rejected, with the path in it if known. */
export function refusalText({ file, problem }: Unreadable, texts: ProblemTexts): string {
	const place = problem.path && ` (${texts.cli.place({ path: problem.path })})`;
	return escapeControls(`${file}: ${problemText(texts, problem)}${place}`);
}
