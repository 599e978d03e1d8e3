import {
	existsSync,
	linkSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureBundle } from '../../bin/bundle.js';
import { dataUrlOf, photoDigest } from '$lib/army/photos/jpeg';
import { loadArea } from '$lib/i18n/languages';
import type { Army } from '$lib/rules/choices';
import { runCommand } from '../setup/command';
import { jpegOf } from '../setup/jpeg';
import { armyOf, jobOf, minifig, printed } from './printing';
import { readers } from './reading/readers';

const root = fileURLToPath(new URL('../../', import.meta.url));
const army = armyOf([minifig('u1', 'Zawisza'), minifig('u2', 'Łuczniczka', { count: 4 })]);
const text = JSON.stringify(army);

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'brikmuster-cards-'));
	writeFileSync(join(folder, 'a.brik'), text);
});

afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);

const run = (words: readonly string[], { input = '', locale = 'en' } = {}) =>
	runCommand(folder, words, { input, env: { LC_ALL: locale } });

const well = { status: 0, stdout: '', stderr: '' };

async function read(name: string) {
	const [judge] = readers;
	if (!judge) throw new Error('Nobody can read PDFs here');
	return judge.read(at(name));
}

/** A PDF without its creation date, in both places, and id, which differ each time. */
function lasting(pdf: Uint8Array): string {
	return Buffer.from(pdf)
		.toString('latin1')
		.replace(/\/CreationDate \(.*?\)/, '')
		.replace(/<xmp:CreateDate>.*?</, '<')
		.replace(/\/ID \[.*?\]/, '');
}

