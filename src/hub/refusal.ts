/** Why an update of a client is not applied. Clients read these words. */
export const REFUSALS = [
	/** The update is malformed, or has anything but binary values of the map of entries. */
	'form',
	'deletion',
	/** The key is there already, or the update replaces a value. */
	'overwrite',
	/** The update builds on one that the hub does not have. */
	'gap',
	/** The hub has something else under the same number of the same Yjs client. */
	'clash',
	'digest',
	'envelope',
	/** The entry belongs to another room. */
	'room',
	'signature',
	/** The author is no member, or not any more. */
	'member',
	/** The author may not write an entry of this kind. */
	'right',
	/** A snapshot replaces the entry. */
	'dropped',
	'entrySize',
	'roomSize',
	'members',
	'rate',
	'rooms',
	/** The hub cannot write to its disk. */
	'storage'
] as const;

export type Refusal = (typeof REFUSALS)[number];

export function isRefusal<T>(given: T | Refusal): given is Refusal {
	return typeof given === 'string';
}
