import { readSetting, writeSetting } from '$lib/browser/settings';

const ROOMS = 'hubRooms';

/** Whether a room of a hub is switched on here. A setting, so that nothing of it is loaded otherwise. */
export function hasRooms(): boolean {
	return readSetting(ROOMS) === 'yes';
}

export function noteRooms(any: boolean): void {
	writeSetting(ROOMS, any ? 'yes' : 'no');
}
