import * as z from 'zod/mini';
import { diffOf } from '$lib/document/diff';
import { rebased } from '$lib/document/rebase';
import { fitsIntoFile } from '$lib/exchange/league-file';
import { LISTS, type League } from '$lib/league/league-file';
import { readOwnPart, type OwnPart } from '$lib/league/own-part';
import { readLeague } from '$lib/league/read-league';
import type { Leagues, Rooms, StoredLeague } from '$lib/store';
import type { Content } from '$lib/sync/versions/version';
import { copyName } from './copy-name';
import type { SharedKind } from '../shared-documents';

/** A league in one document, with the user's part in it. */
interface SharedLeague {
	readonly league: League;
	readonly own?: OwnPart;
}

const sharedSchema = z.strictObject({ league: z.unknown(), own: z.optional(z.unknown()) });

const leagueDiff = diffOf<League>(LISTS);

const sharedOf = ({ league, own }: StoredLeague): SharedLeague => ({
	league,
	...(own && { own })
});

/** Merges by field of a record; ours wins where both changed the same one. Undefined if the result fits no file. */
function merged(base: SharedLeague, ours: SharedLeague, theirs: SharedLeague): Content | undefined {
	const patch = leagueDiff.between(base.league, ours.league);
	const league = leagueDiff.patched(theirs.league, patch);
	const own = rebased(base.own, ours.own, theirs.own);
	return readLeague(league).ok ? { league, ...(own && { own }) } : undefined;
}

async function write(leagues: Leagues, stored: StoredLeague, content: Content): Promise<boolean> {
	const { id, revision, waiting, deletedAt } = stored;
	if (content === null) {
		if (deletedAt === undefined) await leagues.setDeleted(id, true);
		return true;
	}
	const { league, own } = content as SharedLeague;
	const result = await leagues.replace({ league, own, waiting }, revision);
	if (result.ok && deletedAt !== undefined) await leagues.setDeleted(id, false);
	return result.ok;
}

/** Leagues without signatures; those of signed entries are united entry by entry. */
export function sharedLeagues(leagues: Leagues, rooms: Rooms): SharedKind {
	return {
		of: 'league',
		marks: () => rooms.marks('leagues'),
		read: async (id) => {
			// Reading one of signed entries takes long.
			if (await leagues.isSigned(id)) return 'unreadable';
			const stored = await leagues.get(id);
			if (!stored) return undefined;
			if (!stored.readable || stored.held) return 'unreadable';
			return {
				content: stored.deletedAt === undefined ? { ...sharedOf(stored) } : null,
				write: (content) => write(leagues, stored, content)
			};
		},
		create: async (id, content) => {
			const { league, own } = content as SharedLeague;
			await leagues.create(league);
			if (own) await leagues.change(id, (contents) => ({ ...contents, own }));
		},
		isContent: (id, content) => {
			const reading = sharedSchema.safeParse(content);
			if (!reading.success) return false;
			const { league: document, own } = reading.data;
			const league = readLeague(document);
			const isPart = own === undefined || readOwnPart(own) !== undefined;
			return league.ok && league.league.id === id && isPart && fitsIntoFile(league.league);
		},
		merge: (base, ours, theirs) =>
			base === undefined
				? undefined
				: merged(base as SharedLeague, ours as SharedLeague, theirs as SharedLeague),
		copy: (content, id, number) => {
			const { league, own } = content as SharedLeague;
			const name = copyName(league.name, number);
			return { league: { ...league, id, name }, ...(own && { own }) };
		}
	};
}
