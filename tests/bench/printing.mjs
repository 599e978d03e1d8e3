import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../setup/browser.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { chromiumLaunch } from '../setup/chromium.mjs';
import { root } from '../setup/run.mjs';
import { serve } from '../setup/serve.mjs';
import { medianOf } from './median.mjs';
import { usageOf } from './usage.mjs';

/** @typedef {Pick<typeof import('./cards') & typeof import('./bare-pdf'), 'deck' | 'cardsPdf' | 'barePdf' | 'marksOfDeck'>} Decks */
/** @typedef {{ where: string, cards: number, seconds: number, bytes: number }} Printed */

const PHOTOS = 10;
const FEW = 100;
const MANY = 1000;
/** The limits for a hundred cards, and the factor allowed for a thousand. */
const LIMIT = { seconds: 1, bytes: 1_500_000, ratio: 13 };

/**
 * Synthetic photos at the size that the app stores: soft light, shapes and some noise.
 *
 * @param {import('playwright').Page} page
 */
async function photosOf(page) {
	const urls = await page.evaluate(async (count) => {
		const canvas = globalThis.document.createElement('canvas');
		[canvas.width, canvas.height] = [640, 800];
		const pen = canvas.getContext('2d');
		if (!pen) throw new Error('The browser gives no canvas');
		return Array.from({ length: count }, (_, photo) => {
			const light = pen.createRadialGradient(200, 150, 50, 320, 400, 700);
			light.addColorStop(0, `hsl(${photo * 36} 30% 85%)`);
			light.addColorStop(1, `hsl(${photo * 36 + 60} 40% 30%)`);
			pen.fillStyle = light;
			pen.fillRect(0, 0, 640, 800);
			for (let shape = 0; shape < 60; shape += 1) {
				const [x, y] = [(shape * 173 + photo * 57) % 600, (shape * 271 + photo * 91) % 760];
				pen.fillStyle = `hsl(${shape * 47} 70% ${30 + (shape % 5) * 10}%)`;
				pen.beginPath();
				pen.ellipse(x, y, 20 + (shape % 7) * 9, 15 + (shape % 5) * 11, shape, 0, 7);
				pen.fill();
			}
			const pixels = pen.getImageData(0, 0, 640, 800);
			for (let at = 0, seed = photo + 1; at < pixels.data.length; at += 4) {
				seed = (seed * 16_807) % 2_147_483_647;
				const noise = (seed % 13) - 6;
				for (const part of [0, 1, 2])
					pixels.data[at + part] = (pixels.data[at + part] ?? 0) + noise;
			}
			pen.putImageData(pixels, 0, 0);
			return canvas.toDataURL('image/jpeg', 0.8);
		});
	}, PHOTOS);
	return urls.map((url) => new Uint8Array(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')));
}

/**
 * The median of three rounds; `make` returns the size of its PDF.
 *
 * @param {string} where
 * @param {() => Promise<number>} make
 * @returns {Promise<Omit<Printed, 'cards'>>}
 */
async function inRounds(where, make) {
	const times = [];
	let bytes = 0;
	for (let round = 0; round < 3; round += 1) {
		const start = performance.now();
		bytes = await make();
		times.push((performance.now() - start) / 1000);
	}
	return { where, seconds: times.sort((a, b) => a - b)[1] ?? NaN, bytes };
}

/**
 * From the click on “Save as PDF” to the file on disk, in the real page with its worker.
 *
 * @param {import('playwright').Page} page
 * @returns {Promise<Omit<Printed, 'cards'>>}
 */
async function inPage(page, /** @type {string} */ url, /** @type {string} */ file) {
	await page.goto(url);
	await page.locator('input[type=file]').first().setInputFiles(file);
	await page.getByRole('button', { name: 'Save to my armies' }).click();
	await page.getByRole('heading', { level: 1, name: /^Bench/ }).waitFor();
	await page
		.getByText(/^\s*Saved at/)
		.first()
		.waitFor({ state: 'attached' });
	await page.goto(page.url().replace('/army/', '/cards/'));
	const button = page.getByRole('button', { name: 'Export PDF' });
	await button.waitFor();
	// Wait for the preview, which is drawn with low priority and is not measured.
	await page.waitForTimeout(2000);
	return inRounds('in the page', async () => {
		const made = page.waitForEvent('download');
		await button.click();
		return statSync(await (await made).path()).size;
	});
}

/** Measures all decks in the page and in Node, small decks first. */
async function measures(/** @type {Decks} */ { deck, cardsPdf }) {
	await ensureChromium();
	await ensureBuilt();
	const folder = mkdtempSync(join(tmpdir(), 'brikmuster-bench-'));
	const { url, close } = await serve();
	const browser = await chromium.launch(chromiumLaunch());
	/** @type {Printed[]} */
	const printed = [];
	try {
		const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
		page.setDefaultTimeout(120_000);
		const photos = await photosOf(page);
		for (const cards of [FEW, MANY]) {
			const army = deck(cards, photos);
			const file = join(folder, `${cards}.brik`);
			const inside = Object.values(army.units).flatMap(({ portrait }) =>
				portrait && 'photo' in portrait ? [portrait.photo] : []
			);
			const urls = photos.map(
				(jpeg) => `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`
			);
			const carried = Object.fromEntries(inside.map((digest, index) => [digest, urls[index]]));
			writeFileSync(file, JSON.stringify({ ...army, photos: carried }));
			printed.push({ cards, ...(await inPage(page, url, file)) });
			const make = async () => (await cardsPdf(army, photos)).byteLength;
			printed.push({ cards, ...(await inRounds('in Node', make)) });
		}
		return { printed, photos };
	} finally {
		await browser.close();
		await close();
		rmSync(folder, { recursive: true });
	}
}

/** The most that our PDF may take, as a multiple of what jsPDF takes for the same texts and paths, and its bytes. */
const BARE_LIMIT = { ratio: 2, bytes: 500_000 };
const BARE_ROUNDS = 9;

/** Compares cards without photos with what jsPDF takes for as many texts and paths, in turns. */
async function printBeside(/** @type {Decks} */ { deck, cardsPdf, barePdf, marksOfDeck }) {
	const army = deck(FEW, []);
	const marks = await marksOfDeck(army);
	/** @type {{ ours: number[], bare: number[] }} */
	const times = { ours: [], bare: [] };
	let bytes = 0;
	for (let round = 0; round < BARE_ROUNDS; round += 1) {
		const start = performance.now();
		bytes = (await cardsPdf(army, [])).byteLength;
		const between = performance.now();
		await barePdf(marks);
		times.ours.push(between - start);
		times.bare.push(performance.now() - between);
	}
	const [ours, bare] = [medianOf(times.ours), medianOf(times.bare)];
	const ok = ours <= BARE_LIMIT.ratio * bare && bytes <= BARE_LIMIT.bytes;
	console.log(
		`${FEW} cards without photos: ${ours.toFixed(0)} ms, ${(ours / bare).toFixed(2)} times bare jsPDF` +
			`   < ${BARE_LIMIT.ratio}; ${(bytes / 1000).toFixed(0)} kB   < ${BARE_LIMIT.bytes / 1000} kB  ` +
			(ok ? 'ok' : 'TOO SLOW OR TOO LARGE')
	);
	if (!ok) process.exitCode = 1;
}

const COPIES = 50;
/** Megabytes that the command may have at once. */
const MEMORY = 500;

/** Prints many copies of many cards with the command. */
function printCopies(/** @type {Pick<Decks, 'deck'>} */ { deck }) {
	const folder = mkdtempSync(join(tmpdir(), 'brikmuster-bench-'));
	try {
		const file = join(folder, 'deck.brik');
		writeFileSync(file, JSON.stringify(deck(MANY, [])));
		const options = ['--copies', String(COPIES), '--output', join(folder, 'cards.pdf')];
		const command = [join(root, 'bin/brikmuster.js'), 'cards', file, ...options];
		const { megabytes } = usageOf(command);
		const ok = megabytes <= MEMORY;
		console.log(
			`${COPIES} copies of ${MANY} cards: ${megabytes.toFixed(0)} MB of memory   < ${MEMORY} MB  ` +
				(ok ? 'ok' : 'TOO MUCH')
		);
		if (!ok) process.exitCode = 1;
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** Prints the results; too slow or too large a PDF fails the benchmark. */
export async function printCards(/** @type {Decks} */ decks) {
	await printBeside(decks);
	printCopies(decks);
	const { printed, photos } = await measures(decks);
	const kilobytes = photos.reduce((sum, { length }) => sum + length, 0) / 1000;
	console.log(
		`cards with pictures, ${PHOTOS} of them photos of ${kilobytes.toFixed(0)} kB in all:`
	);
	for (const where of ['in the page', 'in Node']) {
		const [few, many] = printed.filter((found) => found.where === where);
		if (!few || !many) throw new Error(`No cards were printed ${where}.`);
		const ratio = many.seconds / few.seconds;
		const ok = few.seconds <= LIMIT.seconds && few.bytes <= LIMIT.bytes && ratio <= LIMIT.ratio;
		const summary = (/** @type {Printed} */ { cards, seconds, bytes }) =>
			`${cards} in ${seconds.toFixed(2)} s, ${(bytes / 1e6).toFixed(2)} MB`;
		console.log(
			`  ${where}: ${summary(few)}   < ${LIMIT.seconds} s, ${LIMIT.bytes / 1e6} MB; ${summary(many)}; ` +
				`${ratio.toFixed(1)} times as long   < ${LIMIT.ratio}  ${ok ? 'ok' : 'TOO SLOW OR TOO LARGE'}`
		);
		if (!ok) process.exitCode = 1;
	}
}
