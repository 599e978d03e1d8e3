import { lettersAfter } from '$lib/exchange/letters-in-text';
import { readRoomLink, roomFragment, ROOM_MARK, type Subject } from '$lib/sync/room/link';
import { OFFER_MARK, readSignal, signalText } from '$lib/sync/signal';

const PAGES = {
	devices: '/devices',
	league: '/league/join',
	game: '/table/join',
	page: '/league/live'
} as const satisfies Record<Subject, string>;

/** A page of the app and the fragment that it reads. */
export type LinkedPage = `${(typeof PAGES)[Subject]}#${string}`;

const at = (subject: Subject, fragment: string): LinkedPage =>
	`${PAGES[subject]}#${fragment.replace(/^#/, '')}`;

/** The page that an invitation in a text leads to: into a room of a hub, or to the game of a phone. */
export function linkedPage(text: string): LinkedPage | undefined {
	const room = readRoomLink(text);
	if (room) return at(room.subject, roomFragment(room));
	const offer = readSignal('offer', text);
	return typeof offer === 'string' ? undefined : at('game', signalText(offer));
}

/** The marks of invitations. Some mail scanners write an asterisk for the number sign. */
const SIGNS = [ROOM_MARK, OFFER_MARK].flatMap((mark) => [`#${mark}`, `*${mark}`]);

/** Whether a text has the mark of an invitation: if none of its letters read, it is damaged or not complete. */
export function isInvitation(text: string): boolean {
	return SIGNS.some((mark) => {
		for (const { certain } of lettersAfter(text, mark)) if (certain) return true;
		return false;
	});
}
