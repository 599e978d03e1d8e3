import { canonicalArmy } from '$lib/army/format/canonical';
import { linkedArmy } from '$lib/army/format/linked';
import type { Army } from '$lib/rules/choices';
import { base64url } from './base64url';
import { MAXIMUM_ARMY } from './limits';

/** Names the encoding of the letters after it: base64url of the raw deflate of the canonical army. */
export const LINK_PREFIX = 'b1.';

/** The page of the app that opens links. */
const PAGE = '/open';

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
	const smaller = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
	return new Uint8Array(await new Response(smaller).arrayBuffer());
}

/**
 * A link that holds a whole army, for the app at `base` (an address without a slash at its end). The army is
 * in the part after the #, which browsers send to no server. Undefined where it is larger than an army may be.
 */
export async function armyLink(army: Army, base: string): Promise<string | undefined> {
	const bytes = new TextEncoder().encode(canonicalArmy(linkedArmy(army)));
	if (bytes.length > MAXIMUM_ARMY) return undefined;
	return `${base}${PAGE}#${LINK_PREFIX}${base64url(await deflated(bytes))}`;
}
