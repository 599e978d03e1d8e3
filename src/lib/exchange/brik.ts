import type { Problem } from '$lib/army/problem';
import { readArmy } from '$lib/army/read';
import type { Army } from '$lib/rules/choices';
import { unpriced, type Feature } from '$lib/rules/coverage';
import { openDocument, type DoorProblem } from './door';

export const BRIK_TYPE = 'application/vnd.brikmuster+json';
export const BRIK_EXTENSION = '.brik';

/** Why a `.brik` file cannot be taken. */
export type BrikProblem =
	| DoorProblem
	| Problem
	| { readonly code: 'unpriced'; readonly path: string; readonly feature: Feature };

export type BrikReading =
	| { readonly ok: true; readonly army: Army }
	| { readonly ok: false; readonly problem: BrikProblem };

/** The army in the bytes of a `.brik` file, or the one thing that is wrong with it. */
export function readBrik(bytes: Uint8Array): BrikReading {
	const opening = openDocument(bytes);
	if (!opening.ok) return opening;
	const reading = readArmy(opening.document);
	if (!reading.ok) return reading;
	const [first] = unpriced(reading.army);
	if (first) return { ok: false, problem: { code: 'unpriced', ...first } };
	return reading;
}

/** The text of a `.brik` file: indented, so that a person can read it without the app. */
export function writeBrik(army: Army): string {
	return `${JSON.stringify(army, null, '\t')}\n`;
}

/** A file name for an army: its name without what file systems refuse. */
export function brikFileName({ name }: Army): string {
	const plain = name
		.replace(/[\\/:*?"<>|.]+/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	return `${plain || 'brikmuster'}${BRIK_EXTENSION}`;
}
