import { openFile } from '$lib/exchange/open-file';
import { KEY_FORMAT } from '$lib/exchange/key-file';
import { MAXIMUM_LEAGUE } from '$lib/exchange/limits';
import { SEALED_FORMAT } from '$lib/exchange/seal';
import type { SubmissionFileProblem } from '$lib/exchange/submission-file';
import { LEAGUE_FORMAT } from '$lib/league/league-file';
import type { LeagueStreamProblem } from '$lib/exchange/league-stream';
import type { SignedFile } from './signed-files';
import { SUBMISSION_FORMAT } from '$lib/league/submission';
import { readVerdict, VERDICT_FORMAT, type VerdictFile } from '$lib/league/verdict-file';
import { readVerdicts, VERDICTS_FORMAT } from '$lib/league/verdicts-file';

/** A league file of any kind. */
export type LeagueDocument =
	| SignedFile
	| { readonly kind: 'verdict'; readonly verdict: VerdictFile }
	| { readonly kind: 'verdicts'; readonly verdicts: readonly VerdictFile[] }
	| { readonly kind: 'submission' | 'key' }
	| { readonly kind: 'refused'; readonly problem: LeagueDocumentProblem };

export type LeagueDocumentProblem =
	| LeagueStreamProblem
	| SubmissionFileProblem
	| Extract<ReturnType<typeof readVerdict>, { ok: false }>['problem'];

const READERS: Record<string, (document: unknown) => LeagueDocument> = {
	[LEAGUE_FORMAT]: (document) => {
		const isOld = (document as { readonly version?: unknown }).version === 1;
		return {
			kind: 'refused',
			problem: isOld ? { code: 'oldLeague', path: '/version' } : { code: 'notALeague', path: '' }
		};
	},
	[VERDICT_FORMAT]: (document) => {
		const reading = readVerdict(document);
		return reading.ok
			? { kind: 'verdict', verdict: reading.verdict }
			: { kind: 'refused', problem: reading.problem };
	},
	[VERDICTS_FORMAT]: (document) => {
		const reading = readVerdicts(document);
		return reading.ok
			? { kind: 'verdicts', verdicts: reading.verdicts }
			: { kind: 'refused', problem: reading.problem };
	},
	[SUBMISSION_FORMAT]: () => ({ kind: 'submission' }),
	[SEALED_FORMAT]: () => ({ kind: 'submission' }),
	[KEY_FORMAT]: () => ({ kind: 'key' })
};

/** Reads a league file of any kind; undefined if the bytes are something else. */
export function readLeagueDocument(bytes: Uint8Array): LeagueDocument | undefined {
	const opening = openFile(bytes, MAXIMUM_LEAGUE);
	if (!opening.ok) return undefined;
	const { format } = (opening.document ?? {}) as { format?: unknown };
	if (typeof format !== 'string' || !Object.hasOwn(READERS, format)) return undefined;
	return READERS[format]?.(opening.document);
}
