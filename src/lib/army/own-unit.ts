import type { RulebookId, Unit } from '$lib/rules/choices';
import type { NewUnit } from './edits/edits';
import { readKept } from './format/kept-names';
import { readDocument } from './format/read-document';
import { FORMAT } from './format/versions';

/** A unit that is offered to every army of its rulebook. */
export interface OfferedUnit {
	readonly rulebook: RulebookId;
	readonly unit: NewUnit;
}

/** The only unit of the army in whose place an own unit is read. */
const NOBODY = '00000000-0000-4000-8000-000000000000';

function freed({ id: _, count: __, mount: ___, ...unit }: Unit & { mount?: string | undefined }) {
	return unit;
}

/** What of a unit holds in any army: not its number, and not whom it rides. A photo is kept beside all armies. */
export function ownUnitOf(unit: Unit): NewUnit {
	return freed(unit);
}

/** An own unit from whatever is stored as one, in the terms of any version of the army file. */
export function readOwnUnit(stored: {
	readonly version: unknown;
	readonly rulebook: unknown;
	readonly unit: unknown;
}): OfferedUnit | undefined {
	const { version, rulebook, unit } = stored;
	if (typeof unit !== 'object' || unit === null) return undefined;
	const units = [{ ...unit, id: NOBODY }];
	const document = { format: FORMAT, version, id: NOBODY, name: NOBODY, rulebook, units };
	const reading = readKept(readDocument, document);
	const [read] = reading.ok ? reading.army.units : [];
	return reading.ok && read ? { rulebook: reading.army.rulebook, unit: freed(read) } : undefined;
}
