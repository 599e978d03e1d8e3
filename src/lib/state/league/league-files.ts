import { downloadText } from '$lib/browser/files';
import { BRIK_EXTENSION, BRIK_TYPE } from '$lib/exchange/file-types';
import { withoutUnreadableParts, writeLeague } from '$lib/exchange/league-file';
import { fileNameOf } from '$lib/exchange/write-brik';
import { MAXIMUM_LEAGUE } from '$lib/exchange/limits';
import { attachPhotos } from '$lib/league/photos';
import type { League } from '$lib/league/league-file';
import { locale } from '../app/locale.svelte';
import { notices } from '../app/notices.svelte';
import { photoStore } from '../photos/photo-store';

/** Bytes reserved for the rest of the file beside league and photos. */
const RESERVED = 10_000;

/** Downloads the whole league with the photos of its games. */
export async function exportWhole(league: League): Promise<void> {
	const size = new TextEncoder().encode(writeLeague(league)).length;
	const store = await photoStore();
	const photoBudget = MAXIMUM_LEAGUE - size - RESERVED;
	const carrying = await attachPhotos(league, (digest) => store.get(digest), photoBudget).catch(
		() => ({ league, left: 0 })
	);
	if (carrying.left > 0) notices.show(locale.leagues.pages.photosLeft({ count: carrying.left }));
	const { omitted } = withoutUnreadableParts(league);
	if (omitted.length > 0)
		notices.show(locale.leagues.pages.submissionsLeft({ count: omitted.length }));
	exportLeague(carrying.league);
}

/** Downloads a league, under its own or another name. */
export function exportLeague(league: League, name = league.name): void {
	downloadText(fileNameOf(name, BRIK_EXTENSION), BRIK_TYPE, writeLeague(league));
}

/** The public version of a league: no submissions, and only the public fields of players. */
export function announcementOf(league: League): League {
	const players = league.players.map(({ id, name, category, city }) => ({
		id,
		name,
		category,
		...(city !== undefined && { city })
	}));
	return { ...league, players, submissions: [] };
}
