import type { PrintedRank } from '../../../choices';
import type { RuleId } from '../../../citations';

interface RankRow {
	readonly rule: RuleId;
	/** CP each. */
	readonly cost: number;
	readonly skill: string;
	/** Inches. */
	readonly move: number;
	readonly armor: string;
}

/** Base types of minifigs (PL-CHR-02). */
export const ranks: Readonly<Record<PrintedRank, RankRow>> = {
	mercenary: { rule: 'PL-CHR-02', cost: 4, skill: '1d6', move: 5, armor: '4' },
	officer: { rule: 'PL-CHR-02', cost: 7, skill: '1d6+1', move: 6, armor: '1d6+2' },
	hero: { rule: 'PL-CHR-02', cost: 11, skill: '1d10', move: 7, armor: '2d6' }
};
