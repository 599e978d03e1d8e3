import { memoByIdentity } from '$lib/rules/memo';
import type { Decision, League, Meeting } from './league-file';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function decoded(payload: string): unknown {
	try {
		return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
	} catch {
		return undefined;
	}
}

/** The season that a submission names, sealed or not; undefined if it cannot be read. */
const seasonOf = memoByIdentity(({ file }: Decision): string | undefined => {
	const sealed = isObject(file) ? file.payload : undefined;
	const submission = typeof sealed === 'string' ? decoded(sealed) : file;
	const season = isObject(submission) ? submission.season : undefined;
	return typeof season === 'string' ? season : undefined;
});

/** Whether the referee has accepted an army of a player for a meeting, or for its whole season (PL-LIG-05). */
export function hasAcceptedArmy(
	{ submissions }: League,
	player: string,
	{ id, season }: Pick<Meeting, 'id' | 'season'>
): boolean {
	return submissions.some(
		(entry) =>
			entry.player === player &&
			entry.decision === 'accept' &&
			(entry.meeting === id ||
				(entry.meeting === null && [undefined, season].includes(seasonOf(entry))))
	);
}
