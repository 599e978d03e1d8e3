import type { LedgerLine } from '$lib/rules/ledger';
import type { Violation } from '$lib/rules/violation';
import type { Areas } from './languages';

type Texts = Areas['builder'];

/** The measure of a price: inches of speed, a level, or the name of a summon. */
function measureText({ terms }: Pick<Texts, 'terms'>, { key, measure }: LedgerLine): string {
	if (measure === undefined) return '';
	if (typeof measure === 'string') return measure;
	return key.startsWith('propulsion.')
		? terms.measures.inches({ inches: measure })
		: terms.measures.level({ level: measure });
}

/** The text of a ledger line, in the language of the texts. */
export function ledgerText(texts: Pick<Texts, 'terms'>, line: LedgerLine): string {
	const measure = measureText(texts, line);
	const what = texts.terms.ledger[line.key];
	return measure === '' ? what : `${what}, ${measure}`;
}

/** The sentence of a violation, in the language of the texts. */
export function violationText(
	{ violations }: Pick<Texts, 'violations'>,
	{ code, params }: Violation
): string {
	const tell = violations[code] as (values: Violation['params']) => string;
	return tell(params);
}
