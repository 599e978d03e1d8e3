import { textForms } from '$lib/exchange/text-forms';
import { readRoomLink, roomFragment } from '$lib/sync/room/link';

/** Whether an address invites to a room of a hub. */
export const isRoomFragment = (fragment: string): boolean => fragment.startsWith('#room=');

/** The app's page that joins a game, at the address of any hub. */
const PAGE = /https?:\/\/[^\s<>"'#]+\/table\/join(?=#)/;

/** The address in a scanned or pasted text, if it invites to a game through a hub. */
export function gameLinkIn(text: string): string | undefined {
	const link = readRoomLink(text);
	const pages = textForms(text).map((form) => PAGE.exec(form)?.[0]);
	const page = pages.find((found) => found !== undefined && URL.canParse(found));
	return link?.subject === 'game' && page !== undefined ? page + roomFragment(link) : undefined;
}
