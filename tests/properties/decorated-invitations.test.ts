import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRoomLink, roomFragment, SUBJECTS, type RoomLink } from '$lib/sync/room/link';
import { base64url } from '$lib/exchange/base64url';
import { cases } from '../setup/cases';
import { anyDecoration } from '../setup/decorations';

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((part) => new Uint8Array(part));
const anyRoom = fc
	.tuple(fc.constantFrom(...SUBJECTS), bytes, bytes, bytes, bytes)
	.map(([subject, room, epoch, key, invitation]): RoomLink => ({
		subject,
		room: base64url(room),
		roomKey: { epoch: base64url(epoch), key },
		...(subject === 'league' && { about: `sha256:${'0a'.repeat(32)}` }),
		invitation
	}));

describe('an invitation', () => {
	it('is read in random decorations', () => {
		fc.assert(
			fc.property(anyDecoration, anyRoom, (decorate, room) => {
				const text = decorate(`https://brikmuster.example/league/join${roomFragment(room)}`);
				expect(readRoomLink(text), text).toEqual(room);
			}),
			{ numRuns: cases(1000, 'LINKS') }
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
