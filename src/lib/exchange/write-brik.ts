import { withoutBidiMarks } from '$lib/army/format/direction';
import type { Army } from '$lib/rules/choices';
import { BRIK_EXTENSION } from './file-types';
import { MAXIMUM_ARMY, MAXIMUM_WITH_PHOTOS } from './limits';

/** Returns the text of a `.brik` file, indented for readability unless that exceeds the size limit. */
export function writeBrik(army: Army): string {
	const text = `${JSON.stringify(army, null, '\t')}\n`;
	const limit = army.photos ? MAXIMUM_WITH_PHOTOS : MAXIMUM_ARMY;
	// A UTF-16 code unit takes at most three bytes, so short texts need no encoding.
	if (text.length * 3 <= limit || new TextEncoder().encode(text).length <= limit) return text;
	return JSON.stringify(army);
}

/** The longest file name in bytes, without its extension: file systems allow 255 in total. */
const MAX_NAME_BYTES = 200;

function shortened(name: string): string {
	const letters = [...name];
	while (new TextEncoder().encode(letters.join('')).length > MAX_NAME_BYTES) letters.pop();
	return letters.join('').trim();
}

/** Returns a file name without characters that file systems reject. */
export function fileNameOf(name: string, extension: string): string {
	const plain = withoutBidiMarks(name)
		.replace(/[\\/:*?"<>|.]+/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	return `${shortened(plain) || 'brikmuster'}${extension}`;
}

/** Returns the file name of an army. */
export function brikFileName({ name }: Army): string {
	return fileNameOf(name, BRIK_EXTENSION);
}
