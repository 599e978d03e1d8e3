import { checkHouseRules } from './house-rules';
import { readDocument, refuse, type Reading } from './read-document';

export type { Reading };

/** Reads an army from a parsed document of any version into a new, completely validated object. */
export function readArmy(document: unknown): Reading {
	const reading = readDocument(document);
	const problem = reading.ok ? checkHouseRules(reading.army) : undefined;
	return problem ? refuse(problem) : reading;
}
