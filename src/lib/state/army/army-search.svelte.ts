import { arranged, matches, ORDERS, type Listed, type Order } from '$lib/army/list/searching';
import { allTags } from '$lib/army/list/tagging';
import { toCp } from '$lib/points/points';
import type { Army } from '$lib/rules/choices';
import { keepOrder, keptOrder } from './army-order';
import { locale } from '../app/locale.svelte';
import { summaries } from './summaries.svelte';

function worth(army: Army): number | undefined {
	const summary = summaries.of?.(army);
	return summary?.tally === 'points' ? toCp(summary.total) : undefined;
}

/** What is looked for among the armies, and their order; it stays as long as the app is open. */
class ArmySearch {
	text = $state('');
	#tags = $state.raw<readonly string[]>([]);
	#order = $state<Order>(ORDERS.find((order) => order === keptOrder()) ?? 'edited');
	readonly #collator = $derived(new Intl.Collator(locale.tag, { numeric: true }));

	get order(): Order {
		return this.#order;
	}

	/** The order is kept for the next visit too. */
	set order(order: Order) {
		this.#order = order;
		keepOrder(order);
	}

	get tags(): readonly string[] {
		return this.#tags;
	}

	/** Whether some armies may be out of sight. */
	get narrows(): boolean {
		return this.text.trim() !== '' || this.#tags.length > 0;
	}

	/** Looks for a tag too, or no more. */
	toggle(tag: string): void {
		const rest = this.#tags.filter((chosen) => chosen !== tag);
		this.#tags = rest.length < this.#tags.length ? rest : [...rest, tag];
	}

	clear(): void {
		this.text = '';
		this.#tags = [];
	}

	/** Those that are looked for, in the chosen order. */
	found<T extends Listed>(armies: readonly T[]): T[] {
		const { text, tags } = this;
		const some = armies.filter((army) => matches(army, { text, tags }));
		return arranged(some, this.order, { collator: this.#collator, worth });
	}

	/** The tags that armies have, and those that are looked for though none has them any more. */
	tagsOf(armies: readonly Listed[]): string[] {
		return allTags([...armies, { tags: this.#tags }], this.#collator);
	}
}

export const armySearch = new ArmySearch();
