import type { Chance } from '$lib/dice/chance';

/** One total of a distribution with its chance, and the part of it that kills. */
export interface DistributionCell<P = Chance> {
	readonly total: number;
	readonly chance: P;
	readonly kills: P;
	/** Whether it includes all higher totals. */
	readonly open?: boolean;
}
