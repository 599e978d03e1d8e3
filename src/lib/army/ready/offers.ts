import type { Army, Supplement } from '$lib/rules/choices';
import { rulebookFor } from '$lib/rules/registry';
import { SUPPLEMENTS } from '$lib/rules/rulebook/ruleset';
import type { NewUnit } from '../edits/edits';
import { ROLE_OF, type Role } from './roles';
import { READY_UNITS, type ReadyId } from './units';

/** A ready unit for one army. */
export interface ReadyOffer {
	readonly id: ReadyId;
	readonly role: Role;
	readonly unit: NewUnit;
	/** Supplements that the unit needs and the army does not use. */
	readonly missing: readonly Supplement[];
}

/** The supplements that a unit needs and an army does not use. By default, an army uses all three. */
export function missingSupplements(army: Army, unit: NewUnit): readonly Supplement[] {
	if (!army.supplements) return [];
	const alone: Army = { ...army, units: [{ ...unit, id: 'alone' }], reserve: undefined };
	const asked = rulebookFor(army)
		.check(alone)
		.flatMap(({ code, params }) => (code === 'SUPPLEMENT_OFF' ? [params.supplement] : []));
	return SUPPLEMENTS.filter((supplement) => asked.includes(supplement));
}

/** All ready units of an army's rulebook in palette order, with names in the user's language. */
export function readyOffers(army: Army, names: Readonly<Record<ReadyId, string>>): ReadyOffer[] {
	const kits = READY_UNITS[army.rulebook];
	return (Object.keys(ROLE_OF) as ReadyId[]).flatMap((id) => {
		const kit = kits[id];
		if (!kit) return [];
		const unit = { ...structuredClone(kit), name: names[id] };
		return [{ id, role: ROLE_OF[id], unit, missing: missingSupplements(army, unit) }];
	});
}
