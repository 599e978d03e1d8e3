import { base64url } from '$lib/exchange/base64url';
import { owned, sha256 } from '$lib/sync/room/bytes';
import { decodeEnvelope, isGenuine } from '$lib/sync/room/envelope';
import type { Limits } from './limits';
import { isRefusal, type Refusal } from './refusal';
import { kindOf, type Arrival } from './rights';

/** Entries that are checked before other clients get their turn. */
const AT_ONCE = 20;

export interface Given {
	readonly digest: string;
	readonly bytes: Uint8Array;
}

/** Checks an entry by itself: its digest, form, room and signatures. */
async function arrivalOf(
	room: string,
	{ digest, bytes }: Given,
	limits: Limits
): Promise<Arrival | Refusal> {
	if (bytes.length > limits.entryBytes) return 'entrySize';
	if (base64url(await sha256(owned(bytes))) !== digest) return 'digest';
	const envelope = decodeEnvelope(bytes);
	if (!envelope) return 'envelope';
	const { header } = envelope;
	if (header.kind === 'room' ? digest !== room : header.room !== room) return 'room';
	return (await isGenuine(envelope)) ? { digest, envelope, kind: kindOf(envelope) } : 'signature';
}

/** Lets other work be done first. */
export const nextTurn = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Checks entries that arrive together, each by itself. */
export async function arrivalsOf(
	room: string,
	given: readonly Given[],
	limits: Limits
): Promise<readonly Arrival[] | Refusal> {
	const arrivals: Arrival[] = [];
	for (let from = 0; from < given.length; from += AT_ONCE) {
		if (from > 0) await nextTurn();
		const some = given.slice(from, from + AT_ONCE);
		const all = await Promise.all(some.map((one) => arrivalOf(room, one, limits)));
		for (const one of all) {
			if (isRefusal(one)) return one;
			arrivals.push(one);
		}
	}
	return arrivals;
}
