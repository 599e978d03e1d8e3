import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateArmy } from '$lib/army/templates';
import { loadArea } from '$lib/i18n/languages';
import { hasPoppler } from '../setup/poppler.mjs';
import { CREATED, jobOf, printed } from './printing';
import { pdfjs } from './reading/pdfjs';
import {
	isElement,
	passagesIn,
	taggingOf,
	textsOf,
	within,
	type TaggedElement,
	type Tagging
} from './reading/tagged';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';
const KINDS = ['cards', 'list', 'ledger', 'roster', 'reference', 'blanks', 'rulers'] as const;

const TABLED: readonly string[] = ['cards', 'ledger', 'roster', 'reference'];

const elementsOf = ({ pages }: Tagging) => pages.flatMap(({ structure }) => within(structure));
const isHeading = ({ role }: TaggedElement) => /^H\d$/.test(role);

describe.each(KINDS)('the tags of a PDF, as read by pdf.js: %s', (what) => {
	let folder: string;
	let path: string;
	let tagging: Tagging;

	beforeAll(async () => {
		const names = await loadArea('pl', 'templates');
		const army = templateArmy('dragon', ID, names.dragon);
		const pdf = await printed(jobOf(army, { copies: what === 'cards' ? 2 : 1 }, what));
		folder = mkdtempSync(join(tmpdir(), 'brikmuster-tagged-'));
		path = join(folder, 'tagged.pdf');
		writeFileSync(path, new Uint8Array(pdf));
		tagging = await taggingOf(path);
	});

	afterAll(() => rmSync(folder, { recursive: true }));

	it('name the language and say that the PDF is tagged', () => {
		expect(tagging.language).toBe('pl');
		expect(tagging.marked).toBe(true);
	});

	it('have every mark in a passage or a decoration, and each passage once in the structure', () => {
		for (const { passages, loose, structure } of tagging.pages) {
			expect(loose).toEqual([]);
			expect(passages).toEqual(passages.map((_, index) => index));
			expect(passagesIn(structure)).toEqual(passages);
		}
	});

	it('begin with a heading of the first level, and none is below a missing one', () => {
		const levels = elementsOf(tagging)
			.filter(isHeading)
			.map(({ role }) => Number(role.slice(1)));
		// Blank cards have no names yet.
		expect(levels.slice(0, 1)).toEqual(what === 'blanks' ? [] : [1]);
		for (const [index, level] of levels.entries()) {
			expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
		}
	});

	it.runIf(hasPoppler())('have the same headings for Poppler', () => {
		// Poppler reads each element by drawing its page: a few seconds for a long document.
		const structure = execFileSync('pdfinfo', ['-struct-text', path], { encoding: 'utf8' });
		const headings = [...structure.matchAll(/H1 \(block\)\n((?:\s+"[^"]*"\n)+)/g)];
		const bare = (text = '') => text.replace(/["\s]/g, '');
		expect(headings.map(([, text]) => bare(text))).toEqual(textsOf(tagging, 'H1').map(bare));
	});

	it('have tables of rows of cells, each with a head', () => {
		const tables = elementsOf(tagging).filter(({ role }) => role === 'Table');
		const rolesIn = ({ children }: TaggedElement) => children.filter(isElement);
		expect(tables.length > 0).toBe(TABLED.includes(what));
		for (const table of tables) {
			const rows = rolesIn(table);
			expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(['TR']));
			const cells = rows.flatMap(rolesIn).map(({ role }) => role);
			expect(cells.filter((role) => role !== 'TH' && role !== 'TD')).toEqual([]);
			expect(cells).toContain('TH');
		}
	});

	it('are of texts that can be copied', async () => {
		const { fonts } = await pdfjs.read(path);
		expect(fonts.filter(({ unicode, embedded }) => !unicode || !embedded)).toEqual([]);
	});

	it('come with metadata that agree with the Info dictionary', () => {
		const { info, xmp } = tagging;
		expect(xmp('dc:title')).toBe(info['Title']);
		expect(xmp('dc:language') ?? 'pl').toContain('pl');
		expect(xmp('xmp:creatortool')).toBe(info['Creator']);
		expect(xmp('pdf:producer')).toBe(info['Producer']);
		expect(new Date(xmp('xmp:createdate') ?? '')).toEqual(CREATED);
		const [, ...parts] = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(
			String(info['CreationDate'])
		) ?? [''];
		const [year = 0, month = 0, ...rest] = parts.map(Number);
		// The test's computer may be anywhere; jsPDF writes its own time.
		expect(new Date(year, month - 1, ...(rest as [number]))).toEqual(CREATED);
		expect(xmp('pdfuaid:part')).toBeUndefined();
	});
});
