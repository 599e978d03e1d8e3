import type { LazyStores, RoomRow } from '$lib/store';
import { roomFragment, type RoomLink } from '$lib/sync/room/link';
import type { Hub } from './hub.svelte';
import { endOfPage } from './page-binding';
import type { RoomSession } from './room-session.svelte';

/** Links to the rooms of a league: one for all players, and one for the readers of its public page. */
export class LeagueLinks {
	readonly #hub: Hub;
	readonly #rooms: LazyStores['rooms'];
	readonly #stores: LazyStores;

	constructor(hub: Hub, stores: LazyStores) {
		this.#hub = hub;
		this.#rooms = stores.rooms;
		this.#stores = stores;
	}

	/** The fragment of a link by which many may join without rights of an administrator, until it is closed. */
	async forPlayers(id: string): Promise<string> {
		const open = await this.#open(id);
		if (open) return open;
		const making = { make: 'invitation', admin: false, lasting: true } as const;
		const made = await this.#session(id).make(making);
		if (!made.invitation) throw new Error('There is no invitation');
		const { key, seed, roomKey } = made.invitation;
		const links = [{ key, seed, epoch: roomKey.epoch }];
		await this.#rooms.change(id, (room) => ({ ...room, links }));
		return this.#fragment(id, roomKey, seed);
	}

	/** Ends the link for players, if there is one. Those who joined by it stay. */
	async close(id: string): Promise<void> {
		const links = await this.#openLinks(id);
		const invitations = links.map(({ key }) => key);
		if (invitations.length > 0) await this.#session(id).make({ make: 'closing', invitations });
		await this.#rooms.change(id, ({ links: _, ...row }) => row);
	}

	/** Ends the links for one referee each that this device made and nobody has used. */
	async closeUnused(id: string): Promise<void> {
		const invitations = this.unused(id, (await this.#rooms.get(id))?.links);
		if (invitations.length > 0) await this.#session(id).make({ make: 'closing', invitations });
	}

	/** The invitations for one referee each that can still be used; `links` are those for players. */
	unused(id: string, links: readonly { readonly key: string }[] = []): string[] {
		const { invitations = [] } = this.#hub.sessionOf(id)?.status ?? {};
		return invitations.filter((key) => !links.some((link) => link.key === key));
	}

	/** The fragment of a link that only lets read. */
	async forReaders(id: string): Promise<string> {
		const room = await this.#rooms.get(id);
		const roomKey = room?.roomKeys.at(-1);
		if (!roomKey) throw new Error('The room key is not known');
		return this.#fragment(id, roomKey);
	}

	/** Tells the readers of a public page that it has ended, and leaves its room. */
	async endPage(id: string): Promise<void> {
		const items = [await endOfPage(id, this.#stores)];
		await this.#hub.sessionOf(id)?.make({ make: 'content', items });
		await this.#hub.leave(id);
	}

	/** The links for players that this device made, as far as they can still be used. */
	async #openLinks(id: string): Promise<NonNullable<RoomRow['links']>> {
		const session = this.#session(id);
		// A link that was just made is not in the status yet.
		await session.settled();
		const { links = [] } = (await this.#rooms.get(id)) ?? {};
		return links.filter(({ key }) => session.status.invitations.includes(key));
	}

	/** The fragment of the link for players, if it can still be used. */
	async #open(id: string): Promise<string | undefined> {
		const [link] = await this.#openLinks(id);
		const room = await this.#rooms.get(id);
		const roomKey = room?.roomKeys.find(({ epoch }) => epoch === link?.epoch);
		return link && roomKey && this.#fragment(id, roomKey, link.seed);
	}

	async #fragment(
		id: string,
		roomKey: RoomLink['roomKey'],
		invitation?: RoomLink['invitation']
	): Promise<string> {
		const room = await this.#rooms.get(id);
		if (!room) throw new Error('There is no such room');
		const { subject, about } = room;
		return roomFragment({ subject, room: id, roomKey, about, invitation });
	}

	#session(id: string): RoomSession {
		const session = this.#hub.sessionOf(id);
		if (!session) throw new Error('The room is not open in this window');
		return session;
	}
}
