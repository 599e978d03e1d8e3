import type { Decision } from '$lib/league/league-file';
import type { Entry } from '$lib/state/league/inbox.svelte';

/** The referee's decision before it is saved; it starts with that of the rules. */
export interface Draft {
	readonly decision: Decision['decision'];
	readonly notes: string;
}

/** Returns the saved decision, else that of the rules. */
export function firstDraft(entry: Entry | undefined, decision: Decision | undefined): Draft {
	return {
		decision: decision?.decision ?? entry?.verdict.verdict ?? 'reject',
		notes: decision?.notes ?? ''
	};
}
