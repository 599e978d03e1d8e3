import { expect, it } from 'vitest';
import { eventually } from '../../tests/setup/eventually';
import { randomBytes } from '../../tests/setup/room';
import { Presence, type Present } from './presence';
import type { Room } from './room';

const name = () => Buffer.from(randomBytes(32)).toString('base64url');

/** A member's connection, which notes what it is shown. */
class Shown implements Present {
	readonly member = name();
	readonly times: (readonly string[])[] = [];

	show(members: readonly string[]): void {
		this.times.push(members);
	}

	/** What it is shown next. */
	async next(): Promise<readonly string[] | undefined> {
		const before = this.times.length;
		await eventually(() => expect(this.times.length).toBeGreaterThan(before));
		return this.times.at(-1);
	}
}

it('shows members at another node while that says so, and forgets them 60 seconds after its last word', async () => {
	const room = { id: name(), rights: { isCurrent: () => true } } as unknown as Room;
	let now = Date.now();
	const there = new Presence({ tell: (text) => Promise.resolve(here.told(text, now)) });
	const here: Presence = new Presence({ tell: (text) => Promise.resolve(there.told(text, now)) });
	const [anna, bob] = [new Shown(), new Shown()];
	const both = [anna.member, bob.member].sort();
	there.join(room, anna);
	here.join(room, bob);
	there.changed(room.id);
	here.changed(room.id);
	await eventually(() => expect([anna.times.at(-1), bob.times.at(-1)]).toEqual([both, both]));
	for (let minutes = 0; minutes < 2; minutes += 1)
		for (let seconds = 0; seconds < 60; seconds += 5) {
			now += 5_000;
			there.tidy(now);
			here.tidy(now);
		}
	here.changed(room.id);
	expect(await bob.next()).toEqual(both);
	// Now the other node is killed.
	now += 35_000;
	here.tidy(now);
	here.changed(room.id);
	expect(await bob.next()).toEqual(both);
	now += 30_000;
	here.tidy(now);
	expect(await bob.next()).toEqual([bob.member]);
});
