/** One rule, explained to players in our own words. */
export interface RuleText {
	readonly title: string;
	readonly text: string;
}
