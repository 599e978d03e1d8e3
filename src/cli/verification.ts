import {
	readSubmissionFile,
	verify,
	type SubmissionFileProblem
} from '$lib/exchange/submission-file';
import { circumstancesOf, lastAccepted } from '$lib/league/decisions';
import type { LeagueState } from '$lib/league/entries/state';
import { knownKeysIn, removedKeysIn } from '$lib/league/known-keys';
import type { League } from '$lib/league/league-file';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import { latestSeason } from '$lib/league/season';
import { judgeSubmission, type Circumstances, type Verdict } from '$lib/league/verdict';
import type { Pack } from '$lib/rules/packs/pack';
import type { FileProblem } from './problem';
import type { Source } from './sources';

/** The verdict on one file, or why it is no submission. */
export type Verification = { readonly file: string } & (
	| { readonly ok: true; readonly verdict: Verdict }
	| { readonly ok: false; readonly problem: FileProblem | SubmissionFileProblem }
);

type Previous = NonNullable<Circumstances['previous']>;

/** The player's last accepted submission, if its file really is the player's. */
async function previousOf(league: League, player: string): Promise<Previous | undefined> {
	const last = lastAccepted(league, player);
	if (!last) return undefined;
	const file = await readSubmissionFile(new TextEncoder().encode(JSON.stringify(last.file)));
	if (!file.ok || file.reading.submission.player.id !== player) return undefined;
	const publicKey = file.seal.state === 'valid' ? file.seal.publicKey : undefined;
	return { submission: file.reading.submission, publicKey };
}

/** Returns the season of a submission if the league has it, else the one that opened last. */
function seasonFor(league: League, wanted: string): string {
	const isThere = league.seasons.some(({ id }) => id === wanted);
	return isThere ? wanted : (latestSeason(league)?.id ?? '');
}

async function verifyInLeague(bytes: Uint8Array, state: LeagueState): ReturnType<typeof verify> {
	const { league } = state;
	const file = await readSubmissionFile(bytes);
	if (!file.ok) return file;
	const { player, season } = file.reading.submission;
	const previous = await previousOf(league, player.id);
	const of = circumstancesOf(league, seasonFor(league, season));
	const known = { alarms: state.alarms, removedKeys: removedKeysIn(state) };
	const keys = knownKeysIn(known)(file.reading.digest);
	const circumstances = { ...of, ...keys, ...(previous && { previous }) };
	return { ok: true, verdict: judgeSubmission(file.reading, file.seal, circumstances) };
}

/** Checks a submission against a league, or against the regulation of the Small League with the packs. */
export function verifyBytes(
	bytes: Uint8Array,
	league: LeagueState | undefined,
	packs: readonly Pack[] = []
) {
	if (league) return verifyInLeague(bytes, league);
	const own = packs.filter((pack) => pack.extends === SMALL_LEAGUE.rulebook);
	const regulation = own.length > 0 ? { ...SMALL_LEAGUE, packs: own } : SMALL_LEAGUE;
	return verify(bytes, { regulation });
}

/** Reads a source and checks it, see `verifyBytes`. */
export async function verifySource(
	{ file, read }: Source,
	league: LeagueState | undefined,
	packs: readonly Pack[] = []
): Promise<Verification> {
	const content = await read();
	if (!content.ok) return { file, ...content };
	return { file, ...(await verifyBytes(content.bytes, league, packs)) };
}

/** Returns the exit status: 2 unreadable, 1 rejected, 0 accepted. */
export function statusOfVerification(verification: Verification): 0 | 1 | 2 {
	if (!verification.ok) return 2;
	return verification.verdict.verdict === 'reject' ? 1 : 0;
}
