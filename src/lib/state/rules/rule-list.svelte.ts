import { afterPaint } from '$lib/browser/pause';
import type { RuleTexts } from '$lib/i18n/en/rules';
import { SOURCE_OF, type RuleId, type SourceId } from '$lib/rules/citations';
import { chapterOf, type Place } from './rule-address';
import { CONTENTS, foundRules, ruleIdsOf, wordsOf, type RuleQuery } from './rule-search';

/** Rules with their chapters and rulebooks. */
function withParents(rules: readonly RuleId[]): ReadonlySet<Place | SourceId> {
	const chapters = rules.map(chapterOf);
	return new Set([...rules, ...chapters, ...chapters.map((chapter) => SOURCE_OF[chapter])]);
}

const NO_QUERY: RuleQuery = { text: '', source: undefined };

/** The search on the rules page, and the rules that match. The list follows the fields one frame later. */
export class RuleList {
	readonly all = ruleIdsOf(CONTENTS).length;
	readonly #texts: () => RuleTexts;
	#entered = $state.raw(NO_QUERY);
	#query = $state.raw(NO_QUERY);
	#cancel: (() => void) | undefined;
	readonly words = $derived.by(() => wordsOf(this.#query.text));
	readonly #found = $derived.by(() => ruleIdsOf(foundRules(this.#texts(), this.#query)));
	/** The rulebooks, chapters and rules to show. */
	readonly shown: ReadonlySet<Place | SourceId> = $derived.by(() => withParents(this.#found));

	constructor(texts: () => RuleTexts) {
		this.#texts = texts;
	}

	get text(): string {
		return this.#entered.text;
	}

	set text(text: string) {
		this.#enter({ ...this.#entered, text });
	}

	get source(): SourceId | undefined {
		return this.#entered.source;
	}

	set source(source: SourceId | undefined) {
		this.#enter({ ...this.#entered, source });
	}

	/** Whether the list is of a search. */
	get narrowed(): boolean {
		return this.words.length > 0 || this.#query.source !== undefined;
	}

	get count(): number {
		return this.#found.length;
	}

	/** Shows all rules at once. */
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
