import { base } from '$app/paths';
import { hasRooms } from '../hub/rooms-on';

/** Whether the address answers as a hub. A short look: what a hub needs of the browser is checked when its code loads. */
async function answersAsHub(): Promise<boolean> {
	try {
		const response = await fetch(`${base}/hub/health`, { cache: 'no-store' });
		const health = (await response.json()) as { hub?: unknown } | null;
		return health?.hub === 'brikmuster';
	} catch {
		return false;
	}
}

/** Whether a game can be shared through a hub: this address has one, or a room is in use here. */
export async function hubIsUsable(): Promise<boolean> {
	return hasRooms() || (await answersAsHub());
}
