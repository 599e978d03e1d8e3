import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clearEntry, membershipOf } from '$lib/sync/room/membership';
import { digestOf, type Envelope } from '$lib/sync/room/envelope';
import { cases } from '../../tests/setup/cases';
import { newDevice, randomBytes, TestRoom, type Device } from '../../tests/setup/room';
import { Rights } from './rights';

/** Entries about members of one room, some of which count only if others do. */
async function entriesOf(room: TestRoom): Promise<Envelope[]> {
	const { owner } = room;
	const [anna, bob, cleo, dora, eve, fred, gina] = (await Promise.all(
		Array.from({ length: 7 }, () => newDevice())
	)) as [Device, Device, Device, Device, Device, Device, Device];
	const [seed, otherSeed] = [randomBytes(32), randomBytes(32)];
	const added = await room.letIn(anna, bob, true);
	const invited = await digestOf(added[0]);
	const all = await Promise.all([
		room.first,
		room.letIn(owner, anna, true),
		added,
		room.invite(bob, seed),
		room.join(seed, cleo),
		room.letIn(owner, dora),
		room.letIn(dora, fred),
		room.letIn(anna, eve, true),
		room.letIn(eve, dora, true),
		room.invite(eve, otherSeed, true),
		room.join(otherSeed, fred),
		room.remove(owner, [gina.key]),
		room.letIn(owner, gina),
		room.remove(owner, [anna.key], [invited]),
		room.remove(bob, [cleo.key]),
		room.remove(cleo, [cleo.key]),
		room.remove(anna, [owner.key]),
		room.seal(owner, []),
		room.drop(owner, [invited], [await digestOf(room.first)])
	]);
	return all.flat();
}

const shown = ({ members, invitations, counted }: ReturnType<typeof membershipOf>) => ({
	members: [...members].sort(([, one], [, other]) => one.rank - other.rank),
	invitations: [...invitations].sort(([, one], [, other]) => one.rank - other.rank),
	counted: [...counted].sort()
});

it('folds entries as they come to the same as all of them at once, in any order and any parts', async () => {
	const room = await TestRoom.make();
	const all = await Promise.all(
		(await entriesOf(room)).map(async (envelope) => ({
			envelope,
			digest: await digestOf(envelope),
			bytes: envelope.bytes
		}))
	);
	const order = fc.shuffledSubarray(all, { minLength: 0 });
	fc.assert(
		fc.property(order, fc.integer({ min: 1, max: 4 }), (entries, step) => {
			let rights = Rights.none(room.room);
			for (let from = 0; from < entries.length; from += step) {
				rights = rights.with(entries.slice(from, from + step));
				// Worked out each time, so that the next entries are added to it.
				void rights.membership;
			}
			const clear = entries.flatMap(({ envelope, digest }) => {
				const entry = clearEntry(envelope, digest);
				return entry && entry.header.kind !== 'dropped' ? [entry] : [];
			});
			expect(shown(rights.membership)).toEqual(shown(membershipOf(room.room, clear)));
		}),
		{ numRuns: cases(400) }
	);
});
