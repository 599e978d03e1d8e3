import { SvelteMap } from 'svelte/reactivity';
import { afterPaint, nextPaint } from '$lib/browser/pause';
import type { Armies, LazyStores, RoomEntryRow, RoomRow } from '$lib/store';
import type { WatchedRoom } from '$lib/store/rooms';
import type { NewRoom } from '$lib/sync/room-client/protocol';
import { readRoomLink, roomFragment, type RoomLink } from '$lib/sync/room/link';
import { loadBinding } from './bindings';
import { createdRoom } from './created-room';
import { roomAddress, type HubPresence } from './hub-address';
import { HubSearch } from './hub-search';
import { LeadingWindow } from './leading-window';
import { noteRooms } from './rooms-on';
import { RoomSession } from './room-session.svelte';

/** Milliseconds until the database is watched again after it failed. */
const WATCH_AGAIN = 1000;

export { readRoomLink, roomFragment };
export type { RoomLink };

/** What identifies a room beside its keys. */
interface About {
	readonly subject: RoomRow['subject'];
	readonly about?: string;
	/** The name by which this device is shown to the others. */
	readonly name: string;
}

function rowsOf({ id, entries }: NewRoom): RoomEntryRow[] {
	return entries.map(({ digest, bytes }) => ({ room: id, digest, bytes, keys: [], waiting: 1 }));
}

function rowOf({ id, roomKeys, member }: NewRoom, { subject, about, name }: About) {
	const own = member && {
		publicKey: member.publicKey,
		signing: member.signing instanceof Uint8Array ? member.signing : member.signing.privateKey,
		exchange: member.exchange
	};
	return {
		id,
		subject,
		roomKeys,
		...(about !== undefined && { about }),
		...(own && { member: own }),
		names: own ? { [own.publicKey]: { name, at: Date.now() } } : {},
		seen: {}
	};
}

/** The rooms of this device, and the sessions of those that are switched on. */
export class Hub {
	readonly #armies: Armies;
	readonly #stores: LazyStores;
	readonly #window = new LeadingWindow(() => this.#arrange());
	readonly #sessions = new SvelteMap<string, RoomSession>();
	#rooms = $state.raw<readonly WatchedRoom[]>();
	#presence = $state<HubPresence>();
	readonly #search = new HubSearch((presence) => {
		this.#presence = presence;
		this.#arrange();
	});

	constructor(armies: Armies, stores: LazyStores) {
		this.#armies = armies;
		this.#stores = stores;
		this.#watch();
		this.#window.wait();
	}

	/** All rooms with the number of entries that are not sent yet; undefined until they are read. */
	get rooms(): readonly WatchedRoom[] | undefined {
		return this.#rooms;
	}

	/** Whether there is a hub at the app's address; undefined until that is known. */
	get presence(): HubPresence | undefined {
		return this.#presence;
	}

	/** The running session of a room; undefined if it is off, or runs in another window. */
	sessionOf(id: string): RoomSession | undefined {
		return this.#sessions.get(id);
	}

	/** Runs the rooms in this window, whose page shows them, and looks for the hub. */
	async show(): Promise<void> {
		this.#window.takeOver();
		await this.look();
	}

	/** Looks whether there is a hub, now and later again. */
	look(): Promise<void> {
		return this.#search.look();
	}

	/** Loads what rooms of this kind need, before one is joined. */
	prepare(subject: RoomRow['subject']): void {
		afterPaint(() => void loadBinding(subject)?.catch(() => undefined));
	}

	/** Creates a room that this device owns; returns its id. */
	async create(about: About): Promise<string> {
		return this.#add(await createdRoom(), about);
	}

	/** Joins the room of a link; returns its id. A device that was removed from it joins with new keys. */
	async join(link: RoomLink, name: string): Promise<string> {
		const { subject, about } = link;
		const made = await createdRoom(link);
		const before = await this.#stores.rooms.get(link.room);
		if (before?.removed) await this.#stores.rooms.remove(link.room);
		return this.#add(made, { subject, name, ...(about !== undefined && { about }) });
	}

	/**
	 * The fragment of a link by which one device may join as an administrator. Earlier ones of this device end, unless it
	 * is made beside them.
	 */
	async invite(id: string, beside = false): Promise<string> {
		const room = await this.#stores.rooms.get(id);
		const made = await this.#session(id).make({ make: 'invitation', admin: true, beside });
		if (!room || !made.invitation) throw new Error('There is no invitation');
		const { seed, roomKey } = made.invitation;
		const { subject, about } = room;
		return roomFragment({ subject, room: id, roomKey, about, invitation: seed });
	}

	/** Ends a member's rights. */
	async removeMember(id: string, member: string): Promise<void> {
		await this.#session(id).make({ make: 'removal', member });
	}

	/** Switches a room off or on; everything stays on this device. */
	async setOff(id: string, off: boolean): Promise<void> {
		await this.#stores.rooms.change(id, ({ off: _, ...room }) => ({
			...room,
			...(off && { off: true as const })
		}));
	}

	async rename(id: string, name: string): Promise<void> {
		await this.#stores.rooms.change(id, (room) => {
			const key = room.member?.publicKey;
			if (key === undefined) return room;
			return { ...room, names: { ...room.names, [key]: { name, at: Date.now() } } };
		});
		this.#sessions.get(id)?.refresh();
	}

	/** Leaves a room. What came through it stays here. The others see it once the hub has it. */
	async leave(id: string): Promise<void> {
		const room = await this.#stores.rooms.get(id);
		const session = this.#sessions.get(id);
		const key = room?.member?.publicKey;
		if (session && key !== undefined && !room?.removed)
			await session.leave(key).catch(() => undefined);
		await this.#stores.rooms.remove(id);
	}

	#session(id: string): RoomSession {
		const session = this.#sessions.get(id);
		if (!session) throw new Error('The room is not open in this window');
		return session;
	}

	async #add(made: NewRoom, about: About): Promise<string> {
		await this.#stores.rooms.add(rowOf(made, about), rowsOf(made));
		noteRooms(true);
		return made.id;
	}

	#watch(): void {
		this.#stores.rooms.watchAll().subscribe({
			next: (rooms) => {
				this.#rooms = rooms;
				noteRooms(rooms.some(({ room }) => !room.off));
				this.#arrange();
			},
			error: () => setTimeout(() => this.#watch(), WATCH_AGAIN)
		});
	}

	/** Opens the rooms that should run in this window, and closes the others. */
	#arrange(): void {
		const wanted = (this.#rooms ?? []).map(({ room }) => room).filter(({ off }) => !off);
		if (this.#presence === undefined && wanted.length > 0) {
			this.#presence = 'unreachable';
			void this.look();
		}
		for (const [id, session] of this.#sessions) {
			if (this.#window.leads && wanted.some((room) => room.id === id)) continue;
			session.close();
			this.#sessions.delete(id);
		}
		if (!this.#window.leads || this.#presence !== 'here') return;
		for (const room of wanted) if (!this.#sessions.has(room.id)) void this.#open(room);
	}

	async #open(room: RoomRow): Promise<void> {
		// What it loads would delay the page that shows the room.
		await nextPaint();
		const makeBinding = await loadBinding(room.subject);
		const binding = await makeBinding?.(room, this.#armies, this.#stores);
		if (!binding || this.#sessions.has(room.id)) return;
		const { rooms } = this.#stores;
		const session = new RoomSession({ address: roomAddress(), room, rooms, binding });
		this.#sessions.set(room.id, session);
		await session.start();
	}
}
