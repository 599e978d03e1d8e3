import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readKey } from '$lib/exchange/key-file';
import { readLeagueFile } from '$lib/exchange/league-file';
import { verify } from '$lib/exchange/submission-file';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import { readVerdict } from '$lib/league/verdict-file';
import { digests, open } from './second-verifier.mjs';
import { seedOf } from './setup/league';

const fixture = (name: string) =>
	new Uint8Array(readFileSync(new URL(`fixtures/league/${name}`, import.meta.url)));
const parsed = (name: string) => JSON.parse(Buffer.from(fixture(name)).toString()) as unknown;

const KEY = 'C9NqXXwlhxk4a38wfaOQRnXj_d9JmBjRdQl6Qj073M8';
const DIGEST = 'sha256:715d26704f2df706ddd94574dfc6ad72317ddba7ed3e9a6f60e6dbbf0d53baa7';

describe('the frozen files of a league', () => {
	it.each([
		['submission-v1.brik', { state: 'none' }],
		['sealed-v1.brik', { state: 'valid', publicKey: KEY }]
	])('%s is accepted, and keeps its digest', async (name, seal) => {
		const verification = await verify(fixture(name), { regulation: SMALL_LEAGUE });
		if (!verification.ok) throw new Error(JSON.stringify(verification.problem));
		expect(verification.verdict).toMatchObject({ verdict: 'accept', digest: DIGEST, seal });
		expect(digests(open(fixture(name))?.document)?.submission).toBe(DIGEST);
	});

	it('key-v1.json opens with its passphrase', async () => {
		expect(await readKey(fixture('key-v1.json'), 'zielony smok śpi')).toEqual({
			ok: true,
			seed: seedOf(1),
			publicKey: KEY
		});
	});

	it('verdict-v1.json opens', () => {
		expect(readVerdict(parsed('verdict-v1.json'))).toMatchObject({
			ok: true,
			verdict: { submission: DIGEST, publicKey: KEY, decision: 'accept', notes: 'Powodzenia!' }
		});
	});

	it('league-v1.json is refused as a file of the old format', async () => {
		async function* chunks() {
			yield await Promise.resolve(fixture('league-v1.json'));
		}
		expect(await readLeagueFile(chunks())).toMatchObject({
			ok: false,
			problem: { code: 'oldLeague' }
		});
	});
});
