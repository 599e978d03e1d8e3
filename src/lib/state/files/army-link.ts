import { resolve } from '$app/paths';
import { armyLink } from '$lib/exchange/link';
import type { Army } from '$lib/rules/choices';

/** A link that opens the army in this app; undefined if the army is too large for a link. */
export function linkHere(army: Army): Promise<string | undefined> {
	const home = new URL(resolve('/'), location.href).href;
	return armyLink(army, home.replace(/\/$/, ''));
}
