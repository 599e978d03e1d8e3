import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { canonicalArmy } from '$lib/army/format/canonical';
import { linkedArmy } from '$lib/army/format/linked';
import { templateArmy } from '$lib/army/templates';
import { templates } from '$lib/i18n/pl/templates';
import type { Army } from '$lib/rules/choices';
import { armyLink } from './link';
import { MAXIMUM_LINK, readLinks } from './read-link';

const army = templateArmy('pirates', '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11', templates.pirates);
/** As a link carries it: without default values. */
const carried = JSON.parse(canonicalArmy(linkedArmy(army))) as Army;
const same = { ok: true, armies: [carried], packs: [] };
const link = (await armyLink(army, 'https://example.org')) ?? '';
const letters = link.slice(link.indexOf('b1.'));

/** A link to arbitrary bytes. */
const linkOf = (bytes: Uint8Array | string) => `b1.${deflateRawSync(bytes).toString('base64url')}`;
const linkTo = (change: object) => linkOf(JSON.stringify({ ...carried, ...change }));

/** The code and path of a rejection. */
function refusal(text: string) {
	const reading = readLinks(text);
	return reading.ok ? undefined : [reading.problem.code, reading.problem.path];
}

describe('a link', () => {
	it.each([
		['an address', link],
		['another address', `http://localhost:4173/sub/path/open?from=chat#${letters}`],
		['a relative address', `/open#${letters}`],
		['a part of an address', `#${letters}`],
		['letters alone', letters],
		['a link in a message', ` Moja armia:\n${link}\r\nDo zobaczenia! `]
	])('opens as %s', (_, text) => {
		expect(readLinks(text)).toEqual(same);
	});

	it('opens a non-canonical army, without its photos', () => {
		const photos = { [`sha256:${'a'.repeat(64)}`]: 'data:image/jpeg;base64,AAAA' };
		const spaced = JSON.stringify({ ...carried, photos }, null, '\t');
		expect(readLinks(linkOf(spaced))).toEqual(same);
	});

	it.each([
		'',
		' ',
		'b1',
		'See b1.2 there',
		'hello',
		'https://example.org/',
		'#content',
		'army.brik',
		'-'
	])('is not: %j', (text) => {
		expect(refusal(text)).toEqual(['notALink', '']);
	});

	it.each(['b2.', 'c1.', 'b10.', 'c123.'])(
		'of a newer version is reported as such: %s',
		(prefix) => {
			const newer = letters.replace('b1.', prefix);
			expect(refusal(`https://example.org/open#${newer}`)).toEqual(['newerLink', '']);
		}
	);

	it('of a newer version is recognized without a URL too', () => {
		expect(refusal(letters.replace('b1.', 'b2.'))).toEqual(['newerLink', '']);
	});
});

it.each([
	['without letters', 'b1.'],
	['cut off', letters.slice(0, -20)],
	['cut off in the middle', letters.slice(0, letters.length / 2)],
	['shortened by a chat', `${letters.slice(0, -20)}…`],
	['without its last letter', letters.slice(0, -1)],
	['cut off before another line', `${letters.slice(0, -20)}\nDo zobaczenia!`],
	['with a percent sign for its last letter', letters.replace(/.$/, '%')]
])('an incomplete link is rejected: %s', (_, text) => {
	expect(refusal(text)).toEqual(['incompleteLink', '']);
});

describe('a damaged link is rejected', () => {
	const bytes = Buffer.from(letters.slice(3), 'base64url');
	const whole = (changed: Uint8Array) => `b1.${Buffer.from(changed).toString('base64url')}`;

	it.each<[string, string]>([
		['with a byte after its end', whole(Buffer.concat([bytes, Buffer.of(0)]))],
		['with bytes after its end', whole(Buffer.concat([bytes, Buffer.from('more')]))],
		[
			'with a zlib header',
			`b1.${Buffer.from([0x78, 0x9c, 3, 0, 0, 0, 0, 1]).toString('base64url')}`
		],
		['of noise', whole(Buffer.from('no deflate at all'))],
		['of no text', linkOf(Uint8Array.of(0xff, 0xfe, 0x00))],
		['of no JSON', linkOf('{"format":')],
		[
			'with a changed letter',
			letters.replace(/^(.{200})./, '$1!').replace('!', letters[203] === 'A' ? 'B' : 'A')
		],
		['of nothing', linkOf('')]
	])('%s', (_, text) => {
		expect(refusal(text)).toEqual(['damagedLink', '']);
	});
});

describe('the army in a link passes the checks of a file', () => {
	const deep = `${'['.repeat(40)}${']'.repeat(40)}`;

	it.each<[string, string, string, string]>([
		['of another kind', linkOf('{}'), 'notAnArmy', ''],
		['of a newer version', linkTo({ version: 2 }), 'newerVersion', '/version'],
		['with a field no army has', linkTo({ mana: 7 }), 'unknownField', '/mana'],
		['nested too deep', linkOf(deep), 'tooDeep', ''],
		['with a forbidden key', linkOf('{"__proto__":{"a":1}}'), 'forbiddenKey', '/__proto__'],
		['with half a character', linkTo({ name: '\ud83d' }), 'plainText', '/name'],
		['with control characters', linkTo({ name: 'a\u0007' }), 'plainText', '/name'],
		[
			'without its units',
			linkTo({ units: [], squads: [{ id: 'q', name: 'Q', banner: 'u1' }] }),
			'unknownReference',
			'/squads/0/banner'
		]
	])('%s', (_, text, code, path) => {
		expect(refusal(text)).toEqual([code, path]);
	});

	it('accepts an army that breaks rules', () => {
		const units = [{ kind: 'minifig', id: 'u1', name: 'A', rank: 'hero', hands: 0 }];
		expect(readLinks(linkTo({ units, squads: [] }))).toMatchObject({ ok: true });
	});
});

describe('a link that is too large', () => {
	it('is not inflated beyond 1 MB', () => {
		const bomb = linkOf(Buffer.alloc(50_000_000, ' '));
		expect(bomb.length).toBeLessThan(100_000);
		const reading = readLinks(bomb);
		if (reading.ok || reading.problem.code !== 'tooManyBytes') throw new Error('not refused');
		expect(reading.problem.limit).toBe(1_000_000);
		expect(reading.problem.bytes).toBeLessThan(2_000_000);
	});

	it('may have exactly 1 MB', () => {
		const text = JSON.stringify(carried);
		const filled = (bytes: number) => linkOf(text + ' '.repeat(bytes - Buffer.byteLength(text)));
		expect(readLinks(filled(1_000_000))).toEqual(same);
		expect(refusal(filled(1_000_001))).toEqual(['tooManyBytes', '']);
	});

	it('is not decoded when it has more characters than 1 MB needs', () => {
		const text = `b1.${'A'.repeat(5_000_000)}`;
		expect(refusal(text)).toEqual(['linkTooLong', '']);
		expect(refusal(`b1.${'A'.repeat(MAXIMUM_LINK - 3)}`)).toEqual(['damagedLink', '']);
	});

	it('may contain 1 MB of incompressible content', () => {
		const noise = `b1.${deflateRawSync(Buffer.alloc(1_000_000), { level: 0 }).toString('base64url')}`;
		expect(noise.length).toBeLessThan(MAXIMUM_LINK - 10_000);
		expect(refusal(noise)).toEqual(['damagedLink', '']);
	});
});
