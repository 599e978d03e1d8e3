/** Begins the fragment of a link to a room of a hub. */
const FRAGMENT = '#room=';

/** Whether an address invites to a room of a hub. */
export const isRoomFragment = (fragment: string): boolean => fragment.startsWith(FRAGMENT);

/** The address in a scanned text, if it invites to a game through a hub. */
export function gameLinkIn(text: string): string | undefined {
	try {
		const { protocol, pathname, hash, href } = new URL(text.trim());
		const isGame = pathname.endsWith('/table/join') && isRoomFragment(hash);
		return isGame && /^https?:$/.test(protocol) ? href : undefined;
	} catch {
		return undefined;
	}
}
