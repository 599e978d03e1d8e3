import { documentDigest } from '$lib/army/format/digest';
import type { Digest } from './entry';

/** Digits of a UUID that are chosen at random; those after them follow from them and the author. */
const CHOSEN = 12;

/**
 * A record id that only this author can begin a record with: everybody can check it, and nobody can make one for a
 * key of their own that already belongs to a record of somebody else. `random` is any UUID.
 */
export function ownId(random: string, author: string, founding: Digest): string {
	const chosen = random.replaceAll('-', '').slice(0, CHOSEN);
	const mark = documentDigest({ league: founding, author, chosen }).slice('sha256:'.length);
	const parts = [chosen.slice(0, 8), chosen.slice(8), `4${mark.slice(0, 3)}`];
	return [...parts, `8${mark.slice(3, 6)}`, mark.slice(6, 18)].join('-');
}

/** Whether an id is one with which this author may begin a record. */
export function isOwnId(id: string, author: string, founding: Digest): boolean {
	return id === ownId(id, author, founding);
}
