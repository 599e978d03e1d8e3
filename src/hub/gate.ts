import { base64url } from '$lib/exchange/base64url';
import { owned, sha256 } from '$lib/sync/room/bytes';
import { decodeEnvelope, isGenuine } from '$lib/sync/room/envelope';
import type { Limits } from './limits';
import { isRefusal, type Refusal } from './refusal';
import type { Arrival, RoomState } from './room-state';
import type { NewEntry } from './room-update';

/** Checks an entry by itself: its digest, form, room and signatures. */
async function arrivalOf(
	room: string,
	{ digest, bytes }: NewEntry,
	limits: Limits
): Promise<Arrival | Refusal> {
	if (bytes.length > limits.entryBytes) return 'entrySize';
	if (base64url(await sha256(owned(bytes))) !== digest) return 'digest';
	const envelope = decodeEnvelope(bytes);
	if (!envelope) return 'envelope';
	const { header } = envelope;
	if (header.kind === 'room' ? digest !== room : header.room !== room) return 'room';
	return (await isGenuine(envelope)) ? { digest, envelope } : 'signature';
}

/** Checks the entries of one update against a room: each by itself, then the rights of their authors. */
export async function checked(
	state: RoomState,
	entries: readonly NewEntry[],
	limits: Limits
): Promise<readonly Arrival[] | Refusal> {
	const arrivals: Arrival[] = [];
	const all = await Promise.all(entries.map((entry) => arrivalOf(state.room, entry, limits)));
	for (const one of all) {
		if (isRefusal(one)) return one;
		arrivals.push(one);
	}
	return state.refusalOf(arrivals, limits) ?? arrivals;
}
