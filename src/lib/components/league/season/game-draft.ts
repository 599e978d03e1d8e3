import type { Meeting, PlannedGame, Protocol } from '$lib/league/league-file';
import { refereeOf } from '$lib/league/meeting';
import { shownNotes, storedNotes } from '$lib/state/army/note-text';

/** A report being filled in; missing values are empty. */
export interface GameDraft extends Omit<
	Protocol,
	'outcome' | 'deviation' | 'notes' | 'deployment' | 'captures' | 'photos'
> {
	readonly outcome: Protocol['outcome'] | undefined;
	readonly deployment: NonNullable<Protocol['deployment']>;
	readonly captures: NonNullable<Protocol['captures']>;
	readonly photos: readonly string[];
	readonly deviation: string;
	readonly notes: string;
}

const NOTHING = {
	outcome: undefined,
	deployment: {},
	captures: { light: 0, dark: 0 },
	photos: [],
	deviation: '',
	notes: ''
} as const;

/** Returns an empty report for a planned or another game. */
export function newDraft(
	{ id, scenario, game, reportedOn }: Pick<GameDraft, 'id' | 'scenario' | 'game' | 'reportedOn'>,
	meeting: Meeting,
	planned: PlannedGame | undefined
): GameDraft {
	const part = (player = '') => ({ player, army: 'A' as const, secondary: false });
	return {
		...NOTHING,
		id,
		game,
		reportedOn,
		meeting: meeting.id,
		scenario: planned?.scenario ?? scenario,
		light: part(planned?.light),
		dark: part(planned?.dark),
		referee: planned ? refereeOf(meeting, planned) : meeting.referee
	};
}

/** Returns a saved report for editing. */
export function draftOf({ deviation = '', notes = '', ...protocol }: Protocol): GameDraft {
	return {
		...NOTHING,
		...protocol,
		deviation: shownNotes(deviation),
		notes: shownNotes(notes)
	};
}

/** Returns the report, with this outcome if there is none yet, without empty fields. */
export function protocolOf(
	{ deployment, captures, photos, deviation, notes, outcome, ...draft }: GameDraft,
	otherwise: Protocol['outcome'],
	counts: boolean
): Protocol {
	const { chooser, first } = deployment;
	const told = [storedNotes(deviation), storedNotes(notes)] as const;
	return {
		...draft,
		outcome: outcome ?? otherwise,
		...((chooser ?? first) && {
			deployment: { ...(chooser && { chooser }), ...(first && { first }) }
		}),
		...(counts && { captures }),
		...(told[0] && { deviation: told[0] }),
		...(photos.length > 0 && { photos: [...photos] }),
		...(told[1] && { notes: told[1] })
	};
}
