import { isSame } from '$lib/document/is-same';
import { answerReasons, type AnswerReason } from '$lib/league/answers';
import { circumstancesOf } from '$lib/league/decisions';
import { ruleOfFinding } from '$lib/league/finding';
import type { League } from '$lib/league/league-file';
import type { OwnPart } from '$lib/league/own-part';
import { regulationDigest } from '$lib/league/regulation';
import type { ListedSubmission } from '$lib/league/view/submissions';
import { readSubmission } from '$lib/league/submission';
import { judgeSubmission } from '$lib/league/verdict';
import { verdictFile, type VerdictFile } from '$lib/league/verdict-file';
import type { LazyStores } from '$lib/store';

/** Answers to remember in a league. */
const REMEMBERED = 10;

/** Keeps answers with the player's league, and returns those that are to the player. */
async function keepIn(
	leagues: LazyStores['leagues'],
	league: string,
	answers: readonly VerdictFile[]
): Promise<readonly VerdictFile[]> {
	let mine: readonly VerdictFile[] = [];
	await leagues.changeOwn(league, (own) => {
		if (!own) return undefined;
		mine = answers.filter(({ player }) => player.id === own.player.id);
		const known = own.answers ?? [];
		const fresh = mine
			.filter((answer) => !known.some((one) => isSame(one, answer)))
			.sort((a, b) => (a.decidedOn < b.decidedOn ? -1 : 1));
		if (fresh.length === 0) return undefined;
		return { ...own, answers: [...known, ...fresh].slice(-REMEMBERED) };
	});
	return mine;
}

/** Keeps the answers that are to the player of a league on this device, and returns these, the latest first. */
export async function keepAnswers(
	{ leagues }: Pick<LazyStores, 'leagues'>,
	answers: readonly VerdictFile[]
): Promise<VerdictFile[]> {
	const mine: VerdictFile[] = [];
	for (const league of new Set(answers.map((answer) => answer.league))) {
		const own = answers.filter((answer) => answer.league === league);
		mine.push(...(await keepIn(leagues, league, own)));
	}
	return mine.sort((a, b) => (a.decidedOn > b.decidedOn ? -1 : 1));
}

/** Keeps an answer with the player's league. Returns whether the league and the player are on this device. */
export async function keepAnswer(
	stores: Pick<LazyStores, 'leagues'>,
	answer: VerdictFile
): Promise<boolean> {
	return (await keepAnswers(stores, [answer])).length > 0;
}

/** The verdict on a submission in a signed league, as an answer in a file would have it. */
function answerOn(
	sent: OwnPart['sent'][number],
	{ league, own }: Mine,
	submissions: ReadonlyMap<string, ListedSubmission>
): VerdictFile | undefined {
	const submitted = submissions.get(sent.digest);
	const reading = readSubmission(sent.file);
	if (!submitted?.verdict || !reading.ok) return undefined;
	const { decision, decidedOn, notes } = submitted.verdict;
	const of = circumstancesOf(league, reading.submission.season);
	const publicKey = submitted.sealKeys[0] ?? own?.publicKey;
	const seal = publicKey === undefined ? ({ state: 'none' } as const) : valid(publicKey);
	const receivedOn = submitted.receipt?.day ?? decidedOn;
	const verdict = judgeSubmission(reading, seal, { ...of, receivedOn });
	const decided = { decision, decidedOn, ...(notes !== undefined && { notes }) };
	const answer = verdictFile(verdict, of.regulation, decided);
	return {
		...answer,
		findings: [...answer.findings, ...earlierFindings(submitted.verdict, answer)]
	};
}

/** Reasons of an old decision that no longer hold, for example that the player was not registered: the rules only. */
function earlierFindings(
	{ reasons }: Pick<NonNullable<ListedSubmission['verdict']>, 'reasons'>,
	now: VerdictFile
): VerdictFile['findings'] {
	return reasons.flatMap((code) => {
		const rule = now.reasons.includes(code) ? undefined : ruleOfFinding(code);
		return rule ? [{ code, rule, severity: 'error' as const, path: '', params: {} }] : [];
	});
}

const valid = (publicKey: string) => ({ state: 'valid', publicKey }) as const;

interface Mine {
	readonly league: League;
	readonly own?: OwnPart | undefined;
	readonly view: { readonly submissions: readonly ListedSubmission[] };
}

/** The answers to what this device sent: those in files, and verdicts that a signed league has; the latest first. */
export function answersTo(mine: Mine): VerdictFile[] {
	const { own, view } = mine;
	const submissions = new Map(view.submissions.map((one) => [one.digest, one]));
	const written = (own?.sent ?? []).flatMap((sent) => answerOn(sent, mine, submissions) ?? []);
	const known = new Set(written.map(({ submission }) => submission));
	const files = (own?.answers ?? []).filter(({ submission }) => !known.has(submission));
	return [...files, ...written].reverse();
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
