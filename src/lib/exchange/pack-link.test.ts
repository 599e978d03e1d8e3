import { describe, expect, it } from 'vitest';
import { packOf } from '../../../tests/setup/packs';
import { documentDigest } from '$lib/army/format/digest';
import type { Pack } from '$lib/rules/packs/pack';
import { newArmy } from '$lib/army/new-army';
import { codeTexts } from './code-parts';
import { armyLink, packLink } from './link';
import { readLinks } from './read-link';
import { readPasted } from './read-pasted';

const BASE = 'https://example.org';
const kosmos = packOf('kosmos');
const link = await packLink(kosmos, BASE);
const packsIn = (text: string) => {
	const reading = readPasted(text);
	return reading.ok ? reading.packs : reading.problem.code;
};

describe('the link of a pack', () => {
	it('holds the whole pack, with its rows in their order', () => {
		expect(packsIn(`Our club: ${link}!`)).toEqual([kosmos]);
		const [read] = packsIn(link) as Pack[];
		expect(JSON.stringify(read?.rows)).toBe(JSON.stringify(kosmos.rows));
		expect(readLinks(`${link} ${link}`)).toEqual({ ok: true, armies: [], packs: [kosmos] });
	});

	it('is read beside links of armies', async () => {
		const army = newArmy(kosmos.id, 'A', { profile: 'free' });
		const both = readLinks(`${link} ${(await armyLink(army, BASE)) ?? ''}`);
		expect(both).toMatchObject({ ok: true, armies: [{ name: 'A' }], packs: [kosmos] });
	});

	it('is read from several codes in any order', async () => {
		const text = Array.from({ length: 40 }, (_, at) => documentDigest([at])).join(' ');
		const texts = { en: { 'KAS-WPN-01': text } };
		const large = packOf('kosmos', { texts });
		const codes = codeTexts(await packLink(large, BASE), documentDigest(large));
		expect(codes.length).toBeGreaterThan(1);
		expect(packsIn(codes.toReversed().join('\n'))).toEqual([large]);
		expect(packsIn(codes[0] ?? '')).toBe('missingCodes');
	});

	it('is refused like a file if it does not fit its rulebook, or is damaged', async () => {
		const wrong = await packLink({ ...kosmos, prefix: 'pl' }, BASE);
		expect(packsIn(wrong)).toBe('malformed');
		expect(packsIn(link.slice(0, -30))).toBe('incompleteLink');
	});
});
