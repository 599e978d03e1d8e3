import { memoByIdentity } from '$lib/rules/memo';
import type { Decision, League, Meeting, Protocol } from './league-file';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function decoded(payload: string): unknown {
	try {
		return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
	} catch {
		return undefined;
	}
}

/** What a submission names, sealed or not; its parts are undefined if they cannot be read. */
const namedIn = memoByIdentity(({ file }: Decision) => {
	const sealed = isObject(file) ? file.payload : undefined;
	const read = typeof sealed === 'string' ? decoded(sealed) : file;
	const { season, armies } = isObject(read) ? read : {};
	return {
		season: typeof season === 'string' ? season : undefined,
		armies: isObject(armies) ? Object.keys(armies) : undefined
	};
});

/**
 * Whether the referee has accepted an army of a player for a meeting, or for its whole season (PL-LIG-05). Any army
 * unless `army` names one.
 */
export function hasAcceptedArmy(
	{ submissions }: League,
	player: string,
	{ id, season }: Pick<Meeting, 'id' | 'season'>,
	army?: Protocol['light']['army']
): boolean {
	return submissions.some((entry) => {
		if (entry.player !== player || entry.decision !== 'accept') return false;
		const named = namedIn(entry);
		const isFor =
			entry.meeting === id ||
			(entry.meeting === null && [undefined, season].includes(named.season));
		return isFor && (army === undefined || named.armies?.includes(army) !== false);
	});
}
