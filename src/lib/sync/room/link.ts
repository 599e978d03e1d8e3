import { bytesToHex } from '@noble/hashes/utils.js';
import { base64url, bytesOfBase64url } from '$lib/exchange/base64url';
import { readAfter } from '$lib/exchange/letters-in-text';
import { joined, type Bytes } from './bytes';
import type { RoomKey } from './sealing';

/** What a room is for; the order is part of the format of links. */
export const SUBJECTS = ['devices', 'league', 'game', 'page'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** What a link to a room holds. Without the seed of an invitation's key it only lets read. */
export interface RoomLink {
	readonly subject: Subject;
	readonly room: string;
	readonly roomKey: RoomKey;
	/** The founding of the league whose entries the room may bring; only in links to a league's room. */
	readonly about?: string | undefined;
	readonly invitation?: Bytes | undefined;
}

const VERSION = 1;
/** Added to the subject if an invitation follows: a link that was cut before it is not read as one without it. */
const INVITES = 0x80;
const PART = 32;
/** What the letters of a link follow. */
export const ROOM_MARK = 'room=';
const DIGEST = 'sha256:';

function digestBytes(digest: string): Bytes {
	const pairs = digest.slice(DIGEST.length).match(/[0-9a-f]{2}/g) ?? [];
	if (!digest.startsWith(DIGEST) || pairs.length !== PART) throw new Error('This is no digest.');
	return Uint8Array.from(pairs, (pair) => parseInt(pair, 16));
}

function digestText(bytes: Bytes): string {
	return DIGEST + bytesToHex(bytes);
}

/** The fragment of a link, `#` included. It never reaches a server. */
export function roomFragment({ subject, room, roomKey, about, invitation }: RoomLink): string {
	const [id, epoch] = [room, roomKey.epoch].map(bytesOfBase64url);
	if (!id || !epoch) throw new Error('A room’s id and epoch are base64url.');
	const head = Uint8Array.of(VERSION, SUBJECTS.indexOf(subject) + (invitation ? INVITES : 0));
	const nothing = new Uint8Array();
	const league = subject === 'league' ? digestBytes(about ?? '') : nothing;
	const bytes = joined(head, id, epoch, roomKey.key, league, invitation ?? nothing);
	return `#${ROOM_MARK}${base64url(bytes)}`;
}

/** Reads the room from a fragment, a whole link or a message with one; undefined if there is none. */
export function readRoomLink(text: string): RoomLink | undefined {
	return readAfter(text, ROOM_MARK, roomIn);
}

function roomIn(letters: string): RoomLink | undefined {
	const bytes = bytesOfBase64url(letters);
	if (!bytes || bytes[0] !== VERSION) return undefined;
	const kind = bytes[1] ?? 0;
	const invites = kind >= INVITES;
	const subject = SUBJECTS[invites ? kind - INVITES : kind];
	const least = subject === 'league' ? 4 : 3;
	const parts = least + (invites ? 1 : 0);
	if (!subject || bytes.length !== 2 + parts * PART) return undefined;
	const part = (index: number) => bytes.slice(2 + index * PART, 2 + (index + 1) * PART);
	return {
		subject,
		room: base64url(part(0)),
		roomKey: { epoch: base64url(part(1)), key: part(2) },
		...(subject === 'league' && { about: digestText(part(3)) }),
		...(invites && { invitation: part(least) })
	};
}
