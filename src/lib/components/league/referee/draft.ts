import type { Decision } from '$lib/league/league-file';
import type { Entry } from '$lib/state/league/inbox.svelte';

/** The decision that the referee edits; at first, the one that the rules suggest. */
export interface Draft {
	readonly decision: Decision['decision'];
	readonly notes: string;
}

/** The initial draft: the saved decision, or else the one that the rules suggest. */
export function firstDraft(entry: Entry | undefined, decision: Decision | undefined): Draft {
	return {
		decision: decision?.decision ?? entry?.verdict.verdict ?? 'reject',
		notes: decision?.notes ?? ''
	};
}
