import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { clear, newDevice, randomBytes, TestRoom, type Device } from '../../../../tests/setup/room';
import { digestOf, type Envelope } from './envelope';
import type { HeaderOf } from './header';
import { isEffective, membershipOf, needsNewKey, type ClearEntry } from './membership';

let room: TestRoom;
let owner: Device;
let anna: Device;
let bob: Device;
let cleo: Device;

beforeAll(async () => {
	room = await TestRoom.make();
	({ owner } = room);
	[anna, bob, cleo] = await Promise.all([newDevice(), newDevice(), newDevice()]);
});

async function folded(...made: Promise<Envelope | readonly Envelope[]>[]) {
	const entries = await Promise.all([room.first, ...(await Promise.all(made))].flat().map(clear));
	return { entries, membership: membershipOf(room.room, entries) };
}

const current = ({ members }: ReturnType<typeof membershipOf>) =>
	[...members.values()].filter(({ removed }) => !removed).map(({ key }) => key);

describe('membership', () => {
	it('begins with the owner, to which the id of the room commits', async () => {
		const { membership, entries } = await folded();
		expect(membership.members.get(owner.key)).toMatchObject({ admin: true, rank: 0 });
		const other = await TestRoom.make();
		expect(membershipOf(other.room, entries).members.size).toBe(0);
	});

	it('an administrator lets others in; a member does not', async () => {
		const { membership, entries } = await folded(
			room.letIn(owner, anna, true),
			room.letIn(anna, bob),
			room.letIn(bob, cleo, true)
		);
		expect(current(membership)).toEqual([owner.key, anna.key, bob.key]);
		expect(membership.members.get(bob.key)).toMatchObject({ admin: false });
		expect(membership.counted.size).toBe(entries.length - 2);
		expect(membership.counts(cleo.key, 'any')).toBe(false);
	});

	it('a removed member’s entries count only if the removal keeps them', async () => {
		const early = await digestOf(await room.seal(bob, []));
		const { membership } = await folded(
			room.letIn(owner, bob),
			room.letIn(owner, anna),
			room.remove(owner, [bob.key], [early])
		);
		expect(new Set(current(membership))).toEqual(new Set([owner.key, anna.key]));
		expect(membership.counts(bob.key, early)).toBe(true);
		expect(membership.counts(bob.key, await digestOf(await room.seal(bob, [])))).toBe(false);
	});

	it('a removed administrator’s members stay if the removal keeps their invitation', async () => {
		const invited = await room.letIn(anna, bob);
		const late = await room.letIn(anna, cleo);
		const { membership } = await folded(
			room.letIn(owner, anna, true),
			Promise.resolve(invited),
			Promise.resolve(late),
			room.remove(owner, [anna.key], [await digestOf(invited[0])])
		);
		expect(current(membership)).toEqual([owner.key, bob.key]);
	});

	it('nobody removes an earlier rank; everybody may leave', async () => {
		const { membership, entries } = await folded(
			room.letIn(owner, anna, true),
			room.letIn(anna, bob, true),
			room.remove(bob, [anna.key, owner.key]),
			room.letIn(owner, cleo),
			room.remove(cleo, [cleo.key]),
			room.remove(anna, [bob.key, owner.key])
		);
		expect(new Set(current(membership))).toEqual(new Set([owner.key, anna.key]));
		const removals = entries.filter(({ header }) => header.kind === 'removal');
		const effective = removals.map((one) =>
			isEffective(membership, one as ClearEntry<HeaderOf<'removal'>>)
		);
		expect(effective).toEqual([false, true, false]);
	});

	it('every administrator removes members without rights, also those that others let in', async () => {
		for (const member of [bob, cleo, await newDevice()]) {
			const { membership } = await folded(
				room.letIn(owner, anna, true),
				room.letIn(owner, member),
				room.remove(anna, [member.key])
			);
			expect(current(membership)).toEqual([owner.key, anna.key]);
		}
	});

	it('a closed invitation lets in only those that its removal keeps', async () => {
		const seed = randomBytes(32);
		const invitation = await room.invite(owner, seed, true);
		if (invitation.header.kind !== 'invitation') throw new Error('It is no invitation.');
		const joined = await room.join(seed, anna);
		const { membership } = await folded(
			Promise.resolve(invitation),
			Promise.resolve(joined),
			room.join(seed, bob),
			room.remove(owner, [invitation.header.invitation], [await digestOf(joined)])
		);
		expect(current(membership)).toEqual([owner.key, anna.key]);
		expect(membership.invitations.get(invitation.header.invitation)?.closed).toBe(true);
	});

	it('two administrators who remove each other: the one of the earlier rank stays', async () => {
		const { membership } = await folded(
			room.letIn(owner, anna, true),
			room.letIn(owner, bob, true),
			room.remove(anna, [bob.key]),
			room.remove(bob, [anna.key])
		);
		const stays = [anna, bob].sort(
			(one, other) =>
				(membership.members.get(one.key)?.rank ?? 0) -
				(membership.members.get(other.key)?.rank ?? 0)
		)[0];
		expect(current(membership)).toEqual([owner.key, stays?.key]);
	});

	it('only an administrator’s request drops', async () => {
		const digest = await digestOf(await room.seal(owner, []));
		const dropping = (by: Device) => room.drop(by, [digest], [digest]);
		const { membership } = await folded(room.letIn(owner, bob), dropping(bob));
		expect(membership.dropped.size).toBe(0);
		const second = await folded(room.letIn(owner, bob), dropping(owner));
		expect([...second.membership.dropped]).toEqual([digest]);
	});
});

