import type { Keys, Leagues, StoredLeague } from '$lib/store';
import { keepLastChange } from '../document/last-change.svelte';
import { DeviceSigner } from './device-signer.svelte';
import { readContents, slimChange } from './league-journal';
import { OpenLeague } from './open-league.svelte';
import { guardDocuments } from '../document/guard';

const open: Record<string, OpenLeague> = {};
let signer: DeviceSigner | undefined;

/** The keys of this device; if `makes`, one is made where there is none. */
export async function deviceSigner(keys: Keys, makes: boolean): Promise<DeviceSigner> {
	if (!signer) {
		signer = new DeviceSigner(keys);
		signer.follow();
	}
	await signer.load(makes);
	return signer;
}

/** Opens a stored league with its undo steps, or returns it as this session has it. */
export function openLeague(
	leagues: Leagues,
	signing: DeviceSigner,
	stored: StoredLeague,
	steps?: unknown
): OpenLeague {
	const known = open[stored.id];
	if (known) return known;
	if (Object.keys(open).length === 0) guardDocuments(() => Object.values(open));
	let made: OpenLeague | undefined;
	$effect.root(() => {
		made = new OpenLeague(leagues, signing, stored, steps);
		keepLastChange(made, stored.id, readContents, slimChange);
	});
	if (!made) throw new Error('A league was not opened');
	open[stored.id] = made;
	return made;
}
