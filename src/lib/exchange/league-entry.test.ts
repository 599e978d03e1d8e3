import { describe, expect, it } from 'vitest';
import { seedOf, submission } from '../../../tests/setup/league';
import { founding, registered, season } from '../../../tests/setup/league-entries';
import { documentDigest } from '$lib/army/format/digest';
import type { WholeBody } from '$lib/league/entries/private-parts';
import { entryDigest, writeEntries, type Entry } from '$lib/league/entries/entry';
import { base64url } from './base64url';
import { ed25519 } from './ed25519';
import { checkEntry, signEntry } from './league-entry';
import { seal } from './seal';

const LEAGUE = `sha256:${'a'.repeat(64)}`;

async function written(body: WholeBody, number = 1) {
	const { publicKeyOf } = await ed25519();
	const author = base64url(await publicKeyOf(seedOf(number)));
	const league = body.kind === 'founding' ? null : LEAGUE;
	const [known] = writeEntries([body], {
		...{ league, author, after: [], writtenAt: '2026-03-01T10:00:00Z' }
	});
	if (!known) throw new Error('Nothing written');
	return known;
}

async function signedBy(body: WholeBody, number = 1) {
	const known = await written(body, number);
	const signed = await signEntry(known, seedOf(number));
	if (!signed) throw new Error('Not signed');
	return { known, signed };
}

/** The document as read from a file. */
const read = (document: unknown) => JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
const codeOf = async (document: unknown) => {
	const check = await checkEntry(read(document));
	return check.ok ? 'ok' : check.problem.code;
};

describe('a signed entry', () => {
	it.each([founding, season, registered('00000003-0000-4000-8000-000000000001')])(
		'is good, with the digest of its canonical form: $kind',
		async (body) => {
			const { known, signed } = await signedBy(body);
			const check = await checkEntry(read(signed));
			expect(check).toEqual({ ok: true, digest: known.digest, signed });
			expect(entryDigest(signed.entry)).toBe(known.digest);
		}
	);

	it('is signed by its author only', async () => {
		const known = await written(founding, 1);
		expect(await signEntry(known, seedOf(2))).toBeUndefined();
	});

	it('is refused when a field, the author or the signature changes', async () => {
		const { signed } = await signedBy(registered('00000003-0000-4000-8000-000000000001'));
		const { signed: other } = await signedBy(season, 2);
		const change = (some: Partial<Entry>) => ({ ...signed, entry: { ...signed.entry, ...some } });
		const forged = [
			change({ writtenAt: '2026-03-01T10:00:01Z' }),
			change({ league: `sha256:${'b'.repeat(64)}` }),
			change({ author: other.entry.author }),
			change({ body: season } as Partial<Entry>),
			change({ after: [`sha256:${'c'.repeat(64)}`] }),
			{ ...signed, signature: other.signature }
		];
		for (const document of forged) expect(await codeOf(document)).toBe('badSignature');
	});

	it('is refused when it is not strictly of its form', async () => {
		const { signed } = await signedBy(season);
		const { entry } = signed;
		const newer = { ...signed, entry: { ...entry, version: 2 } };
		expect(await codeOf(newer)).toBe('newerVersion');
		expect(await codeOf({ ...signed, more: 1 })).toBe('unknownField');
		expect(await codeOf({ ...signed, entry: { ...entry, points: 1 } })).toBe('unknownField');
		expect(await codeOf({ ...signed, entry: { ...entry, league: null } })).not.toBe('ok');
		expect(await codeOf({ entry })).toBe('missing');
		expect(await codeOf(null)).toBe('wrongType');
		const unsorted = [`sha256:${'c'.repeat(64)}`, `sha256:${'b'.repeat(64)}`];
		expect(await codeOf({ ...signed, entry: { ...entry, after: unsorted } })).not.toBe('ok');
	});

	it('is not checked again if its digest is known', async () => {
		const { known, signed } = await signedBy(season);
		const unsigned = read({ ...signed, signature: 'A'.repeat(86) });
		expect((await checkEntry(unsigned)).ok).toBe(false);
		expect((await checkEntry(unsigned, new Set([known.digest]))).ok).toBe(true);
	});
});

describe('an entry with a submission', () => {
	const file = submission({ meeting: null });
	const body: WholeBody = {
		kind: 'submission',
		id: '0000000a-0000-4000-8000-000000000001',
		player: file.player.id,
		meeting: null,
		digest: documentDigest(file),
		file
	};

	it('is good with the submission or its sealed file', async () => {
		expect(await codeOf((await signedBy(body)).signed)).toBe('ok');
		const bytes = await seal(file, seedOf(3));
		const sealed = JSON.parse(new TextDecoder().decode(bytes)) as unknown;
		expect(await codeOf((await signedBy({ ...body, file: sealed })).signed)).toBe('ok');
	});

	it('is good without the file, which players do not have', async () => {
		const { privatePart, ...open } = (await signedBy(body)).signed;
		expect(privatePart).toEqual(file);
		expect(JSON.stringify(open)).not.toContain(file.submittedAt);
		expect(await codeOf(open)).toBe('ok');
		expect(await codeOf({ ...open, privatePart: { ...file, claimed: { A: 1 } } })).toBe(
			'otherPrivatePart'
		);
	});

	it.each([
		['another digest', { digest: `sha256:${'0'.repeat(64)}` }],
		['another player', { player: '00000003-0000-4000-8000-000000000002' }],
		['a meeting that it does not name', { meeting: '00000002-0000-4000-8000-000000000001' }],
		['the submission of another file', { file: { ...file, claimed: { A: 1 } } }],
		['no submission', { file: {} }],
		['a broken seal', { file: { format: 'brikmuster/sealed', payload: '*' } }]
	])('is refused with %s', async (_, given) => {
		const { signed } = await signedBy({ ...body, ...given });
		expect(await codeOf(signed)).toBe('otherPrivatePart');
	});
});
