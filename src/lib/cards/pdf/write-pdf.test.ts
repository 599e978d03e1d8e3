import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { SLOW_TIMEOUT } from '../../../../tests/setup/read-code';
import { templateArmy } from '$lib/army/templates';
import { armyLink } from '$lib/exchange/link';
import { loadArea } from '$lib/i18n/languages';
import { assess } from '$lib/rules/assessment/assess';
import type { Sheet } from '../print/marks';
import { listSheets } from '../sheets/list';
import { writePdf, type About } from './write-pdf';

const about = {
	title: 'Żółwie',
	language: 'pl',
	createdAt: new Date('2026-11-21T10:00:00Z'),
	build: '0.1.0-0123456789'
} as const;

const page = (titles: readonly string[] = []): Sheet => ({
	width: 210,
	height: 297,
	marks: [],
	bookmarks: titles.map((title) =>
		title.startsWith('- ') ? { title: title.slice(2), level: 1 as const } : { title }
	)
});

/** Decodes a PDF string: Latin bytes, or UTF-16 with a byte order mark. */
function written(literal: string): string {
	const bytes = literal.replace(/\\([\\()])/g, '$1');
	if (!bytes.startsWith('\xfe\xff')) return bytes;
	return bytes
		.slice(2)
		.replace(/([^])([^])/g, (_, high: string, low: string) =>
			String.fromCharCode(high.charCodeAt(0) * 256 + low.charCodeAt(0))
		);
}

/** The objects of a PDF by number. */
function objectsOf(pdf: string): ReadonlyMap<string, string> {
	const found = pdf.matchAll(/(?:^|\n)(\d+) 0 obj\s([^]*?)\sendobj/g);
	return new Map([...found].map(([, number = '', object = '']) => [number, object]));
}

/** The outline of a PDF as a viewer reads it: titles and target pages, by depth. */
function outlineOf(pdf: string): string[] {
	const objects = objectsOf(pdf);
	const all = [...objects.values()];
	const kids = all.find((object) => /\/Type \/Pages\b/.test(object))?.match(/\/Kids \[([^\]]*)\]/);
	const pages = [...(kids?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, number]) => number);
	const follow = (object: string, to: string) =>
		objects.get(new RegExp(`/${to} (\\d+) 0 R`).exec(object)?.[1] ?? '');
	function below(parent: string, depth: number): string[] {
		const lines: string[] = [];
		for (let item = follow(parent, 'First'); item; item = follow(item, 'Next')) {
			const title = /\/Title \(([^]*?)\)\r?\n\/Parent/.exec(item)?.[1] ?? '';
			const to = /\/Dest \[(\d+) 0 R/.exec(item)?.[1];
			lines.push(`${'- '.repeat(depth)}${written(title)} ${pages.indexOf(to) + 1}`);
			lines.push(...below(item, depth + 1));
		}
		return lines;
	}
	return below(all.find((object) => /\/Type \/Outlines\b/.test(object)) ?? '', 0);
}

const textOf = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('latin1');

describe('a PDF', () => {
	it('has an outline in the user’s letters that points to the right pages', async () => {
		const sheets = [page(['Żółwie (A)', '- Łucznicy']), page(), page(['- Jazda', '- Reserve'])];
		expect(outlineOf(textOf(await writePdf(sheets, about)))).toEqual([
			'Żółwie (A) 1',
			'- Łucznicy 1',
			'- Jazda 3',
			'- Reserve 3'
		]);
	});

	it('nests bookmarks two levels deep and points to any page', async () => {
		const bookmarks = [
			{ title: 'Army' },
			{ title: 'Squad', level: 1, page: 1 },
			{ title: 'Knight', level: 2, page: 1 },
			{ title: 'Archer', level: 2 }
		] as const;
		const sheets = [{ ...page(), bookmarks }, page()];
		expect(outlineOf(textOf(await writePdf(sheets, about)))).toEqual([
			'Army 1',
			'- Squad 2',
			'- - Knight 2',
			'- - Archer 1'
		]);
	});

	it('asks printers for the actual size, and the edge to turn the paper on', async () => {
		const preferences = async (some: Partial<About>) => {
			const pdf = textOf(await writePdf([page()], { ...about, ...some }));
			return /\/ViewerPreferences\s*<<([^>]*)>>/.exec(pdf)?.[1]?.replace(/\s+/g, ' ').trim();
		};
		expect(await preferences({})).toBe('/DisplayDocTitle true /PrintScaling /None');
		expect(await preferences({ duplex: 'DuplexFlipShortEdge' })).toBe(
			'/DisplayDocTitle true /PrintScaling /None /Duplex /DuplexFlipShortEdge'
		);
	});

	it('says where a page with bleed is cut, and how far its colors reach', async () => {
		const trim = { x: 10, y: 20, width: 100, height: 200, bleed: 3 };
		const pdf = textOf(await writePdf([{ ...page(), trim }], about));
		const box = (name: string) =>
			(new RegExp(`/${name} \\[([^\\]]*)\\]`).exec(pdf)?.[1] ?? '')
				.split(' ')
				.map((points) => Math.round((Number(points) * 25.4) / 72));
		expect(box('TrimBox')).toEqual([10, 77, 110, 277]);
		expect(box('BleedBox')).toEqual([7, 74, 113, 280]);
	});

	it('names the version of Brikmuster that made it', async () => {
		const pdf = textOf(await writePdf([page()], about));
		expect(pdf).toContain('/Creator (Brikmuster 0.1.0-0123456789)');
		const [, title = ''] = /\/Title \(([^)]*)\)/.exec(pdf) ?? [];
		expect(written(title)).toBe('Żółwie');
	});

	const missing = spawnSync('pdftoppm', ['-v']).error !== undefined;
	it.skipIf(missing)('prints a code that can be scanned from paper', async () => {
		const shell = await loadArea('pl', 'shell');
		const builder = { ...shell, ...(await loadArea('pl', 'builder')) };
		const texts = { builder, cards: await loadArea('pl', 'cards') };
		const { wizards } = await loadArea('pl', 'templates');
		const army = templateArmy('wizards', '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11', wizards);
		const link = await armyLink(army, 'https://brikmuster.example.org');
		const sheets = listSheets({ army, assessment: assess(army) }, texts, 'a4', [link ?? '']);
		const pdf = await writePdf(sheets, about);
		const folder = mkdtempSync(join(tmpdir(), 'brikmuster-code-'));
		try {
			writeFileSync(join(folder, 'list.pdf'), Buffer.from(pdf));
			execFileSync('pdftoppm', ['-r', '200', 'list.pdf', 'list', '-singlefile'], { cwd: folder });
			expect(decodeQR(pixelsOf(readFileSync(join(folder, 'list.ppm'))), SLOW_TIMEOUT)).toBe(link);
		} finally {
			rmSync(folder, { recursive: true });
		}
	});
});

/** Reads the output of pdftoppm: `P6`, width, height, 255, then three bytes per pixel. */
function pixelsOf(ppm: Buffer) {
	const [head = '', width, height] =
		/^P6\s(\d+) (\d+)\s255\s/.exec(ppm.toString('latin1', 0, 40)) ?? [];
	return {
		width: Number(width),
		height: Number(height),
		data: new Uint8Array(ppm.subarray(head.length))
	};
}
