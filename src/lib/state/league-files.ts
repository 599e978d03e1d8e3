import { downloadText } from '$lib/browser/files';
import { BRIK_EXTENSION, BRIK_TYPE } from '$lib/exchange/file-types';
import { writeLeague } from '$lib/exchange/league-file';
import { fileNameOf } from '$lib/exchange/write-brik';
import type { League } from '$lib/league/league-file';

/** Hands a league to the user as a file, under its name or another one. */
export function exportLeague(league: League, name = league.name): void {
	downloadText(fileNameOf(name, BRIK_EXTENSION), BRIK_TYPE, writeLeague(league));
}

/** A league for its players: without the submissions, and without what is nobody else's business. */
export function announcementOf(league: League): League {
	const players = league.players.map(({ id, name, category }) => ({ id, name, category }));
	return { ...league, players, submissions: [] };
}
