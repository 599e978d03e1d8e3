import { resolve } from '$app/paths';
import { armyLink, packLink } from '$lib/exchange/link';
import type { Army } from '$lib/rules/choices';
import type { Pack } from '$lib/rules/packs/pack';

/** A link that opens the army in this app; undefined if the army is too large for a link. */
export const linkHere = (army: Army): Promise<string | undefined> => armyLink(army, home());

/** A link that opens the pack in this app. */
export const packLinkHere = (pack: Pack): Promise<string> => packLink(pack, home());

const home = () => new URL(resolve('/'), location.href).href.replace(/\/$/, '');
