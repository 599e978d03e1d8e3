import { ownUnitOf } from '$lib/army/own-unit';
import { randomId } from '$lib/browser/random';
import type { RulebookId, Unit } from '$lib/rules/choices';
import type { OwnUnit, OwnUnits } from '$lib/store';
import { plainText } from '../app/plain-text';

/** The units that are kept for every army, once the page of an army has opened their store. */
class OwnUnitsState {
	#store: (() => Promise<OwnUnits>) | undefined;
	#all = $state.raw<readonly OwnUnit[]>([]);

	open(store: () => Promise<OwnUnits>): void {
		this.#store = store;
	}

	/** Those that armies of a rulebook can have. */
	of(rulebook: RulebookId): readonly OwnUnit[] {
		return this.#all.filter((own) => own.rulebook === rulebook);
	}

	/** Follows what is stored, as long as what this returns is not called. */
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

	/** Rejects, as all that write here, when the browser cannot store it. */
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

	/** Takes a removal back. */
	async bringBack({ id, ...offered }: OwnUnit): Promise<void> {
		await (await this.#need()).keep(id, offered);
	}

	async #need(): Promise<OwnUnits> {
		if (!this.#store) throw new Error('The units are asked for before they are opened');
		return this.#store();
	}
}

export const ownUnits = new OwnUnitsState();
