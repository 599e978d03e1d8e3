import { readSetting, writeSetting } from '$lib/browser/settings';

const CHOSEN_FILE = 'backupFileChosen';

/** Whether a file was chosen for automatic backups. A setting, so that the store need not load. */
export function fileIsChosen(): boolean {
	return readSetting(CHOSEN_FILE) === 'yes';
}

export function noteChosenFile(chosen: boolean): void {
	writeSetting(CHOSEN_FILE, chosen ? 'yes' : 'no');
}
