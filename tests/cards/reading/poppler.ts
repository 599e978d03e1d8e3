import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { byName, millimeters, type Font, type Page, type PdfReader, type Word } from './pdf-reader';

const run = promisify(execFile);
const MOST = 100_000_000;

async function output(program: string, words: readonly string[]): Promise<string> {
	const { stdout } = await run(program, words, { encoding: 'utf8', maxBuffer: MOST });
	return stdout;
}

const ENTITIES: Readonly<Record<string, string>> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'"
};

function unescaped(text: string): string {
	return text
		.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
		.replace(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all);
}

const WORD = /<word xMin="([^"]+)" yMin="([^"]+)" xMax="([^"]+)" yMax="([^"]+)">([^<]*)<\/word>/g;

function wordsOf(page: string): Word[] {
	return [...page.matchAll(WORD)].map(([, left, top, right, bottom, text = '']) => ({
		left: millimeters(Number(left)),
		top: millimeters(Number(top)),
		right: millimeters(Number(right)),
		bottom: millimeters(Number(bottom)),
		text: unescaped(text)
	}));
}

/** Parses the pages of `pdftotext -bbox`. */
function pagesOf(bbox: string): Page[] {
	const pages = bbox.matchAll(/<page width="([^"]+)" height="([^"]+)">([\s\S]*?)<\/page>/g);
	return [...pages].map(([, width, height, inside = '']) => ({
		width: millimeters(Number(width)),
		height: millimeters(Number(height)),
		words: wordsOf(inside)
	}));
}

/** Parses the table of `pdffonts`: name, embedded, subset, and Unicode map. */
function fontsOf(table: string): Font[] {
	const rows = table.matchAll(/^(\S.*?)\s{2,}.*?(yes|no)\s+(?:yes|no)\s+(yes|no)\s+\d+\s+\d+$/gm);
	return [...rows]
		.map(([, name = '', embedded, unicode]) => ({
			name,
			embedded: embedded === 'yes',
			unicode: unicode === 'yes'
		}))
		.sort(byName);
}

/** Length in pixels of the longest dark run in any row of a grayscale image from `pdftoppm -gray`. */
function longestDarkRun(pgm: Buffer): number {
	const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.subarray(0, 50).toString('latin1'));
	if (!head) throw new Error('pdftoppm gave no picture');
	const width = Number(head[1]);
	let [longest, run] = [0, 0];
	for (let at = head[0].length; at < pgm.length; at += 1) {
		if ((at - head[0].length) % width === 0) run = 0;
		run = (pgm[at] ?? 255) < 128 ? run + 1 : 0;
		longest = Math.max(longest, run);
	}
	return longest;
}

const DPI = 600;

/** Poppler's command line programs, available on every Linux. */
export const poppler: PdfReader = {
	name: 'Poppler',
	async read(path) {
		const [facts, fonts, bbox] = await Promise.all([
			output('pdfinfo', ['-enc', 'UTF-8', path]),
			output('pdffonts', [path]),
			output('pdftotext', ['-enc', 'UTF-8', '-bbox', path, '-'])
		]);
		const title = /^Title: +(.*)$/m.exec(facts)?.[1] ?? '';
		return { title, pages: pagesOf(bbox), fonts: fontsOf(fonts) };
	},
	async longestLine(path) {
		const words = ['-r', `${DPI}`, '-gray', '-f', '1', '-l', '1', path];
		const { stdout } = await run('pdftoppm', words, { encoding: 'buffer', maxBuffer: MOST });
		return (longestDarkRun(stdout) / DPI) * 25.4;
	}
};
