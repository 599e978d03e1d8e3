import type { Meeting, PlannedGame, Protocol } from '$lib/league/league-file';
import { refereeOf } from '$lib/league/meeting';
import type { Scenario } from '$lib/league/regulation';
import { shownNotes, storedNotes } from '$lib/state/army/note-text';

/** A report while it is edited; missing values are empty. */
export interface GameDraft extends Omit<
	Protocol,
	'outcome' | 'deviation' | 'notes' | 'deployment' | 'captures' | 'photos'
> {
	readonly outcome: Protocol['outcome'] | undefined;
	readonly deployment: NonNullable<Protocol['deployment']>;
	/** Undefined in an existing report without them. */
	readonly captures?: Protocol['captures'] | undefined;
	readonly photos: readonly string[];
	readonly deviation: string;
	readonly notes: string;
}

const EMPTY = {
	outcome: undefined,
	deployment: {},
	captures: { light: 0, dark: 0 },
	photos: [],
	deviation: '',
	notes: ''
} as const;

/** A new report, of a planned game or another one. */
export function newDraft(
	{ id, scenario, game, reportedOn }: Pick<GameDraft, 'id' | 'scenario' | 'game' | 'reportedOn'>,
	meeting: Meeting,
	planned: PlannedGame | undefined
): GameDraft {
	const part = (player = '') => ({ player, army: 'A' as const, secondary: false });
	return {
		...EMPTY,
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

/** A draft of an existing report. */
export function draftOf({ deviation = '', notes = '', ...protocol }: Protocol): GameDraft {
	return {
		...EMPTY,
		captures: undefined,
		...protocol,
		deviation: shownNotes(deviation),
		notes: shownNotes(notes)
	};
}

/** Which counters a report has: those that its scenario uses, and those that the stored report has already. */
export function countersOf(scenario: Scenario | undefined, before?: Protocol) {
	const stored = before?.scenario === scenario?.id ? before : undefined;
	return {
		captures: scenario?.captures !== undefined || stored?.captures !== undefined,
		deployment: scenario?.deployment === 'edges' || stored?.deployment !== undefined
	};
}

/** The report without empty values and without counters that it does not have; a draw until an outcome is chosen. */
export function protocolOf(
	{ deployment, captures, photos, deviation, notes, outcome, replay, ...draft }: GameDraft,
	counters: ReturnType<typeof countersOf>
): Protocol {
	const { chooser, first } = counters.deployment ? deployment : {};
	const texts = [storedNotes(deviation), storedNotes(notes)] as const;
	return {
		...draft,
		outcome: outcome ?? 'draw',
		...((chooser ?? first) && {
			deployment: { ...(chooser && { chooser }), ...(first && { first }) }
		}),
		...(counters.captures && captures && { captures }),
		...(replay && { replay }),
		...(texts[0] && { deviation: texts[0] }),
		...(photos.length > 0 && { photos: [...photos] }),
		...(texts[1] && { notes: texts[1] })
	};
}
