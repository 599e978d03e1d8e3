/** What a game file may hold at most, beside what its armies may. */
export const GAME_MOST = {
	sides: 8,
	/** Armies of one side. */
	armies: 8,
	events: 20_000,
	/** Changes, figures and rolls of one event. */
	changes: 4000,
	/** Characters of a figure’s id: side, army and unit. */
	figureId: 200,
	/** Characters of an event’s id and of an author’s id. */
	id: 40,
	/** The highest count, and the most inches. */
	number: 9999,
	/** Dice of one roll, and throws of one die. */
	dice: 500,
	clock: 1_000_000_000
} as const;
