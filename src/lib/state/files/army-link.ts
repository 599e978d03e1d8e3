import { resolve } from '$app/paths';
import { armyLink } from '$lib/exchange/link';
import type { Army } from '$lib/rules/choices';

/** A link to an army for the app at its current address; undefined for one too large for a link. */
export function linkHere(army: Army): Promise<string | undefined> {
	const home = new URL(resolve('/'), location.href).href;
	return armyLink(army, home.replace(/\/$/, ''));
}
