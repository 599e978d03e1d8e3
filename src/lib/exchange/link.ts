import { canonicalArmy } from '$lib/army/format/canonical';
import { linkedArmy } from '$lib/army/format/linked';
import type { Army } from '$lib/rules/choices';
import type { Pack } from '$lib/rules/packs/pack';
import { base64url } from './base64url';
import { deflated } from './deflate';
import { MAXIMUM_ARMY } from './limits';

/** The encoding of what follows: base64url of the raw deflate of the canonical army, or of a pack. */
export const LINK_PREFIX = 'b1.';

/** The app's page that opens links. */
const PAGE = '/open';

/**
 * Returns a link that contains a whole army, for the app at `base` (a URL without a trailing
 * slash). The army is in the fragment, which browsers do not send to servers. Undefined if the army
 * is too large.
 */
export async function armyLink(army: Army, base: string): Promise<string | undefined> {
	const bytes = new TextEncoder().encode(canonicalArmy(linkedArmy(army)));
	return bytes.length > MAXIMUM_ARMY ? undefined : linkTo(bytes, base);
}

const linkTo = async (bytes: Uint8Array<ArrayBuffer>, base: string) =>
	`${base}${PAGE}#${LINK_PREFIX}${base64url(await deflated(bytes))}`;

/** Returns a link that contains a whole pack, with its rows in their order. */
export const packLink = (pack: Pack, base: string): Promise<string> =>
	linkTo(new TextEncoder().encode(JSON.stringify(pack)), base);
