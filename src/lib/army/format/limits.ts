/** Limits of an army file. The schema, the edits and the input fields all use them. */
export const MOST = {
	/** Characters of a name, an id, a cliché. */
	name: 80,
	/** Characters of notes, and of an order. */
	notes: 4000,
	level: 20,
	structureLevel: 9,
	hands: 20,
	/** Bonuses, inches of speed, modules, dice. */
	small: 99,
	/** Inches. */
	size: 999,
	/** Figures of a unit, pieces of an entry. */
	count: 999,
	/** CP. */
	points: 1_000_000,
	/** Entries of a list: gear, weapons, squads, members, summons. */
	entries: 200,
	units: 2000,
	/** Packs that an army carries. */
	packs: 10,
	/** One for each unit. */
	photos: 2000
} as const;

/** Bytes of an army file without photos. */
export const MAXIMUM_ARMY = 1_000_000;

/** Bytes of one photo. */
export const PHOTO_BYTES = 200_000;
