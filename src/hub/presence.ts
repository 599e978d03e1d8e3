import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { part } from '$lib/exchange/seal';
import type { Room } from './room';
import type { Store } from './store/store';

/** Milliseconds after which what another node said is forgotten, and between two times of saying it. */
const LASTS = 60_000;
const AGAIN = 20_000;
/** Milliseconds that changes wait for others. */
const PAUSE = 50;
/** Members in one message between nodes. */
const AT_ONCE = 100;

/** What nodes tell each other of a room. */
const message = z.strictObject({
	node: z.string().check(z.maxLength(40)),
	room: part(32),
	here: z.array(part(32)).check(z.maxLength(AT_ONCE)),
	gone: z.array(part(32)).check(z.maxLength(AT_ONCE)),
	asks: z.boolean()
});
type Message = z.infer<typeof message>;

/** A connection that may have proved a member's key. */
export interface Present {
	readonly member: string | undefined;
	show(members: readonly string[]): void;
}

interface OpenRoom {
	readonly room: Room;
	readonly present: Set<Present>;
	/** When members at other nodes are forgotten, by member and node. */
	readonly elsewhere: Map<string, Map<string, number>>;
	/** What the other nodes were told, and when. */
	told: ReadonlySet<string>;
	toldAt: number;
	timer: NodeJS.Timeout | undefined;
}

/** Who is connected to which room, at this node and at the others. */
export class Presence {
	readonly #node: string = randomUUID();
	readonly #store: Pick<Store, 'tell'>;
	readonly #rooms = new Map<string, OpenRoom>();

	constructor(store: Pick<Store, 'tell'>) {
		this.#store = store;
	}

	/** Follows a connection to a room. */
	join(room: Room, present: Present): void {
		const open = this.#rooms.get(room.id);
		if (open) {
			open.present.add(present);
			return;
		}
		this.#rooms.set(room.id, {
			room,
			present: new Set([present]),
			elsewhere: new Map(),
			...{ told: new Set(), toldAt: 0, timer: undefined }
		});
		this.#ask(room);
	}

	/** Asks the other nodes who is connected to the rooms that are open here. */
	ask(): void {
		for (const { room } of this.#rooms.values()) this.#ask(room);
	}

	leave(room: Room, present: Present): void {
		const open = this.#rooms.get(room.id);
		if (!open?.present.delete(present)) return;
		if (open.present.size > 0) {
			this.changed(room.id);
			return;
		}
		clearTimeout(open.timer);
		this.#rooms.delete(room.id);
		this.#tellAll(open, [], [...open.told]);
	}

	/** Shows soon who is connected to a room: somebody has come or gone, or rights have changed. */
	changed(room: string): void {
		const open = this.#rooms.get(room);
		if (!open || open.timer) return;
		open.timer = setTimeout(() => {
			open.timer = undefined;
			this.#show(open, Date.now());
		}, PAUSE);
	}

	/** Takes what another node says. */
	told(text: string, now = Date.now()): void {
		const said = readMessage(text);
		if (!said || said.node === this.#node) return;
		const open = this.#rooms.get(said.room);
		if (!open) return;
		for (const member of said.here) {
			const nodes = open.elsewhere.get(member) ?? new Map<string, number>();
			open.elsewhere.set(member, nodes.set(said.node, now + LASTS));
		}
		for (const member of said.gone) open.elsewhere.get(member)?.delete(said.node);
		if (said.asks) this.#tellAll(open, [...open.told], []);
		this.changed(said.room);
	}

	/** Forgets what nobody said again, and says again who is here. */
	tidy(now = Date.now()): void {
		for (const open of this.#rooms.values()) {
			for (const nodes of open.elsewhere.values())
				for (const [node, until] of nodes)
					if (until < now && nodes.delete(node)) this.changed(open.room.id);
			if (open.told.size === 0 || now - open.toldAt < AGAIN) continue;
			open.toldAt = now;
			this.#tellAll(open, [...open.told], []);
		}
	}

	#show(open: OpenRoom, now: number): void {
		const { rights } = open.room;
		const isCurrent = (member: string | undefined): member is string =>
			member !== undefined && rights.isCurrent(member);
		const here = new Set([...open.present].map(({ member }) => member).filter(isCurrent));
		const added = [...here].filter((member) => !open.told.has(member));
		const gone = [...open.told].filter((member) => !here.has(member));
		open.told = here;
		if (added.length + gone.length > 0) {
			open.toldAt = now;
			this.#tellAll(open, added, gone);
		}
		for (const [member, nodes] of open.elsewhere)
			if (nodes.size === 0) open.elsewhere.delete(member);
		const all = [...new Set([...here, ...[...open.elsewhere.keys()].filter(isCurrent)])].sort();
		for (const present of open.present) if (isCurrent(present.member)) present.show(all);
	}

	#ask(room: Room): void {
		this.#tell({ room: room.id, here: [], gone: [], asks: true });
	}

	#tellAll({ room }: OpenRoom, here: readonly string[], gone: readonly string[]): void {
		for (let from = 0; from < Math.max(here.length, gone.length); from += AT_ONCE)
			this.#tell({
				room: room.id,
				here: here.slice(from, from + AT_ONCE),
				gone: gone.slice(from, from + AT_ONCE),
				asks: false
			});
	}

	/** Nobody waits for it: if it fails, who is connected is said again soon. */
	#tell(said: Omit<Message, 'node'>): void {
		this.#store.tell(JSON.stringify({ node: this.#node, ...said })).catch(() => {
			const open = this.#rooms.get(said.room);
			if (open) open.toldAt = 0;
		});
	}
}

function readMessage(text: string): Message | undefined {
	try {
		return message.safeParse(JSON.parse(text)).data;
	} catch {
		return undefined;
	}
}
