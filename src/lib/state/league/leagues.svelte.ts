import type { League } from '$lib/league/league-file';
import { detachPhotos } from '$lib/league/photos';
import type { LazyStores, Leagues, StoredLeague } from '$lib/store';
import { OpenLeague } from './open-league.svelte';
import { keepUntilSaved } from '../document/unsaved';

const open: Record<string, OpenLeague> = {};

/** The league as this session has it: coming back to it finds what can be undone. */
export function openLeague(leagues: Leagues, stored: StoredLeague): OpenLeague {
	const known = open[stored.id];
	if (known) return known;
	guardLeagues();
	let made: OpenLeague | undefined;
	$effect.root(() => {
		made = new OpenLeague(leagues, stored);
	});
	if (!made) throw new Error('A league was not opened');
	open[stored.id] = made;
	return made;
}

/** Guards the window against being closed or renewed while a change is not on the disk; once is enough. */
function guardLeagues(): void {
	if (Object.keys(open).length > 0) return;
	const all = () => Object.values(open);
	keepUntilSaved(async () => {
		await Promise.all(all().map((league) => league.settled()));
	});
	addEventListener('beforeunload', (event) => {
		if (all().some(({ unsaved }) => unsaved)) event.preventDefault();
	});
}

/**
 * Keeps a league that came as a file, with the photos of its games: as a new one, or beside the one that is
 * here, until they are merged. Throws where nothing can be kept.
 */
export async function keepLeague({ leagues, photos }: LazyStores, given: League): Promise<void> {
	const { league, photos: own } = detachPhotos(given);
	for (const jpeg of own.values()) await photos.keep(jpeg);
	const here = await leagues.get(league.id);
	if (!here) return leagues.create(league);
	if (here.deletedAt !== undefined) await leagues.setDeleted(league.id, false);
	const said = JSON.stringify(league);
	const isHere = (version: League) => JSON.stringify(version) === said;
	const kept = await leagues.change(league.id, (papers) => {
		const waiting = papers.waiting ?? [];
		if ([papers.league, ...waiting].some(isHere)) return papers;
		return { ...papers, waiting: [...waiting, league] };
	});
	if (!kept)
		throw new Error('The league that is here cannot be read: nothing can be laid beside it');
}
