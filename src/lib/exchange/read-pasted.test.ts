import { describe, expect, it } from 'vitest';
import { canonicalArmy } from '$lib/army/format/canonical';
import { armyDigest } from '$lib/army/format/digest';
import { linkedArmy } from '$lib/army/format/linked';
import { templateArmy } from '$lib/army/templates';
import { templates } from '$lib/i18n/pl/templates';
import type { Army, Unit } from '$lib/rules/choices';
import { codePartsIn, codeTexts, joinedParts, LETTERS_PER_CODE } from './code-parts';
import { armyLink } from './link';
import { readPasted } from './read-pasted';
import { writeBrik } from './write-brik';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';
const small = templateArmy('pirates', ID, templates.pirates);
/** Names that do not compress, so that one code is not enough. */
const units = Array.from({ length: 80 }, (_, index): Unit => ({
	kind: 'minifig',
	id: `m${index}`,
	name: armyDigest({ ...small, name: String(index) }).slice(7, 60),
	rank: 'mercenary'
}));
const large: Army = { ...small, name: 'Tłum', units, squads: [] };
const canonical = (army: Army) => canonicalArmy(linkedArmy(army));
const link = async (army: Army) => (await armyLink(army, 'https://example.org')) ?? '';
const codes = async (army: Army) => codeTexts(await link(army), armyDigest(linkedArmy(army)));

function pasted(...given: Parameters<typeof readPasted>) {
	const reading = readPasted(...given);
	return reading.ok ? reading.armies.map(canonicalArmy).join() : reading.problem;
}

describe('QR codes', () => {
	it('of a small army are its link alone', async () => {
		const address = await link(small);
		expect(address.length).toBeLessThanOrEqual(LETTERS_PER_CODE);
		expect(await codes(small)).toEqual([address]);
	});

	it('of a large army are parts, none too dense', async () => {
		const parts = await codes(large);
		expect(parts.length).toBeGreaterThan(2);
		const digest = armyDigest(linkedArmy(large)).slice(7, 15);
		for (const [index, part] of parts.entries()) {
			expect(part.startsWith(`B1/${digest}/${index + 1}/${parts.length}/`)).toBe(true);
			expect(part.length).toBeLessThanOrEqual(LETTERS_PER_CODE);
		}
	});

	it('that would be too many are none', () => {
		expect(codeTexts(`/open#b1.${'A'.repeat(30_000)}`, 'sha256:0123456789')).toEqual([]);
	});
});

describe('a pasted text', () => {
	it('is read with a link in a message, also in brackets or before a full stop', async () => {
		const address = await link(small);
		for (const text of [
			`Moja armia: ${address}.`,
			`<${address}>`,
			`[Piraci](${address})`,
			`#b1.nothing\n${address}`
		]) {
			expect(pasted(text)).toBe(canonical(small));
		}
	});

	it('is read with a .brik file in a message', async () => {
		const text = `Proszę {oto} armia:\n${writeBrik(linkedArmy(small))}\nHej! {}`;
		expect(pasted(text)).toBe(canonical(small));
	});

	it('is read with a .brik file that has a name like a link', async () => {
		const named = { ...linkedArmy(small), name: 'of #b1.letters' };
		expect(pasted(writeBrik(named))).toBe(canonicalArmy(named));
	});

	it('is read with all parts in any order, some of them twice', async () => {
		const parts = await codes(large);
		const text = [...parts.toReversed(), parts[0]].join('\n');
		expect(pasted(text)).toBe(canonical(large));
	});

	it('is read with parts pasted one after another', async () => {
		const [first = '', ...others] = await codes(large);
		const of = others.length + 1;
		const missing = others.map((_, index) => index + 2).join(', ');
		expect(pasted(first)).toEqual({
			code: 'missingCodes',
			path: '',
			of,
			count: of - 1,
			missing
		});
		const rest = others.join(' ');
		expect(pasted(rest, codePartsIn(first))).toBe(canonical(large));
	});

	it('with parts of an army under the digest of another is refused', async () => {
		const parts = await codes(large);
		const text = parts.join(' ').replaceAll(/B1\/[0-9a-f]{8}/g, 'B1/00000000');
		expect(pasted(text)).toEqual({ code: 'damagedCodes', path: '' });
	});

	it('with a part beyond the last one has no parts', () => {
		expect(codePartsIn('B1/01234567/3/2/abc B1/01234567/0/2/abc')).toEqual([]);
		expect(joinedParts([])).toBeUndefined();
	});

	it.each(['', 'hello', '{}', '{"format":"x"} text', 'B1/0123/1/2/abc'])(
		'without an army is refused: %j',
		async (text) => {
			expect(pasted(text)).toEqual({ code: 'notALink', path: '' });
		}
	);

	it('with a damaged link and nothing else reports the link', async () => {
		const address = (await link(small)).slice(0, -9);
		expect(pasted(`Piraci\n${address}`)).toEqual({ code: 'incompleteLink', path: '' });
	});

	it('with a damaged army file reports its problem', async () => {
		const text = `Oto: ${JSON.stringify({ ...linkedArmy(small), mana: 7 })}`;
		expect(pasted(text)).toMatchObject({ code: 'unknownField', path: '/mana' });
	});
});