describe('brikmuster cards', () => {
	it('makes the PDF that the app makes, byte for byte', async () => {
		expect(await run(['cards', 'a.brik', '-o', 'b.pdf', '--crop', '--locale', 'pl'])).toEqual(well);
		const made = readFileSync(at('b.pdf'));
		expect(lasting(made)).toBe(lasting(new Uint8Array(await printed(jobOf(army)))));
		const { pages, title } = await read('b.pdf');
		expect(title).toBe(army.name);
		expect(pages.map(({ words }) => words.some((word) => word.text === 'Łuczniczka'))).toEqual([
			true,
			true
		]);
	});

	it('follows its options', async () => {
		const paper = ['--paper', 'letter', '--layout', '3x3', '--edge', 'short'];
		const look = ['--ink-saving', '--crop', '--bleed', '--offset=1,-2'];
		const { cropHint } = (await loadArea('en', 'cards')).page;
		const words = [...paper, ...look, '--per', 'figure', '--contents', 'stats,bill'];
		const made = await run(['cards', 'a.brik', '-o', 'b.pdf', ...words]);
		expect(made).toEqual({ ...well, stderr: `brikmuster: a.brik: ${cropHint}\n` });
		const settings = {
			...({ format: 'poker', paper: 'letter', sides: 'shortEdge' } as const),
			...{ saving: true, cropMarks: true, bleed: true, backOffset: { x: 1, y: -2 } }
		};
		const choice = { each: 'figure', contents: ['stats', 'bill'] } as const;
		const job = { ...jobOf(army, settings), choice };
		const expected = lasting(new Uint8Array(await printed(job, 'en')));
		expect(lasting(readFileSync(at('b.pdf')))).toBe(expected);
	});

	it('reads standard input, and a folder with one army', async () => {
		expect(await run(['cards', '-', '-o', 'b.pdf'], { input: text })).toEqual(well);
		const { status, stderr } = await run(['cards', '.', '-o', 'c.pdf']);
		expect(status).toBe(0);
		expect(stderr).toMatch(/^brikmuster: \.\/b\.pdf: skipped: [^\n]*\n$/);
		expect(lasting(readFileSync(at('c.pdf')))).toBe(lasting(readFileSync(at('b.pdf'))));
	});

	it('replaces an earlier PDF, and leaves no other files', async () => {
		writeFileSync(at('b.pdf'), '%PDF-1.3 of yesterday');
		expect(await run(['cards', 'a.brik', '-o', 'b.pdf'])).toEqual(well);
		expect(readFileSync(at('b.pdf'), 'latin1')).not.toContain('yesterday');
		expect(readdirSync(folder).sort()).toEqual(['a.brik', 'b.pdf']);
	});

	it('keeps the mode of the PDF that it replaces', async () => {
		writeFileSync(at('b.pdf'), '%PDF-1.3 of yesterday', { mode: 0o600 });
		expect(await run(['cards', 'a.brik', '-o', 'b.pdf'])).toEqual(well);
		expect(statSync(at('b.pdf')).mode & 0o777).toBe(0o600);
	});

	it('prints the photos in the file, and reports missing ones', async () => {
		const jpeg = jpegOf(7);
		const digest = photoDigest(jpeg);
		const [first, second] = army.units;
		const units = [
			{ ...first, portrait: { photo: digest } },
			{ ...second, portrait: { photo: photoDigest(jpegOf(8)) } }
		] as Army['units'];
		const photos = { [digest]: dataUrlOf(jpeg) };
		writeFileSync(at('p.brik'), JSON.stringify({ ...army, units, photos }));
		expect(await run(['cards', 'p.brik', '-o', 'b.pdf'])).toEqual({
			...well,
			stderr: 'brikmuster: p.brik: 1 photo is not in the file: the drawing is printed instead.\n'
		});
		const pdf = readFileSync(at('b.pdf'));
		expect(pdf.includes(Buffer.from(jpeg))).toBe(true);
		expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
	});

	it('reports letters that it cannot print', async () => {
		const strange = { ...army, name: 'Żubry 武士' };
		writeFileSync(at('s.brik'), JSON.stringify(strange));
		const { status, stderr } = await run(['cards', 's.brik', '-o', 'b.pdf', '--locale', 'pl']);
		expect(status).toBe(0);
		expect(stderr).toMatch(/^brikmuster: s\.brik: .*武 士.*□/);
	});

	it('prints several armies, copies and a picture on the backs, and writes a cut file', async () => {
		const jpeg = jpegOf(3);
		writeFileSync(at('c.brik'), JSON.stringify({ ...army, name: 'Druga' }));
		writeFileSync(at('back.jpg'), jpeg);
		const backs = ['--back', 'back.jpg', '--copies', '2', '--colors', 'red'];
		const more = [...backs, '--layout', '70x110', '--gutter', '2', '--cut', 'cut.svg'];
		expect(await run(['cards', 'a.brik', 'c.brik', '-o', 'b.pdf', ...more])).toEqual(well);
		const pdf = readFileSync(at('b.pdf'));
		expect(pdf.includes(Buffer.from(jpeg))).toBe(true);
		const { pages } = await read('b.pdf');
		const archers = pages.flatMap(({ words }) => words.filter(({ text }) => text === 'Łuczniczka'));
		// Two armies, two copies, on fronts only.
		expect(archers).toHaveLength(4);
		const cut = readFileSync(at('cut.svg'), 'utf8');
		expect(cut.match(/<rect [^>]*width="70" height="110"/g)).toHaveLength(4);
		expect(await run(['cards', 'a.brik', '-o', 'b.pdf', '--cut', 'cut.svg'])).toEqual(well);
		writeFileSync(at('cut.svg'), 'diary');
		const refused = await run(['cards', 'a.brik', '-o', 'b.pdf', '--cut', 'cut.svg']);
		expect(refused.status).toBe(2);
		expect(readFileSync(at('cut.svg'), 'utf8')).toBe('diary');
	});

	it('writes a picture of each card, with its back beside it, and replaces only pictures', async () => {
		mkdirSync(at('png'));
		const twins = { ...army, units: [...army.units, minifig('u3', 'Zawisza')] };
		writeFileSync(at('t.brik'), JSON.stringify(twins));
		const words = ['cards', 't.brik', '-o', 'b.pdf', '--png', 'png', '--ink-saving'];
		expect(await run(words)).toEqual(well);
		const names = ['Zawisza', 'Zawisza 2', 'Łuczniczka'].map((name) => `${army.name}, ${name}.png`);
		expect(readdirSync(at('png')).sort()).toEqual(names.toSorted());
		for (const name of names) {
			const png = readFileSync(join(at('png'), name));
			expect(png.toString('latin1', 1, 4)).toBe('PNG');
			const inches = [png.readUInt32BE(16), png.readUInt32BE(20)].map((dots) => dots / 300);
			expect(inches).toEqual([expect.closeTo((2 * 96) / 25.4, 2), expect.closeTo(88 / 25.4, 2)]);
		}
		expect(await run(words)).toEqual(well);
		const [first = ''] = names;
		writeFileSync(join(at('png'), first), 'diary');
		expect((await run(words)).status).toBe(2);
		expect(readFileSync(join(at('png'), first), 'utf8')).toBe('diary');
		const missing = await run(['cards', 't.brik', '-o', 'c.pdf', '--png', 'nowhere']);
		expect(missing.stderr).toContain('nowhere: The output folder does not exist.');
		expect(existsSync(at('c.pdf'))).toBe(false);
	});

	it('gives later players the colors that follow, as the app does', async () => {
		writeFileSync(at('c.brik'), JSON.stringify({ ...army, name: 'Druga' }));
		const words = ['cards', 'a.brik', 'c.brik', '-o', 'b.pdf', '--colors', 'blue'];
		expect(await run([...words, '--sides', '1', '--locale', 'pl'])).toEqual(well);
		const deck = (color: 'blue' | 'green') => ({
			army: color === 'blue' ? army : { ...army, name: 'Druga' },
			choice: { each: 'auto' as const, coloring: { by: 'player' as const, player: color } }
		});
		const job = {
			...jobOf(army, { sides: 'one', cropMarks: false }),
			...deck('blue'),
			others: [deck('green')]
		};
		expect(lasting(readFileSync(at('b.pdf')))).toBe(lasting(new Uint8Array(await printed(job))));
	});

	it('prints chosen cards, and refuses those that the army does not have', async () => {
		expect(await run(['cards', 'a.brik', '-o', 'b.pdf', '--units', 'u2'])).toEqual(well);
		const { pages } = await read('b.pdf');
		const said = pages.flatMap(({ words }) => words.map(({ text }) => text));
		expect(said).toContain('Łuczniczka');
		expect(said).not.toContain('Zawisza');
		expect(await run(['cards', 'a.brik', '-o', 'c.pdf', '--units', 'u2,u9'])).toEqual({
			...well,
			status: 2,
			stderr: 'brikmuster: a.brik: The army has no unit with the id u9.\n'
		});
		expect(existsSync(at('c.pdf'))).toBe(false);
	});

	it('prints each kind of blank card of a rulebook, and the alignment test, for empty armies too', async () => {
		writeFileSync(at('e.brik'), JSON.stringify({ ...army, units: [], name: 'Nowa' }));
		const blank = ['cards', 'e.brik', '-o', 'b.pdf', '--what', 'blank', '--blank'];
		expect(await run([...blank, 'creation'])).toEqual(well);
		const labels = (await read('b.pdf')).pages.flatMap(({ words }) => words);
		expect(labels.map(({ text }) => text)).toContain('Size');
		expect(await run([...blank, 'figure'])).toEqual({
			...well,
			status: 2,
			stderr: 'brikmuster: e.brik: This rulebook has other blank cards: minifig or creation.\n'
		});
		expect(await run(['cards', 'e.brik', '-o', 't.pdf', '--what', 'test'])).toEqual(well);
		expect((await read('t.pdf')).pages).toHaveLength(2);
		expect((await run(['cards', 'e.brik', '-o', 'u.pdf'])).status).toBe(2);
	});

	it('prints an illegal army, warns about it, and exits with 1', async () => {
		const [first] = army.units;
		const units = [{ ...first, hands: 1, gear: [{ item: 'twoHanded' }] }];
		writeFileSync(at('w.brik'), JSON.stringify({ ...army, units }));
		expect(await run(['cards', 'w.brik', '-o', 'b.pdf'])).toEqual({
			status: 1,
			stdout: '',
			stderr: 'brikmuster: w.brik: 1 error\n'
		});
		expect(existsSync(at('b.pdf'))).toBe(true);
	});
});

