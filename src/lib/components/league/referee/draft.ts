import type { Decision } from '$lib/league/league-file';
import type { Entry } from '$lib/state/league/inbox.svelte';

/** What the referee is about to say: until he chooses, what the rules say. */
export interface Draft {
	readonly decision: Decision['decision'];
	readonly notes: string;
}

/** What stands there at first: the decision that was made, else that of the rules. */
export function firstDraft(entry: Entry | undefined, decision: Decision | undefined): Draft {
	return {
		decision: decision?.decision ?? entry?.verdict.verdict ?? 'reject',
		notes: decision?.notes ?? ''
	};
}
