import type { Language } from '$lib/i18n/languages';
import { withPackNames } from '$lib/i18n/named';
import type { LeagueState } from '$lib/league/entries/state';
import type { Submitter } from '$lib/league/submission';
import { submitterNames } from '$lib/league/submitter-names';
import type { Verdict } from '$lib/league/verdict';
import type { Pack } from '$lib/rules/packs/pack';
import type { ReportOrder } from './arguments';
import type { Reporter } from './reporter';
import type { Style } from './terminal';
import { leagueProblemText, loadLeagueTexts } from './texts';
import { statusOfVerification, verifySource } from './verification';
import { verdictJson } from './verdict-json';
import { submissionRefusal, verdictText } from './verdict-text';

/** The people of no league. */
const NOBODY = { players: [], referees: [] };

/** Returns the function that reports the verdict on each file. */
export async function submissionReporter(
	order: ReportOrder,
	language: Language,
	style: Style,
	{ league, packs }: { readonly league: LeagueState | undefined; readonly packs: readonly Pack[] }
): Promise<Reporter> {
	const texts = await loadLeagueTexts(language);
	const nameOf = (player: Submitter) =>
		submitterNames(league?.league ?? NOBODY, [player], texts.league.namesakes)(player);
	const named = ({ armies }: Verdict) => {
		const own = armies.flatMap(({ checked }) => checked.packs ?? []);
		return { ...texts, builder: withPackNames(texts.builder, own, language) };
	};
	return async (source) => {
		const verification = await verifySource(source, league, packs);
		const text = () =>
			verification.ok
				? verdictText(verification, nameOf, named(verification.verdict), style)
				: submissionRefusal(verification, texts);
		const words = order.json ? verdictJson(verification, texts) : text();
		const refusal = verification.ok
			? undefined
			: {
					code: verification.problem.code,
					reason: leagueProblemText(texts, verification.problem)
				};
		return { ok: verification.ok, status: statusOfVerification(verification), words, refusal };
	};
}