describe('the PDF library and fonts', () => {
	/** The text of a chunk and everything it imports statically. */
	function loadedWith(file: string, seen = new Set<string>()): string {
		if (seen.has(file)) return '';
		seen.add(file);
		const part = readFileSync(file, 'utf8');
		const others = [...part.matchAll(/^import\b.*?["'](\.\/[^"']+)["'];?$/gm)];
		return part + others.map(([, path = '']) => loadedWith(join(file, '..', path), seen)).join('');
	}

	it('are in the bundle, and loaded for cards only', async () => {
		const main = await ensureBundle(root);
		const parts = readdirSync(dirname(main));
		const part = (name: string) =>
			loadedWith(join(dirname(main), parts.find((file) => file.startsWith(name)) ?? name));
		const [atOnce, cards] = [part('main.mjs'), part('print-cards')];
		expect(parts.some((file) => file.startsWith('jspdf'))).toBe(true);
		expect(cards).toContain('data:font/ttf');
		for (const text of ['data:font/ttf', 'jsPDF']) expect(atOnce).not.toContain(text);
		expect(cards).not.toContain('jsPDF.version');
	});
});

describe('an existing file', () => {
	it.each([
		['the army itself', () => 'a.brik'],
		['a link to it', () => (symlinkSync('a.brik', at('b.pdf')), 'b.pdf')],
		['its other name', () => (linkSync(at('a.brik'), at('b.pdf')), 'b.pdf')],
		['another file', () => (writeFileSync(at('b.pdf'), 'diary'), 'b.pdf')],
		['a folder', () => (mkdirSync(at('b.pdf')), 'b.pdf')]
	])('is never overwritten: %s', async (_, make) => {
		const output = make();
		expect(await run(['cards', 'a.brik', '-o', output])).toEqual({
			status: 2,
			stdout: '',
			stderr: `brikmuster: ${output}: This file already exists and is no PDF file. It was not changed.\n`
		});
		expect(readFileSync(at('a.brik'), 'utf8')).toBe(text);
		expect(readdirSync(folder).sort()).toEqual([...new Set(['a.brik', output])].sort());
	});

	it('is replaced behind a link if it is an earlier PDF; the link stays', async () => {
		writeFileSync(at('c.pdf'), '%PDF-1.3 of yesterday');
		symlinkSync('c.pdf', at('b.pdf'));
		expect(await run(['cards', 'a.brik', '-o', 'b.pdf'])).toEqual(well);
		expect(readFileSync(at('c.pdf')).length).toBeGreaterThan(10_000);
		expect(readFileSync(at('c.pdf')).equals(readFileSync(at('b.pdf')))).toBe(true);
	});
});

