import { downloadText } from '$lib/browser/files';
import { BRIK_EXTENSION, BRIK_TYPE } from '$lib/exchange/file-types';
import { writeLeague } from '$lib/exchange/league-file';
import { fileNameOf } from '$lib/exchange/write-brik';
import type { League } from '$lib/league/league-file';

/** Hands the whole league to the user as a file. */
export function exportLeague(league: League): void {
	downloadText(fileNameOf(league.name, BRIK_EXTENSION), BRIK_TYPE, writeLeague(league));
}

/** A league for its players: without the submissions, and without what is nobody else's business. */
export function announcementOf(league: League): League {
	const players = league.players.map(({ id, name, category }) => ({ id, name, category }));
	return { ...league, players, submissions: [] };
}
