import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRoomLink, roomFragment, SUBJECTS, type RoomLink } from '$lib/sync/room/link';
import { signalText, type Signal } from '$lib/sync/signal';
import { base64url } from '$lib/exchange/base64url';
import { readPasted } from '$lib/exchange/read-pasted';
import { isInvitation, linkedPage } from '$lib/state/files/linked-page';
import { cases } from '../setup/cases';
import { anyDecoration } from '../setup/decorations';

const BASE = 'https://brikmuster.example';
const numRuns = cases(1000, 'LINKS');

const bytesOf = (length: number) =>
	fc.uint8Array({ minLength: length, maxLength: length }).map((part) => new Uint8Array(part));
const bytes = bytesOf(32);
const anyRoom = fc
	.tuple(fc.constantFrom(...SUBJECTS), bytes, bytes, bytes, bytes)
	.map(([subject, room, epoch, key, invitation]): RoomLink => ({
		subject,
		room: base64url(room),
		roomKey: { epoch: base64url(epoch), key },
		...(subject === 'league' && { about: `sha256:${'0a'.repeat(32)}` }),
		invitation
	}));

const word = (length: number) =>
	fc
		.array(fc.constantFrom(...'abcXYZ0189+/'), { minLength: length, maxLength: length })
		.map((signs) => signs.join(''));
const anyOffer = fc
	.tuple(word(4), word(24), bytes, bytesOf(16), fc.integer({ min: 1, max: 65_535 }))
	.map(([ufrag, pwd, fingerprint, address, port]): Signal => ({
		...{ kind: 'offer', to: '', ufrag, pwd, fingerprint },
		candidates: [{ kind: 'mdns', address, port }]
	}));

/** The address of an invitation of any kind, and the page of the app that it leads to. */
const anyInvitation = fc.oneof(
	anyRoom.map((room) => ({
		address: `${BASE}/league/join${roomFragment(room)}`,
		fragment: roomFragment(room)
	})),
	anyOffer.map((offer) => ({
		address: signalText(offer, `${BASE}/table/join`),
		fragment: signalText(offer)
	}))
);

describe('an invitation', () => {
	it('is read in random decorations', () => {
		fc.assert(
			fc.property(anyDecoration, anyRoom, (decorate, room) => {
				const text = decorate(`${BASE}/league/join${roomFragment(room)}`);
				expect(readRoomLink(text), text).toEqual(room);
			}),
			{ numRuns }
		);
	});

	it('into a room or a game leads to its page in random decorations', () => {
		fc.assert(
			fc.property(anyDecoration, anyInvitation, (decorate, { address, fragment }) => {
				const text = decorate(address);
				expect(linkedPage(text)?.replace(/^[^#]*/, ''), text).toBe(fragment);
			}),
			{ numRuns }
		);
	});

	it('that is cut off is known as one, and never as the link of an army or of a newer version', () => {
		const share = fc.double({ min: 0.3, max: 0.95, noNaN: true });
		fc.assert(
			fc.property(anyDecoration, anyInvitation, share, (decorate, { address, fragment }, kept) => {
				const start = address.indexOf('#') + 22;
				const end = start + Math.floor((address.length - start) * kept);
				const text = decorate(address.slice(0, end));
				const reading = readPasted(text);
				const code = reading.ok ? 'army' : reading.problem.code;
				expect([isInvitation(text), code], text).toEqual([true, 'notALink']);
				// Without its last part, a link to a room is one that only lets read.
				const page = linkedPage(text)?.replace(/^[^#]*/, '') ?? '';
				expect(fragment.startsWith(page) && page !== fragment, text).toBe(true);
			}),
			{ numRuns }
		);
	});

	it('that was cut is never read', () => {
		fc.assert(
			fc.property(anyRoom, fc.nat(), (room, at) => {
				const fragment = roomFragment(room);
				const cut = fragment.slice(0, at % fragment.length);
				expect(readRoomLink(cut), cut).toBeUndefined();
			}),
			{ numRuns: cases(4000, 'LINKS') }
		);
	});
});
