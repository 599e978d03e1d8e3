import { findHub, roomAddress, type HubPresence } from './hub-address';
import { pageIn, type PublicPage } from './page-item';
import { RoomWorker } from './room-worker';
import { itemsInLines } from '$lib/sync/room/items';
import type { RoomLink } from '$lib/sync/room/link';
import { NOT_CONNECTED, type Report, type RoomStatus } from '$lib/sync/room-client/protocol';

export type { PublicPage };
export { readRoomLink, type RoomLink } from '$lib/sync/room/link';

/** The page of a league for everybody, read from its room. The reader is no member, and nothing is stored. */
export class LivePage {
	readonly #link: RoomLink;
	#worker: RoomWorker | undefined;
	#presence = $state<HubPresence>();
	#status = $state.raw<RoomStatus>(NOT_CONNECTED);
	#page = $state.raw<PublicPage>();
	#damaged = $state(false);
	#failed = $state(false);

	constructor(link: RoomLink) {
		this.#link = link;
	}

	/** Whether there is a hub at the app's address; undefined until that is known. */
	get presence(): HubPresence | undefined {
		return this.#presence;
	}

	get status(): RoomStatus {
		return this.#status;
	}

	/** The latest state; undefined until it has arrived. */
	get page(): PublicPage | undefined {
		return this.#page;
	}

	/** Whether something in the room cannot be read. */
	get damaged(): boolean {
		return this.#damaged || this.#status.damaged > 0;
	}

	/** Whether the worker stopped. */
	get failed(): boolean {
		return this.#failed;
	}

	/** Looks for the hub and opens the room. Returns at once if it is open. */
	async open(): Promise<void> {
		this.#presence = await findHub();
		if (this.#presence !== 'here' || this.#worker) return;
		const { room, roomKey } = this.#link;
		const opening = { address: roomAddress(), room, roomKeys: [roomKey], taken: [], kept: [] };
		const fail = () => (this.#failed = true);
		this.#worker = new RoomWorker((report) => this.#take(report), fail);
		this.#worker.open(opening);
	}

	close(): void {
		this.#worker?.close();
		this.#worker = undefined;
	}

	#take(report: Report): void {
		if (report.report === 'status') this.#status = report.status;
		if (report.report !== 'items') return;
		for (const item of report.delivered.flatMap(({ lines }) => [...itemsInLines(lines)])) {
			const page = pageIn(item);
			if (!page) this.#damaged = item.kind === 'page' || this.#damaged;
			else if (page.at > (this.#page?.at ?? -1)) this.#page = page;
		}
	}
}
