import { isSame } from '$lib/document/is-same';
import { answerReasons, type AnswerReason } from '$lib/league/answers';
import { circumstancesOf } from '$lib/league/decisions';
import type { League } from '$lib/league/league-file';
import type { OwnPart } from '$lib/league/own-part';
import { regulationDigest } from '$lib/league/regulation';
import { readSubmission } from '$lib/league/submission';
import { judgeSubmission } from '$lib/league/verdict';
import type { VerdictFile } from '$lib/league/verdict-file';
import type { LazyStores } from '$lib/store';

/** Answers to remember in a league. */
const REMEMBERED = 10;

/** Keeps an answer with the player's league. Returns whether the league and the player are on this device. */
export async function keepAnswer(
	{ leagues }: Pick<LazyStores, 'leagues'>,
	answer: VerdictFile
): Promise<boolean> {
	const stored = await leagues.get(answer.league);
	if (!stored?.readable || stored.own?.player.id !== answer.player.id) return false;
	if (stored.own.answers?.some((one) => isSame(one, answer))) return true;
	const kept = await leagues.change(answer.league, (contents) => {
		const { own } = contents;
		if (own?.player.id !== answer.player.id) return undefined;
		const answers = [...(own.answers ?? []), answer].slice(-REMEMBERED);
		return { ...contents, own: { ...own, answers } };
	});
	return kept !== undefined;
}

/** The errors in an answer, worked out again from the submission if it was sent from this device. */
export function reasonsIn(
	answer: VerdictFile,
	mine: { readonly league: League; readonly own?: OwnPart | undefined } | undefined
): AnswerReason[] {
	const sent = mine?.own?.sent.find(({ digest }) => digest === answer.submission);
	const reading = sent && readSubmission(sent.file);
	if (!mine || !reading?.ok) return answerReasons(answer, undefined);
	const of = circumstancesOf(mine.league, answer.season);
	if (regulationDigest(of.regulation) !== answer.regulation)
		return answerReasons(answer, undefined);
	return answerReasons(answer, judgeSubmission(reading, { state: 'none' }, of));
}
