import type { BuilderMessages } from '$lib/i18n/languages';
import type { Violation } from '$lib/rules/violation';

/** The sentence of a violation in the language of the messages. */
export function violationText(
	{ violations }: BuilderMessages,
	{ code, params }: Violation
): string {
	const text = violations[code] as (values: Violation['params']) => string;
	return text(params);
}
