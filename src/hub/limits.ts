import { MAXIMUM_ENVELOPE } from '$lib/sync/room/header';

/** What one room or one address may use. */
export const DEFAULT_LIMITS = {
	/** Bytes of one entry: a submission with photos. */
	entryBytes: MAXIMUM_ENVELOPE,
	/** Bytes and entries in one room. */
	roomBytes: 100_000_000,
	roomEntries: 20_000,
	/** Members of a room and invitations, closed ones too. */
	members: 400,
	/** Entries about members in one room, and their bytes: the hub works out from all of them who may write. */
	rights: 2_000,
	rightsBytes: 8_000_000,
	/**
	 * Of one address: connections at a time, new rooms an hour; a minute, what is read of entries about members to open
	 * rooms (each entry, and each 4 kB of them), messages with entries, and bytes.
	 */
	connections: 60,
	newRooms: 30,
	opening: 20_000,
	updates: 1_200,
	bytes: 60_000_000
} as const;

type LimitName = keyof typeof DEFAULT_LIMITS;
export type Limits = Readonly<Record<LimitName, number>>;

export function isLimitName(name: string): name is LimitName {
	return Object.hasOwn(DEFAULT_LIMITS, name);
}
