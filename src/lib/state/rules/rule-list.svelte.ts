import { untrack } from 'svelte';
import { afterPaint } from '$lib/browser/pause';
import type { AnySource } from './all-rules';
import type { PageTexts } from './page-texts';
import { ENTRIES, foundEntries, wordsOf, type RuleQuery } from './rule-search';
import { withParents } from './shown-entries';
import { VisibleEntries } from './visible-entries.svelte';

const NO_QUERY: RuleQuery = { text: '', source: undefined };

/** The search on the rules page, and the entries that match. The list follows the fields one frame later. */
export class RuleList {
	readonly all = ENTRIES.length;
	readonly #texts: () => PageTexts;
	#entered = $state.raw(NO_QUERY);
	#query = $state.raw(NO_QUERY);
	#cancel: (() => void) | undefined;
	readonly words = $derived.by(() => wordsOf(this.#query.text));
	readonly #found = $derived.by(() => foundEntries(this.#texts(), this.#query));
	/** The entries on the screen, with the headings over them. */
	readonly shown = new VisibleEntries();

	constructor(texts: () => PageTexts) {
		this.#texts = texts;
	}

	get text(): string {
		return this.#entered.text;
	}

	set text(text: string) {
		this.#enter({ ...this.#entered, text });
	}

	get source(): AnySource | undefined {
		return this.#entered.source;
	}

	set source(source: AnySource | undefined) {
		this.#enter({ ...this.#entered, source });
	}

	/** Whether the list is of a search. */
	get narrowed(): boolean {
		return this.words.length > 0 || this.#query.source !== undefined;
	}

	get count(): number {
		return this.#found.length;
	}

	/** Ends the search. */
	clear = (): void => {
		this.stop();
		this.#entered = this.#query = NO_QUERY;
	};

	/** Ends the search and shows everything at once. */
	showAll(): void {
		this.clear();
		this.shown.followAtOnce(withParents(this.#found));
	}

	/** Brings what was found to the screen. */
	follow(): void {
		const wanted = withParents(this.#found);
		untrack(() => void this.shown.follow(wanted));
	}

	stop(): void {
		this.#cancel?.();
	}

	#enter(query: RuleQuery): void {
		this.#entered = query;
		this.stop();
		this.#cancel = afterPaint(() => (this.#query = query));
	}
}
