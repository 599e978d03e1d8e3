import { readSubmissionFile } from '$lib/exchange/submission-file';
import { photoDigest } from '$lib/army/photos/jpeg';
import type { WholeBody } from '$lib/league/entries/private-parts';
import { writeEntries } from '$lib/league/entries/entry';
import { jpegOf } from './jpeg';
import { idOf, JAN, seedOf } from './league';
import { founding, registered, season } from './league-entries';
import { publicKeyOf, signedText } from './signed-file';
import { sealedBytes, submissionBy } from './submissions';

/** Bodies of a submission by Jan that a referee accepted without looking. */
async function accepted(number: number, claimed: number | undefined): Promise<WholeBody[]> {
	const player = { id: JAN, name: 'P 01', category: 'senior' } as const;
	const document = submissionBy(number, { league: founding.id, season: '2026-1' }, { player });
	const claims = claimed === undefined ? document.claimed : { ...document.claimed, A: claimed };
	const bytes = await sealedBytes({ ...document, claimed: claims }, 2);
	const reading = await readSubmissionFile(bytes);
	if (!reading.ok) throw new Error('No submission');
	const { digest } = reading.reading;
	const file = JSON.parse(new TextDecoder().decode(bytes)) as unknown;
	const day = '2026-03-05';
	return [
		{ kind: 'submission', id: idOf(10, number), player: JAN, meeting: null, digest, file },
		{ kind: 'receipt', submission: digest, day, number },
		{
			...{ kind: 'verdict', submission: digest, decision: 'accept', reasons: [] },
			...{ decidedOn: day, replaces: [] }
		}
	];
}

/**
 * Returns the text of a signed league with Jan, a photo, and two accepted submissions, of which the second one claims
 * too few points.
 */
export async function leagueText(): Promise<string> {
	const seed = seedOf(1);
	const author = await publicKeyOf(seed);
	const common = { author, writtenAt: '2026-03-01T10:00:00Z' };
	const [first] = writeEntries([founding], { ...common, league: null, after: [] });
	if (!first) throw new Error('No founding');
	const submissions = [...(await accepted(1, undefined)), ...(await accepted(2, 1))];
	const bodies = [season, registered(JAN), ...submissions];
	const written = writeEntries(bodies, { ...common, league: first.digest, after: [first.digest] });
	const jpeg = jpegOf(1);
	return signedText([first, ...written], new Map([[author, seed]]), [
		{ kind: 'photo', digest: photoDigest(jpeg), jpeg }
	]);
}
