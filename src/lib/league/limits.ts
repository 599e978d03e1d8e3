/** What a league file may hold at most, beside what its armies may. */
export const LEAGUE_MOST = {
	/** Entries of a list. */
	entries: 10_000,
	/** Characters of the place of a meeting. */
	place: 200,
	/** Numbers of games, captures of a game, inches of a zone. */
	small: 99,
	/** The number of a receipt. */
	receipts: 1_000_000
} as const;
