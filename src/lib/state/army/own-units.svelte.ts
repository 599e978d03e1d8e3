import { ownUnitOf } from '$lib/army/own-unit';
import { randomId } from '$lib/browser/random';
import type { RulebookId, Unit } from '$lib/rules/choices';
import type { OwnUnit, OwnUnits } from '$lib/store';
import { shownName } from '$lib/i18n/ready-names';
import { locale } from '../app/locale.svelte';
import { plainText } from '../app/plain-text';

/** A saved unit with the name that the reader sees. */
export interface SavedUnit extends OwnUnit {
	readonly name: string;
}

const nameOf = ({ unit: { name } }: OwnUnit): string =>
	locale.readyNames ? shownName(locale.readyNames, name) : name;

/** The user's saved units, available once the army page has called `open`. */
class OwnUnitsState {
	#store: (() => Promise<OwnUnits>) | undefined;
	#all = $state.raw<readonly OwnUnit[]>([]);
	readonly #named = $derived(this.#all.map((own): SavedUnit => ({ ...own, name: nameOf(own) })));

	open(store: () => Promise<OwnUnits>): void {
		this.#store = store;
	}

	/** The saved units of all rulebooks. */
	get all(): readonly SavedUnit[] {
		return this.#named;
	}

	/** The saved units of a rulebook. */
	of(rulebook: RulebookId): readonly SavedUnit[] {
		return this.#named.filter((own) => own.rulebook === rulebook);
	}

	/** Follows the stored units until the returned function is called. */
	watch(): () => void {
		let end: () => void = () => undefined;
		let over = false;
		const begin = async () => {
			const store = await this.#need();
			if (over) return;
			const subscription = store.watchAll().subscribe({
				next: (all) => (this.#all = all),
				error: () => undefined
			});
			end = () => subscription.unsubscribe();
		};
		begin().catch(() => undefined);
		return () => {
			over = true;
			end();
		};
	}

	/** Saves a unit. Like all writes here, it rejects if the browser cannot store it. */
	async keep(unit: Unit, rulebook: RulebookId): Promise<void> {
		await (await this.#need()).keep(randomId(), { rulebook, unit: ownUnitOf(unit) });
	}

	async rename({ id }: OwnUnit, text: string): Promise<void> {
		const name = plainText(text);
		if (name) await (await this.#need()).rename(id, name);
	}

	async remove({ id }: OwnUnit): Promise<void> {
		await (await this.#need()).remove(id);
	}

	/** Undoes a removal. */
	async bringBack({ id, rulebook, unit }: OwnUnit): Promise<void> {
		await (await this.#need()).keep(id, { rulebook, unit });
	}

	async #need(): Promise<OwnUnits> {
		if (!this.#store) throw new Error('The units are asked for before they are opened');
		return this.#store();
	}
}

export const ownUnits = new OwnUnitsState();
