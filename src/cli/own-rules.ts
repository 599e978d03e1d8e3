import type { ComparedPack } from '$lib/army/carried-packs';
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
	if (!army.rulings) return [];
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

/** A line for a pack: its edition, and what differs from the one that is known. */
function packRow(
	{ carried, known, otherRows, hasOtherRules }: ComparedPack,
	{ cli: { pack: m } }: Texts
): string {
	const head = m.carried(carried);
	if (!known) return `${head} (${m.unknown})`;
	const differs = [
		...(known.edition === carried.edition ? [] : [m.counts(known)]),
		...(otherRows.length > 0 ? [m.otherRows({ what: otherRows.join(', ') })] : []),
		...(hasOtherRules ? [m.otherRules] : [])
	];
	return `${head} (${differs.length > 0 ? differs.join('; ') : m.same})`;
}

/** Returns what affects prices besides the rulebook: rulings, packs and house rules. */
export function ownRules(army: Army, packs: readonly ComparedPack[], texts: Texts): string[] {
	return [
		...rulingsRow(army, texts),
		...packs.map((pack) => packRow(pack, texts)),
		...houseRulesRow(army, texts)
	];
}
