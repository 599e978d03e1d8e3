import { offeredUnits } from '$lib/army/carried-packs';
import { ownUnitOf } from '$lib/army/own-unit';
import { missingSupplements, readyOffers } from '$lib/army/ready/offers';
import { packCandidates } from '$lib/fill/pack-candidates';
import type { Candidate } from '$lib/fill/steps';
import type { BuilderMessages } from '$lib/i18n/languages';
import { named } from '$lib/i18n/named';
import type { Army } from '$lib/rules/choices';
import type { Pack } from '$lib/rules/packs/pack';

/** The units that can be bought with the remaining points: ready units of packs, one for each row of them, and printed ones. */
export function fillCandidates(
	army: Army,
	known: readonly Pack[],
	{ presets, terms, fill }: Pick<BuilderMessages, 'presets' | 'terms' | 'fill'>
): Candidate[] {
	const printed = readyOffers(army, presets)
		.filter(({ missing, role }) => missing.length === 0 && role !== 'scratch')
		.map(({ unit }) => unit);
	const ready = offeredUnits(army, known)
		.map(({ unit }) => ownUnitOf(unit))
		.filter((unit) => missingSupplements(army, unit).length === 0);
	const own = packCandidates(army, printed, (unit, row, table) => {
		const name = named(terms[table], row);
		return table === 'ranks' ? name : fill.withRow({ name: unit.name, what: name });
	});
	// Among equally good offers, the first candidate wins: what the players have added.
	return [...ready, ...own, ...printed];
}
