import type { BuilderMessages } from '$lib/i18n/languages';
import type { LedgerLine } from '$lib/rules/ledger';

/** What a price went by: inches of speed, a level, or the name of who waits to be summoned. */
function measureText({ terms }: BuilderMessages, { key, measure }: LedgerLine): string {
	if (measure === undefined) return '';
	if (typeof measure === 'string') return measure;
	return key.startsWith('propulsion.')
		? terms.measures.inches({ inches: measure })
		: terms.measures.level({ level: measure });
}

/** What a ledger line is for, in the language of the messages. */
export function ledgerText(m: BuilderMessages, line: LedgerLine): string {
	const measure = measureText(m, line);
	const what = m.terms.ledger[line.key];
	return measure === '' ? what : `${what}, ${measure}`;
}
