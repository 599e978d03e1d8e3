import type { RuleId } from '$lib/rules/citations';
import { locale } from './locale.svelte';

/** Which rule is being read. */
export class RuleReader {
	#rule = $state<RuleId>();

	get rule(): RuleId | undefined {
		return this.#rule;
	}

	open(rule: RuleId): void {
		this.#rule = rule;
		void locale.load('rules');
	}

	close(): void {
		this.#rule = undefined;
	}
}