describe('failures', () => {
	const refusals: [readonly string[], string, string][] = [
		[
			['absent.brik', '-o', 'b.pdf'],
			'absent.brik: The file does not exist.',
			'absent.brik: Plik nie istnieje.'
		],
		[
			['a.brik', '-o', 'no/b.pdf'],
			'no/b.pdf: The output folder does not exist.',
			'no/b.pdf: Folder wyjściowy nie istnieje.'
		],
		[
			['empty.brik', '-o', 'b.pdf'],
			'empty.brik: This army has no units yet.',
			'empty.brik: Ta armia nie ma jeszcze jednostek.'
		],
		[
			['many', '-o', 'b.pdf', '--what', 'list'],
			'many/x.brik: Only cards can be printed for several armies; all other sheets take one army.',
			'many/x.brik: Dla kilku armii można drukować tylko karty; inne arkusze przyjmują jedną armię.'
		],
		[
			['a.brik', '-o', 'b.pdf', '--what', 'list', '--cut', 'c.svg'],
			'c.svg: There is nothing to cut: only cards, blank cards and tokens have a cut file.',
			'c.svg: Nie ma czego ciąć: plik cięcia mają tylko karty, puste karty i żetony.'
		],
		[
			['a.brik', '-o', 'b.pdf', '--back', 'no.jpg'],
			'no.jpg: This is not a readable JPEG file.',
			'no.jpg: To nie jest czytelny plik JPEG.'
		],
		[
			['broken.brik', '-o', 'b.pdf'],
			'broken.brik: The file is damaged: line 1 is not valid JSON.',
			'broken.brik: Plik jest uszkodzony: wiersz 1 nie jest poprawnym JSON-em.'
		]
	];

	it.each(refusals)(
		'%j is reported in both languages, and nothing is written',
		async (words, en, pl) => {
			writeFileSync(at('empty.brik'), JSON.stringify({ ...army, units: [] }));
			writeFileSync(at('broken.brik'), 'oops');
			mkdirSync(at('many'));
			for (const name of ['x', 'y']) writeFileSync(at(`many/${name}.brik`), text);
			for (const [locale, message] of [
				['en', en],
				['pl', pl]
			] as const) {
				expect(await run(['cards', ...words], { locale })).toEqual({
					status: 2,
					stdout: '',
					stderr: `brikmuster: ${message}\n`
				});
			}
			expect(readdirSync(folder).filter((name) => name.includes('pdf'))).toEqual([]);
		}
	);

	it.each([
		[['a.brik'], 'Missing output file: -o FILE.'],
		[['-o', 'b.pdf'], 'cards: missing input. Name a .brik file, a folder or - (standard input).'],
		[['a.brik', '-o', 'b.pdf', '--paper', 'a5'], 'Unknown paper size “a5”; use a4 or letter.'],
		[
			['a.brik', '-o', 'b.pdf', '--layout', '4x4'],
			'Unknown layout “4x4”; use 2x3, 3x3, hero, fold, tarot, bridge, mini, or a size from 44x60 to 200x270.'
		],
		[['a.brik', '-o', 'b.pdf', '--sides', '3'], 'Unknown sides “3”; use 2, 1 or fronts.'],
		[['a.brik', '-o', 'b.pdf', '--edge', 'left'], 'Unknown edge “left”; use long or short.'],
		[
			['a.brik', '-o', 'b.pdf', '--per', 'army'],
			'Unknown number of cards “army”; use auto, kind or figure.'
		],
		[
			['a.brik', '-o', 'b.pdf', '--contents', 'rules,jokes'],
			'Unknown contents “rules,jokes”; use stats, rules, bill and odds, separated by commas.'
		],
		...['1', '1,2,3', '0,11', '-11,0', 'x,1'].map((offset): [string[], string] => [
			['a.brik', '-o', 'b.pdf', `--offset=${offset}`],
			`“${offset}” is no offset; use two numbers from -10 to 10, such as 1,-2.`
		]),
		[['a.brik', '-o', 'b.pdf', '--json'], 'cards does not accept the option --json.']
	])('%j is explained', async (words, message) => {
		expect(await run(['cards', ...words])).toEqual({
			status: 2,
			stdout: '',
			stderr: `brikmuster: ${message}\nUsage: brikmuster --help\n`
		});
		expect(readdirSync(folder)).toEqual(['a.brik']);
	});

	it('are explained in Polish', async () => {
		const { stderr } = await run(['cards', 'a.brik', '-o', 'b.pdf', '--layout', '4x4'], {
			locale: 'pl'
		});
		expect(stderr).toContain(
			'Nieznany układ „4x4”; dostępne: 2x3, 3x3, hero, fold, tarot, bridge, mini albo rozmiar od 44x60 do 200x270.'
		);
	});
});
