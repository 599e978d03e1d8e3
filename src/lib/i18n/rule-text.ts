/** One rule, told to a player in our own words. */
export interface RuleText {
	readonly title: string;
	readonly text: string;
}
