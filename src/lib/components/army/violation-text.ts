import type { BuilderMessages } from '$lib/i18n/languages';
import type { RepairStep, Violation } from '$lib/rules/violation';

/** The sentence of a violation in the language of the messages. */
export function violationText(
	{ violations }: BuilderMessages,
	{ code, params }: Violation
): string {
	const text = violations[code] as (values: Violation['params']) => string;
	return text(params);
}

/** What a step of a repair does, in the language of the messages. */
export function repairStepText({ repairs }: BuilderMessages, step: RepairStep): string {
	const text = repairs[step.kind] as (values: { step: RepairStep }) => string;
	return text({ step });
}
