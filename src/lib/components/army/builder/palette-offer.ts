import { offeredUnits } from '$lib/army/carried-packs';
import { withoutBidiMarks } from '$lib/army/format/direction';
import { ownUnitOf } from '$lib/army/own-unit';
import { missingSupplements } from '$lib/army/ready/offers';
import { named } from '$lib/i18n/named';
import { addTo, mountIn, suitsPlace, type AddPlace } from '$lib/army/edits/add-place';
import type { Edit } from '$lib/army/edits/edit';
import type { NewUnit } from '$lib/army/edits/edits';
import { hasWords, searchable } from '$lib/army/ready/finding';
import { unitText } from '$lib/cards/model/unit-text';
import type { BuilderMessages } from '$lib/i18n/languages';
import { formatChange, formatPoints } from '$lib/points/format';
import type { Points } from '$lib/points/points';
import { costOf } from '$lib/rules/assessment/effect';
import { worthOf } from '$lib/rules/assessment/worth';
import type { Army, Supplement, Unit } from '$lib/rules/choices';
import { totalOf } from '$lib/rules/ledger';
import { rulebookFor, tallyOf } from '$lib/rules/registry';
import { locale } from '$lib/state/app/locale.svelte';
import type { SavedUnit } from '$lib/state/army/own-units.svelte';
import type { ArmyEditor } from '$lib/state/army/army-editor';
import { knownPacks } from '$lib/state/packs/known-packs.svelte';
import { withRows } from '$lib/state/packs/with-rows';

/** A unit of the palette with its price in points or dice, if the rulebook counts either. */
export interface PaletteOffer {
	readonly unit: Unit;
	readonly missing: readonly Supplement[];
	readonly edit: Edit;
	readonly price: string | undefined;
	/** Why it costs less here than alone, such as the discount of a second hero. */
	readonly cheaper?: string | undefined;
}

interface Offered {
	readonly id: string;
	readonly unit: NewUnit;
	/** The name that the reader sees, if it is not the unit's. */
	readonly name?: string;
	readonly missing: readonly Supplement[];
}

/** The discount that makes a unit cheaper in its army than alone. */
function discountOf({ army }: ArmyEditor, after: Army, unit: Unit, change: Points) {
	const priceIn = (whole: Army) => rulebookFor(whole).price(whole);
	const alone = totalOf(
		priceIn({ ...army, units: [unit], squads: undefined, reserve: undefined, stock: undefined })
	);
	if (change >= alone) return undefined;
	const discount = priceIn(after).find(({ points }) => points < 0);
	const { adding, terms } = locale.builder;
	return (
		discount &&
		adding.discount({ name: named(terms.ledger, discount.key), points: formatPoints(alone) })
	);
}

function priceOf(
	open: ArmyEditor,
	unit: Unit,
	edit: Edit
): Pick<PaletteOffer, 'price' | 'cheaper'> {
	const { army, assessment } = open;
	const tally = tallyOf(army);
	if (tally === 'points') {
		const after = edit.apply(army);
		const change = costOf(army, after);
		return {
			price: `${formatChange(change)} CP`,
			cheaper: discountOf(open, after, unit, change)
		};
	}
	const { each } = worthOf(army, assessment, unit) ?? {};
	return { price: each === undefined ? undefined : `${each} ${locale.m.app.dice({ dice: each })}` };
}

/** The units that suit a place, with the edits that add them there. */
export function offersFor<T extends Offered>(
	open: ArmyEditor,
	place: AddPlace,
	offered: readonly T[]
): (Omit<T, 'unit'> & PaletteOffer)[] {
	return offered
		.filter(({ unit }) => suitsPlace(open.army, place, unit))
		.map((entry) => {
			const unit = { ...entry.unit, id: entry.id, name: entry.name ?? entry.unit.name };
			const edit = withRows(addTo(place, entry.unit, entry.missing));
			return { ...entry, unit, edit, ...priceOf(open, unit, edit) };
		});
}

/** The ready units of the army's packs that match a search, by the names of the packs. */
export function packOffers(open: ArmyEditor, place: AddPlace, m: BuilderMessages, search: string) {
	const units = offeredUnits(open.army, knownPacks.all)
		.map(({ pack, unit: whole }) => {
			const unit = ownUnitOf(whole);
			const missing = missingSupplements(open.army, unit);
			const { name } = unit;
			return {
				pack: withoutBidiMarks(pack.name),
				id: `${pack.id} ${whole.id}`,
				unit,
				name,
				missing
			};
		})
		.filter((one) => isOwnFound(m, one, search));
	const offers = offersFor(open, place, units);
	const names = [...new Set(offers.map(({ pack }) => pack))];
	return names.map((name) => ({ name, offers: offers.filter(({ pack }) => pack === name) }));
}

/** Whether a saved unit matches a search. */
export function isOwnFound(
	m: BuilderMessages,
	{ id, unit, name }: Pick<SavedUnit, 'id' | 'unit' | 'name'>,
	search: string
): boolean {
	return hasWords(searchable(name, unitText(m, { ...unit, id })), search);
}

/** The title of the palette, which names the place. */
export function titleOf(m: BuilderMessages, { army }: ArmyEditor, place: AddPlace): string {
	if (place.of === 'reserve') return m.adding.summon;
	if (place.of === 'squad') {
		const name = army.squads?.find(({ id }) => id === place.id)?.name ?? '';
		return m.adding.toSquad({ name });
	}
	const mount = place.of === 'crew' ? mountIn(army, place.id) : undefined;
	if (!mount) return m.army.add;
	return m.adding.toMount({ what: m.adding.aboard[mount.form], name: mount.name });
}
