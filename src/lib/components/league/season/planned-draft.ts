import type { PlannedGame } from '$lib/league/league-file';

/** Instead of a referee's id: the referee of the meeting. */
export const AS_MEETING = 'meeting';

/** A planned game as it is filled in: what is not chosen yet is empty. */
export interface PlannedDraft {
	readonly scenario: string;
	readonly light: string;
	readonly dark: string;
	/** An id, empty for nobody, or as at the meeting. */
	readonly referee: string;
}

export function draftOf({ scenario, light, dark, referee }: PlannedGame): PlannedDraft {
	return { scenario, light, dark, referee: referee === undefined ? AS_MEETING : (referee ?? '') };
}

/** The games that both players are chosen for. */
export function gamesOf(drafts: readonly PlannedDraft[]): PlannedGame[] {
	return drafts
		.filter(({ light, dark }) => light !== '' && dark !== '')
		.map(({ referee, ...game }) => ({
			...game,
			...(referee !== AS_MEETING && { referee: referee || null })
		}));
}
