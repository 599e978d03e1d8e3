import { deflateRawSync, gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openFile } from './open-file';
import { readSubmissionFile } from './submission-file';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const fixture = (name: string) =>
	readFileSync(new URL(`../../../tests/fixtures/doors/${name}`, import.meta.url));

describe('a file of another kind is named', () => {
	it.each([
		['emptyFile', bytesOf('')],
		['emptyFile', bytesOf('\ufeff \r\n')],
		['archive', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0)],
		['archive', gzipSync('{}')],
		['webPage', bytesOf('\n<!DOCTYPE html><title>Not found</title>')],
		['webPage', bytesOf('<HTML><body>')],
		['pictureFile', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16)],
		['pictureFile', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10)],
		['pictureFile', bytesOf('RIFF....WEBPVP8 ')],
		['pictureFile', bytesOf('....ftypheic')],
		['linkText', bytesOf(`Look: https://example.org/open#b1.${'A'.repeat(40)}`)],
		['linkText', fixture('01-percent-hash.txt')]
	])('%s', (code, bytes) => {
		expect(openFile(bytes)).toEqual({ ok: false, problem: { code, path: '' } });
	});

	it.each([
		['notJson', bytesOf('a text')],
		['notText', deflateRawSync('a text')],
		['notText', Uint8Array.of(0xff, 0xfe, 0x7b, 0)]
	])('unless it is of no known kind: %s', (code, bytes) => {
		expect(openFile(bytes)).toMatchObject({ ok: false, problem: { code } });
	});
});

describe('a document whose lines a mail has broken', () => {
	const document = { name: 'Zażółć gęślą jaźń', list: [{ a: 'b'.repeat(200) }] };
	const text = JSON.stringify(document);
	const broken = (width: number, end: string) =>
		(text.match(new RegExp(`[^]{1,${width}}`, 'g')) ?? []).join(end);

	it.each(['\n', '\r\n', '=\n', '\n> ', '\r\n>> ', '\n| ', '\n\t'])('is joined: %j', (end) => {
		for (const width of [40, 76, 78]) {
			expect(openFile(bytesOf(broken(width, end)))).toMatchObject({ ok: true, document });
			expect(openFile(bytesOf(`> ${broken(width, end)}\nBye`))).toMatchObject({ document });
		}
	});

	it('is found in a message', () => {
		expect(openFile(bytesOf(`Hej!\n${text}\nJan`))).toMatchObject({ ok: true, document });
		expect(openFile(bytesOf(`Hej!\n${text}\n${text}`))).toMatchObject({ ok: false });
		expect(openFile(bytesOf(`${text}\nJan`))).toMatchObject({ ok: true });
		expect(openFile(bytesOf(`${text}\n{}`))).toMatchObject({ ok: false });
		expect(openFile(bytesOf(`${text}"`))).toMatchObject({ ok: false });
	});

	it.each(['wrapped-76.txt', 'sealed.brik.txt'])('has its valid seal: %s', async (name) => {
		expect(await readSubmissionFile(fixture(name))).toMatchObject({
			ok: true,
			seal: { state: 'valid' }
		});
	});
});
