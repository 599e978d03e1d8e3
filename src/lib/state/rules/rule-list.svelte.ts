import { afterPaint } from '$lib/browser/pause';
import type { QuestionGroupId } from '$lib/rules/open-questions';
import { ALL_QUESTIONS, QUESTION_GROUPS } from './all-questions';
import { CONTENTS, type AnySource } from './all-rules';
import type { PageTexts } from './page-texts';
import type { Place } from './rule-address';
import { ENTRIES, foundEntries, TOPICS, wordsOf, type Entry, type RuleQuery } from './rule-search';

/** What can be shown or hidden: entries, and the headings over them. */
export type Shown = Entry | Place | AnySource | QuestionGroupId;

/** Entries with their chapters, rulebooks, groups and parts of the page. */
function withParents(found: readonly Entry[]): ReadonlySet<Shown> {
	const shown = new Set<Shown>(found);
	const isShown = (entry: Entry) => shown.has(entry);
	for (const { id, chapters } of CONTENTS) {
		const left = chapters.filter(({ rules }) => rules.some(isShown));
		for (const chapter of left) shown.add(chapter.id);
		if (left.length > 0) shown.add(id);
	}
	for (const { id, questions } of QUESTION_GROUPS) if (questions.some(isShown)) shown.add(id);
	if (TOPICS.some(isShown)) shown.add('differences');
	if (ALL_QUESTIONS.some(isShown)) shown.add('questions');
	return shown;
}

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
