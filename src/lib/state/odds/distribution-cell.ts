/** One total of a distribution with its chance, and the part of it that kills. */
export interface DistributionCell {
	readonly total: number;
	readonly chance: number;
	readonly kills: number;
	/** Whether it includes all higher totals. */
	readonly open?: boolean;
}
