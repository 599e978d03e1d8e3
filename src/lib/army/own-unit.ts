import type { RulebookId, Unit } from '$lib/rules/choices';
import type { NewUnit } from './edits/edits';
import { readStored } from './format/read-stored';
import { readDocument } from './format/read-document';
import { FORMAT } from './format/versions';

/** A saved unit, offered in every army of its rulebook. */
export interface OfferedUnit {
	readonly rulebook: RulebookId;
	readonly unit: NewUnit;
}

/** Id of the placeholder unit that the stored one replaces for validation. */
const PLACEHOLDER_ID = '00000000-0000-4000-8000-000000000000';

function portableChoices({
	id: _,
	count: __,
	mount: ___,
	...unit
}: Unit & { mount?: string | undefined }) {
	return unit;
}

/** The parts of a unit that are valid in any army: without its count and its mount. Photos are stored apart. */
export function ownUnitOf(unit: Unit): NewUnit {
	return portableChoices(unit);
}

/** Reads a saved unit from a stored value, written by any version of the army file. */
export function readOwnUnit(stored: {
	readonly version: unknown;
	readonly rulebook: unknown;
	readonly unit: unknown;
}): OfferedUnit | undefined {
	const { version, rulebook, unit } = stored;
	if (typeof unit !== 'object' || unit === null) return undefined;
	const units = [{ ...unit, id: PLACEHOLDER_ID }];
	const document = {
		format: FORMAT,
		version,
		id: PLACEHOLDER_ID,
		name: PLACEHOLDER_ID,
		rulebook,
		units
	};
	const reading = readStored(readDocument, document);
	const [read] = reading.ok ? reading.army.units : [];
	return reading.ok && read
		? { rulebook: reading.army.rulebook, unit: portableChoices(read) }
		: undefined;
}
