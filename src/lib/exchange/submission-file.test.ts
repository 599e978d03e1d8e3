import { describe, expect, it } from 'vitest';
import { jpegOf } from '../../../tests/setup/jpeg';
import { armyOf, LEAGUE } from '../../../tests/setup/league';
import { sealedBytes, submissionBy } from '../../../tests/setup/submissions';
import { dataUrlOf, photoDigest } from '$lib/army/photos/jpeg';
import { readSubmissionFile } from './submission-file';

const encode = (document: object) => new TextEncoder().encode(JSON.stringify(document));

/** A submission whose second army has a photo of this size in its header. */
function carrying(sides: [number, number]) {
	const jpeg = jpegOf(7, sides);
	const digest = photoDigest(jpeg);
	const B = { ...armyOf(61), photos: { [digest]: dataUrlOf(jpeg) } };
	const given = { armies: { A: armyOf(60), B }, claimed: { A: 60, B: 61 } };
	return { document: submissionBy(1, { league: LEAGUE, season: '2026-1' }, given), digest };
}

describe('a submission with photos', () => {
	const { document, digest } = carrying([16_000, 16_000]);
	const path = `/armies/B/photos/${digest}`;

	it('is rejected by the sizes in their headers, before anything decodes them', async () => {
		expect(await readSubmissionFile(encode(document))).toMatchObject({
			ok: false,
			problem: { code: 'photoTooLarge', path }
		});
	});

	it('is rejected inside a seal too', async () => {
		expect(await readSubmissionFile(await sealedBytes(document, 1))).toMatchObject({
			ok: false,
			problem: { code: 'photoTooLarge', path: `/payload${path}` }
		});
	});

	it('is accepted with photos of the size that the app stores', async () => {
		const small = encode(carrying([640, 800]).document);
		expect(await readSubmissionFile(small)).toMatchObject({ ok: true });
	});
});
