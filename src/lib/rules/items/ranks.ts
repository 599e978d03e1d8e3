/** What a rank means, in every rulebook that has it. Prices and statistics are in the rulebook's tables. */
export interface RankKind {
	/** Heroic Ego: quirk, discount, feats (PL-HER-01 to PL-HER-07). */
	readonly heroic?: true;
	/** Commands and reorganises (PL-OFF-01). */
	readonly commands?: true;
	/** Listed with the leaders of an army. */
	readonly leads?: true;
	/** The rank that spending the rest promotes it to. */
	readonly promotion?: string;
	readonly icon: 'mercenary' | 'officer' | 'hero';
	readonly color: 'blue' | 'green' | 'red';
}

/** The ranks of minifigs, the lowest first. */
export const RANKS = {
	mercenary: { promotion: 'officer', icon: 'mercenary', color: 'blue' },
	officer: { commands: true, leads: true, promotion: 'hero', icon: 'officer', color: 'green' },
	hero: { heroic: true, leads: true, icon: 'hero', color: 'red' }
} as const satisfies Record<string, RankKind>;

/** The rank of a figure about which nothing else is said. */
export const LOWEST_RANK = 'mercenary';
/** The rank with Heroic Ego. */
export const HEROIC_RANK = 'hero';
