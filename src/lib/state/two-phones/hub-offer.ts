import { findHub } from '../hub/hub-address';
import { hasRooms } from '../hub/rooms-on';

/** Whether a game can be shared through a hub: this address has one, or a room is in use here. */
export async function hubIsUsable(): Promise<boolean> {
	return hasRooms() || (await findHub()) === 'here';
}
