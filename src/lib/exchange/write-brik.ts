import { withoutBidiMarks } from '$lib/army/format/direction';
import type { Army } from '$lib/rules/choices';
import { BRIK_EXTENSION } from './file-types';
import { MAXIMUM_ARMY, MAXIMUM_WITH_PHOTOS } from './limits';

/**
 * The text of a `.brik` file: indented, so that a person can read it without the app. Where that would make
 * it larger than a file may be, on one line.
 */
export function writeBrik(army: Army): string {
	const text = `${JSON.stringify(army, null, '\t')}\n`;
	const limit = army.photos ? MAXIMUM_WITH_PHOTOS : MAXIMUM_ARMY;
	// A letter has three bytes at most.
	if (text.length * 3 <= limit || new TextEncoder().encode(text).length <= limit) return text;
	return JSON.stringify(army);
}

/** Bytes of a file name without its extension: file systems take 255 in all. */
const LONGEST_NAME = 200;

function shortened(name: string): string {
	const letters = [...name];
	while (new TextEncoder().encode(letters.join('')).length > LONGEST_NAME) letters.pop();
	return letters.join('').trim();
}

/** A file name: a name without what file systems refuse, and an extension. */
export function fileNameOf(name: string, extension: string): string {
	const plain = withoutBidiMarks(name)
		.replace(/[\\/:*?"<>|.]+/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	return `${shortened(plain) || 'brikmuster'}${extension}`;
}

/** A file name for an army. */
export function brikFileName({ name }: Army): string {
	return fileNameOf(name, BRIK_EXTENSION);
}
