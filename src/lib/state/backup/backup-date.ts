import { readSetting, writeSetting } from '$lib/browser/settings';

const CHOSEN_FILE = 'backupFileChosen';

/** Whether a file was chosen that is to be refreshed by itself: told before the store is asked. */
export function fileIsChosen(): boolean {
	return readSetting(CHOSEN_FILE) === 'yes';
}

export function noteChosenFile(chosen: boolean): void {
	writeSetting(CHOSEN_FILE, chosen ? 'yes' : 'no');
}
