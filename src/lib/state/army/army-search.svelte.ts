import { arranged, matches, ORDERS, type Listed, type Order } from '$lib/army/list/searching';
import { allTags } from '$lib/army/list/tagging';
import { toCp } from '$lib/points/points';
import type { Army } from '$lib/rules/choices';
import { storeOrder, storedOrder } from './army-order';
import { locale } from '../app/locale.svelte';
import { summaries } from './summaries.svelte';

function worth(army: Army): number | undefined {
	const summary = summaries.of?.(army);
	return summary?.tally === 'points' ? toCp(summary.total) : undefined;
}

/** The search and sort order of the army list, for this session. */
class ArmySearch {
	text = $state('');
	#tags = $state.raw<readonly string[]>([]);
	#order = $state<Order>(ORDERS.find((order) => order === storedOrder()) ?? 'edited');
	readonly #collator = $derived(new Intl.Collator(locale.tag, { numeric: true }));
	/** The collator is made when two names are compared: the first one takes a browser 6 ms. */
	readonly #names = { compare: (a: string, b: string) => this.#collator.compare(a, b) };

	get order(): Order {
		return this.#order;
	}

	/** Also remembers the order for the next visit. */
	set order(order: Order) {
		this.#order = order;
		storeOrder(order);
	}

	get tags(): readonly string[] {
		return this.#tags;
	}

	/** Whether a search text or tag may hide armies. */
	get narrows(): boolean {
		return this.text.trim() !== '' || this.#tags.length > 0;
	}

	/** Adds a tag to the search or removes it. */
	toggle(tag: string): void {
		const rest = this.#tags.filter((chosen) => chosen !== tag);
		this.#tags = rest.length < this.#tags.length ? rest : [...rest, tag];
	}

	clear(): void {
		this.text = '';
		this.#tags = [];
	}

	/** The matching armies in the chosen order. */
	found<T extends Listed>(armies: readonly T[]): T[] {
		const { text, tags } = this;
		const matching = armies.filter((army) => matches(army, { text, tags }));
		return arranged(matching, this.order, { collator: this.#names, worth });
	}

	/** The tags of these armies, and searched tags that no army has any more. */
	tagsOf(armies: readonly Listed[]): string[] {
		return allTags([...armies, { tags: this.#tags }], this.#names);
	}
}

export const armySearch = new ArmySearch();
