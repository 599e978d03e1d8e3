import type { PlannedGame } from '$lib/league/league-file';

/** In place of a referee's id: the referee of the meeting. */
export const AS_MEETING = 'meeting';

/** A planned game while it is edited; missing values are empty. */
export interface PlannedDraft {
	readonly scenario: string;
	readonly light: string;
	readonly dark: string;
	/** An id, an empty string for nobody, or `AS_MEETING`. */
	readonly referee: string;
	readonly round?: number | undefined;
}

export function draftOf({ referee, ...game }: PlannedGame): PlannedDraft {
	return { ...game, referee: referee === undefined ? AS_MEETING : (referee ?? '') };
}

/** Complete games: both players are chosen. */
export function gamesOf(drafts: readonly PlannedDraft[]): PlannedGame[] {
	return drafts
		.filter(({ light, dark }) => light !== '' && dark !== '')
		.map(({ referee, round, ...game }) => ({
			...game,
			...(round !== undefined && { round }),
			...(referee !== AS_MEETING && { referee: referee || null })
		}));
}
