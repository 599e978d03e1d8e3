import { randomId } from '$lib/browser/random';
import { readSetting, writeSetting } from '$lib/browser/settings';

const SETTING = 'table-author';
let known: string | undefined;

/** The id under which this browser writes events; the same in all its windows. */
export function ownAuthor(): string {
	known ??= readSetting(SETTING) ?? undefined;
	if (known === undefined) {
		known = randomId();
		writeSetting(SETTING, known);
	}
	return known;
}
