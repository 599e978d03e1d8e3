import type { LeagueEdit } from '$lib/i18n/en/league-pages';
import { isSame } from '$lib/document/is-same';
import type { League, Season } from '$lib/league/league-file';
import type { OwnPart } from '$lib/league/own-part';
import type { LeagueContents, Leagues, StoredLeague } from '$lib/store';
import { OpenDocument } from '../document/open-document.svelte';
import { leagueKind, storedDocument } from './league-kind';

export type { Leagues, StoredLeague } from '$lib/store';

/** The league on the screen and the user's part in it. */
export class OpenLeague extends OpenDocument<LeagueContents, LeagueEdit> {
	#seasonId = $state<string>();

	constructor(leagues: Leagues, stored: StoredLeague, steps?: unknown) {
		super(leagueKind(leagues), storedDocument(stored), steps);
	}

	get league(): League {
		return this.document.league;
	}

	/** The user's part in the league. */
	get own(): OwnPart | undefined {
		return this.document.own;
	}

	/** Other versions of the league that came in files and are not merged yet. */
	get waiting(): readonly League[] {
		return this.document.waiting ?? [];
	}

	/** Whether another window has removed it. */
	get gone(): boolean {
		return this.storedIn !== 'list';
	}

	/** The season on the screen: the chosen one, else the latest. */
	get season(): Season | undefined {
		const { seasons } = this.league;
		const latest = seasons.toSorted((a, b) => (a.opened < b.opened ? 1 : -1))[0];
		return seasons.find(({ id }) => id === this.#seasonId) ?? latest;
	}

	chooseSeason(id: string): void {
		this.#seasonId = id;
	}

	/** Changes the league. False if its file could not be read again; nothing has changed then. */
	change(edit: LeagueEdit, step: (league: League) => League): boolean {
		return this.edit((contents) => {
			const league = step(contents.league);
			return league === contents.league ? contents : { ...contents, league };
		}, edit);
	}

	/** Changes the user's part, which cannot be undone. */
	changeOwn(step: (own: OwnPart | undefined) => OwnPart | undefined): boolean {
		return this.edit((contents) => ({ ...contents, own: step(contents.own) }));
	}

	/** Replaces the league by one merged with a waiting version, which no longer waits. */
	merge(version: League, merged: League): boolean {
		return this.edit(
			(contents) => ({
				...contents,
				league: merged,
				waiting: contents.waiting?.filter((other) => !isSame(other, version))
			}),
			'merge'
		);
	}
}
