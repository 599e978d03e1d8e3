import { readRoomLink, roomFragment, type Subject } from '$lib/sync/room/link';
import { readSignal, signalText } from '$lib/sync/signal';

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
