/** Why entries of a client are not taken. Clients read these words. */
export const REFUSALS = [
	/** The message is malformed. */
	'form',
	/** The client speaks a later version of the protocol. */
	'version',
	'digest',
	'envelope',
	/** The entry belongs to another room, or the name is no room. */
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
	/** The database cannot be used. */
	'storage'
] as const;

export type Refusal = (typeof REFUSALS)[number];

export function isRefusal<T>(given: T | Refusal): given is Refusal {
	return typeof given === 'string';
}
