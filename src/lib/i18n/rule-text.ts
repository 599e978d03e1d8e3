import type { ShortRule } from '$lib/rules/rulebook/short-rules';

/** One rule, explained to players in our own words. */
export interface RuleText {
	readonly title: string;
	readonly text: string;
	/** For the quick reference, where space is short. */
	readonly short?: string;
}

/** The texts of some rules; those of the quick reference have a short version too. */
export type TextsOf<R extends string> = {
	readonly [K in R]: K extends ShortRule ? Required<RuleText> : RuleText;
};
