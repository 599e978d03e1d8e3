import type { Language } from '$lib/i18n/languages';
import type { League } from '$lib/league/league-file';
import type { ReportOrder } from './arguments';
import type { Reporter } from './reporter';
import type { Style } from './terminal';
import { loadLeagueTexts } from './texts';
import { statusOfVerification, verifySource } from './verification';
import { verdictJson } from './verdict-json';
import { submissionRefusal, verdictText } from './verdict-text';

/** Returns the function that reports the verdict on each file. */
export async function submissionReporter(
	order: ReportOrder,
	language: Language,
	style: Style,
	league: League | undefined
): Promise<Reporter> {
	const texts = await loadLeagueTexts(language);
	return async (source) => {
		const verification = await verifySource(source, league);
		const text = () =>
			verification.ok
				? verdictText(verification, texts, style)
				: submissionRefusal(verification, texts);
		const words = order.json ? verdictJson(verification, texts) : text();
		return { ok: verification.ok, status: statusOfVerification(verification), words };
	};
}
