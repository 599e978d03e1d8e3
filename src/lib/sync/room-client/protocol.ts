import type { SealingKey } from '$lib/exchange/seal';
import type { Bytes } from '../room/bytes';
import type { RoomLink } from '../room/link';
import { itemsInLines, type Item } from '../room/items';
import type { RoomKey } from '../room/sealing';

/** This device as a member of a room. */
export interface OwnMember {
	readonly publicKey: string;
	readonly signing: SealingKey;
	readonly exchange: CryptoKey;
}

/** An entry that this device made or keeps. */
export interface MadeEntry {
	readonly digest: string;
	readonly bytes: Bytes;
}

/** An invitation of this device that many may use, and the epoch of the room key in its link. */
export interface LastingInvitation {
	readonly key: string;
	readonly epoch: string;
}

/** A room as a device stores it when it creates or joins it. */
export interface NewRoom {
	readonly id: string;
	readonly roomKeys: readonly RoomKey[];
	readonly member?: OwnMember;
	readonly entries: readonly MadeEntry[];
}

/** What the worker needs to take part in a room. */
export interface Opening {
	/** The address of the hub's WebSocket. */
	readonly address: string;
	readonly room: string;
	readonly roomKeys: readonly RoomKey[];
	/** Absent for a device that only reads. */
	readonly member?: OwnMember | undefined;
	/** Absent where each invitation is for one device. */
	readonly lasting?: readonly LastingInvitation[] | undefined;
	/** Digests of sealed entries whose items the page has. */
	readonly taken: readonly string[];
	/** Entries about members, and entries that the hub may not have yet. */
	readonly kept: readonly (MadeEntry & { readonly waiting: boolean })[];
}

/** Something that makes entries. The page stores them and then sends them. */
export type Making =
	| { readonly make: 'content' | 'snapshot'; readonly items: readonly Item[] }
	/**
	 * Makes an invitation for one device, or a lasting one. Open ones of this device with the same rights end, unless it
	 * is made beside them.
	 */
	| {
			readonly make: 'invitation';
			readonly admin: boolean;
			readonly lasting?: boolean;
			readonly beside?: boolean;
	  }
	/** Ends invitations of this device. */
	| { readonly make: 'closing'; readonly invitations: readonly string[] }
	/** Ends a member's rights and hands out a new room key. */
	| { readonly make: 'removal'; readonly member: string }
	| {
			readonly make: 'dropped';
			readonly snapshots: readonly string[];
			readonly covered: readonly string[];
	  };

/** Entries that were made; with the secret of an invitation, and the room key that its link needs. */
export interface Made {
	readonly entries: readonly MadeEntry[];
	readonly invitation?: {
		readonly key: string;
		readonly seed: Bytes;
		readonly roomKey: RoomKey;
	};
}

/** From the page to the worker. */
export type Command =
	/** Creates a room, or joins the one of a link. */
	| { readonly do: 'create'; readonly link?: RoomLink | undefined }
	| { readonly do: 'open'; readonly opening: Opening }
	| { readonly do: 'make'; readonly number: number; readonly making: Making }
	| { readonly do: 'send'; readonly entries: readonly MadeEntry[] }
	| { readonly do: 'close' };

/** A member as the page shows it. */
export interface ShownMember {
	readonly key: string;
	readonly admin: boolean;
	readonly rank: number;
	readonly connected: boolean;
}

export interface RoomStatus {
	readonly connection: 'connecting' | 'connected' | 'refused';
	/** What the hub said when it refused something. */
	readonly reason?: string | undefined;
	/** Whether everything that the hub had has arrived and was passed on. */
	readonly synced: boolean;
	/** Whether this device is no member any more. */
	readonly removed: boolean;
	readonly members: readonly ShownMember[];
	/** The keys of invitations of this device that can still be used. */
	readonly invitations: readonly string[];
	/** Sealed entries in the room. */
	readonly entries: number;
	/** Entries that could not be read, so that they change nothing. */
	readonly damaged: number;
}

/** Before anything is known. */
export const NOT_CONNECTED: RoomStatus = {
	connection: 'connecting',
	synced: false,
	removed: false,
	members: [],
	invitations: [],
	entries: 0,
	damaged: 0
};

/** Signed entries of leagues as lines of items, and their digests in the same order. */
export interface SignedLines {
	readonly lines: Bytes;
	readonly digests: readonly string[];
}

/** The items of signed entries with their digests. */
export function* signedItems(
	signed: readonly SignedLines[]
): Generator<readonly [digest: string, item: Item | undefined]> {
	for (const { lines, digests } of signed) {
		const items = itemsInLines(lines);
		for (const digest of digests) yield [digest, items.next().value];
	}
}

/** One entry, decrypted; what its items say is not checked yet. */
export interface Delivered {
	readonly digest: string;
	readonly author: string;
	/** `itemsInLines` reads them. As bytes, what waits for the page burdens its memory little. */
	readonly lines: Bytes;
	/** The items that are signed entries of leagues with right signatures and submissions; they are not in `lines`. */
	readonly signed: SignedLines;
}

/** From the worker to the page. */
export type Report =
	| { readonly report: 'status'; readonly status: RoomStatus }
	| { readonly report: 'items'; readonly delivered: readonly Delivered[] }
	/** Entries about members, which any device keeps. */
	| { readonly report: 'clear'; readonly entries: readonly MadeEntry[] }
	/** Entries that the worker made on its own; to be stored and sent. */
	| { readonly report: 'unasked'; readonly entries: readonly MadeEntry[] }
	| { readonly report: 'created'; readonly room: NewRoom }
	| { readonly report: 'notCreated'; readonly error: string }
	| { readonly report: 'made'; readonly number: number; readonly made: Made }
	| { readonly report: 'failed'; readonly number: number; readonly error: string }
	| { readonly report: 'acknowledged'; readonly digests: readonly string[] }
	/** The hub does not have them any more, though nobody dropped them. */
	| { readonly report: 'lost'; readonly digests: readonly string[] }
	/** Snapshots stand for them. */
	| { readonly report: 'dropped'; readonly digests: readonly string[] }
	| { readonly report: 'roomKeys'; readonly roomKeys: readonly RoomKey[] };
