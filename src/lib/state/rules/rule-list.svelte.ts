import { afterPaint } from '$lib/browser/pause';
import type { AnySource } from './all-rules';
import type { PageTexts } from './page-texts';
import { ENTRIES, foundEntries, wordsOf, type RuleQuery } from './rule-search';
import { withParents, type Shown } from './shown-entries';

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
	/** The entries to show, with the headings over them. */
	readonly shown: ReadonlySet<Shown> = $derived.by(() => withParents(this.#found));

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

	/** Shows everything at once. */
	clear = (): void => {
		this.stop();
		this.#entered = this.#query = NO_QUERY;
	};

	stop(): void {
		this.#cancel?.();
	}

	#enter(query: RuleQuery): void {
		this.#entered = query;
		this.stop();
		this.#cancel = afterPaint(() => (this.#query = query));
	}
}
