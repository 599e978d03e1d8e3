import { isSame } from '$lib/document/is-same';
import type { League } from '$lib/league/league-file';
import { detachPhotos } from '$lib/league/photos';
import type { Keys, LazyStores, Leagues, StoredLeague } from '$lib/store';
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

/**
 * Keeps a league that came as a file, with the photos of its games: as a new one, or next to the stored one until they
 * are merged. Throws if the stored one is unreadable.
 */
export async function keepLeague({ leagues, photos }: LazyStores, given: League): Promise<void> {
	const { league, photos: own } = detachPhotos(given);
	for (const jpeg of own.values()) await photos.keep(jpeg);
	const here = await leagues.get(league.id);
	if (!here) return leagues.create(league);
	if (here.deletedAt !== undefined) await leagues.setDeleted(league.id, false);
	const isHere = (version: League) => isSame(version, league);
	const kept = await leagues.change(league.id, (papers) => {
		const waiting = papers.waiting ?? [];
		if ([papers.league, ...waiting].some(isHere)) return papers;
		return { ...papers, waiting: [...waiting, league] };
	});
	if (!kept) throw new Error('The stored league is unreadable, so nothing can wait next to it');
}
