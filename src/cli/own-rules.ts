import type { Army } from '$lib/rules/choices';
import {
	DEFAULT_RULINGS,
	readingsOf,
	RULINGS,
	type Readings,
	type RulingId
} from '$lib/rules/rulings/rulings';
import type { Texts } from './texts';

/** The army's reading of a contradiction in the rules. */
function rulingText<K extends RulingId>(ruling: K, readings: Readings, { builder }: Texts): string {
	const { title, readings: words } = builder.rulings[ruling];
	return `${title}: ${(words as Record<Readings[K], string>)[readings[ruling]]}`;
}

/** A line for readings that differ from the default. */
function rulingsRow(army: Army, texts: Texts): string[] {
	const readings = readingsOf(army);
	const own = RULINGS.filter((ruling) => readings[ruling] !== DEFAULT_RULINGS[ruling]);
	if (own.length === 0) return [];
	const what = own.map((ruling) => rulingText(ruling, readings, texts)).join('; ');
	return [texts.cli.rulings({ what })];
}

/** A line for changed prices and values, by their names in the file. */
function houseRulesRow({ houseRules }: Army, { cli }: Texts): string[] {
	const changes = houseRules?.changes ?? [];
	if (changes.length === 0) return [];
	const what = changes.map(({ table, row, field, value }) => `${table}/${row}/${field} ${value}`);
	const name = houseRules?.name ? `${houseRules.name}: ` : '';
	return [cli.houseRules({ what: name + what.join(', ') })];
}

/** Returns the rule choices that affect prices, besides the rulebook. */
export function ownRules(army: Army, texts: Texts): string[] {
	return [...rulingsRow(army, texts), ...houseRulesRow(army, texts)];
}
