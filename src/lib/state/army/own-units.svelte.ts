import { ownUnitOf } from '$lib/army/own-unit';
import { randomId } from '$lib/browser/random';
import type { RulebookId, Unit } from '$lib/rules/choices';
import type { OwnUnit, OwnUnits } from '$lib/store';
import { shownName } from '$lib/i18n/ready-names';
import { locale } from '../app/locale.svelte';
import { plainText } from '../app/plain-text';
import { FollowedRows } from '../document/followed-rows.svelte';

/** A saved unit with the name that the reader sees. */
export interface SavedUnit extends OwnUnit {
	readonly name: string;
}

const nameOf = ({ unit: { name } }: OwnUnit): string =>
	locale.readyNames ? shownName(locale.readyNames, name) : name;

/** The user's saved units, available once the army page has called `open`. */
class OwnUnitsState extends FollowedRows<OwnUnit, OwnUnits> {
	readonly #named = $derived(
		(this.rows ?? []).map((own): SavedUnit => ({ ...own, name: nameOf(own) }))
	);

	/** The saved units of all rulebooks. */
	get all(): readonly SavedUnit[] {
		return this.#named;
	}

	/** The saved units of a rulebook. */
	of(rulebook: RulebookId): readonly SavedUnit[] {
		return this.#named.filter((own) => own.rulebook === rulebook);
	}

	/** Saves a unit. Like all writes here, it rejects if the browser cannot store it. */
	async keep(unit: Unit, rulebook: RulebookId): Promise<void> {
		await (await this.store()).keep(randomId(), { rulebook, unit: ownUnitOf(unit) });
	}

	async rename({ id }: OwnUnit, text: string): Promise<void> {
		const name = plainText(text);
		if (name) await (await this.store()).rename(id, name);
	}

	async remove({ id }: OwnUnit): Promise<void> {
		await (await this.store()).remove(id);
	}

	/** Undoes a removal. */
	async bringBack({ id, rulebook, unit }: OwnUnit): Promise<void> {
		await (await this.store()).keep(id, { rulebook, unit });
	}
}

export const ownUnits = new OwnUnitsState();
