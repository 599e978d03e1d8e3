import { pacer } from '$lib/browser/pause';
import { summaryOf } from '$lib/rules/assessment/summary';
import type { Points } from '$lib/points/points';
import type { Army } from '$lib/rules/choices';
import type { Armies } from '$lib/store';

/** A stored earlier state of an army; `known` is absent if this version cannot read it. */
export interface EarlierState {
	readonly savedAt: number;
	readonly document: unknown;
	readonly known?: {
		readonly army: Army;
		readonly revision: number;
		readonly total: Points;
		readonly dice: number;
	};
}

/** The earlier states of an army, newest first, with their totals. */
export class EarlierStates {
	readonly #armies: Armies;
	#all = $state.raw<readonly EarlierState[]>();
	#failed = $state(false);

	constructor(armies: Armies) {
		this.#armies = armies;
	}

	/** Undefined while loading. */
	get all(): readonly EarlierState[] | undefined {
		return this.#all;
	}

	get failed(): boolean {
		return this.#failed;
	}

	async load(id: string): Promise<void> {
		try {
			const states: EarlierState[] = [];
			const pace = pacer();
			for (const stored of await this.#armies.revisions(id)) {
				const { savedAt } = stored;
				if (stored.readable) {
					const { army, revision } = stored;
					const { total, dice } = summaryOf(army, 0);
					states.push({ savedAt, document: army, known: { army, revision, total, dice } });
				} else states.push({ savedAt, document: stored.document });
				await pace();
			}
			this.#all = states;
		} catch {
			this.#failed = true;
		}
	}
}