describe('epochs', () => {
	it('a removal ends the first key; two at once leave the need of another', async () => {
		const start = [room.letIn(owner, anna, true), room.letIn(owner, bob), room.letIn(owner, cleo)];
		const before = await folded(...start);
		expect(needsNewKey(before.membership)).toBe(false);
		expect(before.membership.current.map(({ digest }) => digest)).toEqual([room.room]);
		const one = await room.rekey(owner, [bob.key], [owner, anna, cleo], [room.roomKey]);
		const added = Promise.resolve(one.envelope);
		const after = await folded(...start, added);
		expect(needsNewKey(after.membership)).toBe(false);
		expect(after.membership.current[0]?.digest).toBe(one.roomKey.epoch);
		const two = await room.rekey(anna, [cleo.key], [owner, anna, bob], [room.roomKey]);
		const both = await folded(...start, added, Promise.resolve(two.envelope));
		expect(needsNewKey(both.membership)).toBe(true);
		const known = [room.roomKey, one.roomKey, two.roomKey];
		const last = await room.rekey(anna, [], [owner, anna], known);
		const end = await folded(
			...start,
			added,
			...[two, last].map(({ envelope }) => Promise.resolve(envelope))
		);
		expect(needsNewKey(end.membership)).toBe(false);
		expect(end.membership.current.map(({ digest }) => digest)).toEqual([last.roomKey.epoch]);
	});
});

it('the fold does not depend on the order of the entries', async () => {
	const devices = [owner, anna, bob, cleo, await newDevice()];
	const seeds = [randomBytes(32), randomBytes(32)] as const;
	const pick = (index: number) => devices[index % devices.length] as Device;
	const acts = fc.array(fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4), fc.boolean()), {
		minLength: 3,
		maxLength: 12
	});
	await fc.assert(
		fc.asyncProperty(acts, fc.infiniteStream(fc.nat()), async (list, order) => {
			const entries = [await clear(room.first)];
			for (const [what, by, of, flag] of list) {
				const keeps = entries.filter(() => flag).map(({ digest }) => digest);
				const seed = seeds[of % 2] as Uint8Array<ArrayBuffer>;
				const made = [
					() => room.letIn(pick(by), pick(of), flag),
					() => room.remove(pick(by), [pick(of).key], keeps),
					() => room.invite(pick(by), seed, flag),
					() => room.join(seed, pick(by)),
					() => room.remove(pick(by), [pick(of).key, pick(of + 1).key], keeps)
				][what];
				if (made) entries.push(...(await Promise.all([await made()].flat().map(clear))));
			}
			const shuffled = entries
				.map((entry) => ({ entry, at: order.next().value as number }))
				.sort((one, other) => one.at - other.at)
				.map(({ entry }) => entry);
			const [one, other] = [entries, [...shuffled, ...shuffled]].map((all) =>
				membershipOf(room.room, all)
			);
			expect(other?.members).toEqual(one?.members);
			expect(other?.invitations).toEqual(one?.invitations);
			expect(other?.counted).toEqual(one?.counted);
			expect(one?.members.get(owner.key)?.removed ?? true).toBe(
				entries.some(
					({ header }) =>
						header.author === owner.key &&
						header.kind === 'removal' &&
						header.removed.includes(owner.key)
				)
			);
		}),
		{ numRuns: 60 }
	);
});
