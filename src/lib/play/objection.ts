/** Why an event is not as the rules or the table allow. */
export const OBJECTIONS = ['unknownFigure', 'unknownSide', 'belowZero'] as const;
export type ObjectionId = (typeof OBJECTIONS)[number];

/** An objection as data: its sentence is in the catalogues. */
export interface Objection {
	readonly code: ObjectionId;
	/** Absent where the table itself does not allow it. */
	readonly rule?: string;
	readonly values: Readonly<Record<string, string | number>>;
}
