import type { Areas } from '$lib/i18n/languages';
import type { LedgerLine } from '$lib/rules/ledger';
import type { Violation } from '$lib/rules/violation';

type BuilderTexts = Areas['builder'];

/** What a price went by: inches of speed, a level, or the name of who waits to be summoned. */
function measureText({ terms }: BuilderTexts, { key, measure }: LedgerLine): string {
	if (measure === undefined || typeof measure === 'string') return measure ?? '';
	return key.startsWith('propulsion.')
		? terms.measures.inches({ inches: measure })
		: terms.measures.level({ level: measure });
}

/** What a line of the bill is for. */
export function ledgerText(builder: BuilderTexts, line: LedgerLine): string {
	const measure = measureText(builder, line);
	const what = builder.terms.ledger[line.key];
	return measure === '' ? what : `${what}, ${measure}`;
}

/** The sentence of a violation. */
export function violationText(builder: BuilderTexts, { code, params }: Violation): string {
	const tell = builder.violations[code] as (values: Violation['params']) => string;
	return tell(params);
}
