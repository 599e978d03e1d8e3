import { downloadText } from '$lib/browser/files';
import { BRIK_EXTENSION, BRIK_TYPE } from '$lib/exchange/file-types';
import { fitting, writeLeague } from '$lib/exchange/league-file';
import { fileNameOf } from '$lib/exchange/write-brik';
import { MAXIMUM_LEAGUE } from '$lib/exchange/limits';
import { attachPhotos } from '$lib/league/photos';
import type { League } from '$lib/league/league-file';
import { locale } from '../app/locale.svelte';
import { notices } from '../app/notices.svelte';
import { photoStore } from '../photos/photo-store';

/** Bytes that a league has in its file for all that is around its photos. */
const AROUND = 10_000;

/** Hands the whole league to the user as a file, with the photos of its games. */
export async function exportWhole(league: League): Promise<void> {
	const size = new TextEncoder().encode(writeLeague(league)).length;
	const store = await photoStore();
	const room = MAXIMUM_LEAGUE - size - AROUND;
	const carrying = await attachPhotos(league, (digest) => store.get(digest), room).catch(() => ({
		league,
		left: 0
	}));
	if (carrying.left > 0) notices.show(locale.leagues.pages.photosLeft({ count: carrying.left }));
	const { left } = fitting(league);
	if (left.length > 0) notices.show(locale.leagues.pages.submissionsLeft({ count: left.length }));
	exportLeague(carrying.league);
}

/** Hands a league to the user as a file, under its name or another one. */
export function exportLeague(league: League, name = league.name): void {
	downloadText(fileNameOf(name, BRIK_EXTENSION), BRIK_TYPE, writeLeague(league));
}

/** A league for its players: without the submissions, and without what is nobody else's business. */
export function announcementOf(league: League): League {
	const players = league.players.map(({ id, name, category }) => ({ id, name, category }));
	return { ...league, players, submissions: [] };
}
