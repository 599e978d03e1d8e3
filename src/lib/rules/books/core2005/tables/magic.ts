import type { RuleId } from '../../../citations';

interface SpellRow {
	readonly rule: RuleId;
	/** CP per level; per inch of size for what a mage learns. */
	readonly cost?: number;
	/** CP per level in the other reading of X-21. */
	readonly singleCost?: number;
	/** Per level; for summons and undead per inch of size. */
	readonly use?: number;
	/** Inches per level. */
	readonly range?: number;
	readonly thrown?: string;
	readonly damage?: string;
	readonly armor?: string;
	readonly area?: number;
}

/** Spells and magic abilities (PL-MAG-01 to PL-MAG-11); all numbers are per level. */
export const spells = {
	level: { rule: 'PL-MAG-01', cost: 1 },
	bolt: { rule: 'PL-MAG-03', use: 3, range: 6, damage: '1d6' },
	areaSpell: { rule: 'PL-MAG-04', cost: 1, use: 3, thrown: '1d6', damage: '1d10' },
	shield: { rule: 'PL-MAG-05', cost: 2, singleCost: 1, use: 2, armor: '1d6', area: 2 },
	summoning: { rule: 'PL-MAG-08', cost: 1, use: 3 },
	necromancy: { rule: 'PL-MAG-11', cost: 1, use: 4 }
} satisfies Record<string, SpellRow>;

/** Limits of circles of mages (PL-MAG-06, PL-MAG-10) and of single mages (X-33, PL-MAG-09). */
export const circles = {
	spell: { rule: 'PL-MAG-06', maximum: 10, mages: 2 },
	summoning: { rule: 'PL-MAG-10', maximum: 5, mages: 2 },
	alone: { rule: 'PL-MAG-01', maximum: 5 },
	summoner: { rule: 'PL-MAG-09', minimum: 2 }
} satisfies Record<string, { rule: RuleId; maximum?: number; minimum?: number; mages?: number }>;
