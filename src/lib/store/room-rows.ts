/** What a room is for. */
export type RoomSubject = 'devices' | 'league' | 'game' | 'page';

/** An invitation that many may use until it is closed. */
export interface RoomInvitation {
	/** Its public key, and the seed of it. */
	readonly key: string;
	readonly seed: Uint8Array<ArrayBuffer>;
	/** The room key in the link. */
	readonly epoch: string;
}

/** A room that this device takes part in. It holds private keys, so it is in no backup. */
export interface RoomRow {
	/** The digest of the room's first entry. */
	readonly id: string;
	readonly subject: RoomSubject;
	/** The id of the game, or the founding of the league, that it is about. */
	readonly about?: string;
	/** The room keys that are known, each named by the entry that handed it out. */
	readonly roomKeys: readonly { readonly epoch: string; readonly key: Uint8Array<ArrayBuffer> }[];
	/** This device as a member; absent for one that only reads. */
	readonly member?: {
		readonly publicKey: string;
		/** Signs entries. A seed only if the browser cannot store such keys. */
		readonly signing: CryptoKey | Uint8Array<ArrayBuffer>;
		/** Receives new room keys. */
		readonly exchange: CryptoKey;
	};
	/** Lasting invitations that this device made, each with what its link needs. */
	readonly links?: readonly RoomInvitation[];
	/** Names that the members gave themselves, by their public keys, and when (ms). */
	readonly names: Readonly<Record<string, { readonly name: string; readonly at: number }>>;
	/** When something of a member last arrived, or it was connected (ms). */
	readonly seen: Readonly<Record<string, number>>;
	/** Switched off: nothing is sent or received, and everything stays here. */
	readonly off?: true;
	/** This device has been removed by another member. */
	readonly removed?: true;
	/** When this device last had sent and received everything (ms). */
	readonly inStepAt?: number;
	readonly savedAt: number;
}

/** An entry of a room that is known here. */
export interface RoomEntryRow {
	readonly room: string;
	readonly digest: string;
	/** Kept while it waits to be sent, and for entries about members, which any device may send again. */
	readonly bytes?: Uint8Array<ArrayBuffer>;
	/** 1 until the hub has it. */
	readonly waiting?: 1;
	/** Names what is in it. */
	readonly keys: readonly string[];
}

/** What a room knows of one document; `track` is validated when read. */
export interface RoomDocumentRow {
	readonly room: string;
	/** The kind of the document and its id. */
	readonly key: string;
	readonly track: unknown;
}
