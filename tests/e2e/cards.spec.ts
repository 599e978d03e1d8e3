import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { inflateRawSync, inflateSync } from 'node:zlib';
import decodeQR from 'qr/decode.js';
import type { Locator, Page } from '@playwright/test';
import { pdfjs } from '../cards/reading/pdfjs';
import { SLOW_TIMEOUT } from '../setup/read-code';
import { longUnless } from './long';
import {
	openExample,
	openPrinting,
	startArmy,
	PHONE,
	DESKTOP,
	browserLocale,
	catalogues,
	expect,
	savedFile,
	started,
	test
} from './support';
import { inTurn } from './turns';

test.use({ serviceWorkers: 'allow' });

/** Millimeters to pixels at 300 dpi. */
const dots = (millimeters: number) => Math.round((millimeters / 25.4) * 300);

/** The size in a PNG's header. */
function sizeOf(png: Buffer) {
	expect(png.toString('latin1', 1, 8)).toBe('PNG\r\n\x1a\n');
	return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

interface Part {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** Brightness from 0 to 255 of every `step`-th pixel of each row and column in a part of a PNG. */
function lightOf(page: Page, png: Buffer, part: Part, step = 1): Promise<number[]> {
	return page.evaluate(
		async ({ base64, x, y, width, height, step }) => {
			const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
			const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
			const pen = new OffscreenCanvas(width, height).getContext('2d');
			pen?.drawImage(bitmap, -x, -y);
			const pixels = pen?.getImageData(0, 0, width, height).data ?? [];
			const light: number[] = [];
			for (let row = 0; row < height; row += step) {
				for (let at = 0; at < width; at += step)
					light.push(pixels[(row * width + at) * 4 + 1] ?? 0);
			}
			return light;
		},
		{ base64: png.toString('base64'), ...part, step }
	);
}

const darkIn = (light: readonly number[]) => light.filter((dot) => dot < 128).length / light.length;

const COMBINATIONS = [
	['a phone', PHONE, 'pl'],
	['a desktop', DESKTOP, 'en']
] as const;

for (const [turn, [where, viewport, language]] of COMBINATIONS.entries()) {
	test.describe(`on ${where} in ${language}`, () => {
		const isTurn = inTurn(turn, COMBINATIONS.length);
		test.use({ viewport, locale: browserLocale[language] });
		const m = catalogues[language];

		if (isTurn())
			test('cards are previewed, selected and saved as a PDF', async ({ page }) => {
				const { page: words } = m.cards;
				await page.goto('/');
				await openExample(page, language);
				await openPrinting(page, language);
				await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
				const front = page.getByRole('img', { name: words.front({ number: 1 }), exact: true });
				await expect(front).toBeVisible();
				await expect(front.getByText(m.example.hero).first()).toBeVisible();
				await expect(
					page.getByRole('img', { name: words.back({ number: 1 }), exact: true })
				).toBeVisible();

				await page.getByRole('radio', { name: words.formats.poker }).check();
				await page.locator('summary').filter({ hasText: words.units }).click();
				await page.getByRole('checkbox', { name: m.example.hero }).uncheck();
				await expect(front.getByText(m.example.hero)).toHaveCount(0);
				await page.getByRole('button', { name: words.none }).click();
				await expect(page.getByText(words.empty)).toBeVisible();
				await expect(page.getByRole('button', { name: words.pdf })).toBeDisabled();
				await page.getByRole('button', { name: words.all }).click();

				const download = page.waitForEvent('download');
				await page.getByRole('button', { name: words.pdf }).click();
				const file = await download;
				expect(file.suggestedFilename()).toBe(`${m.example.army}.pdf`);
				const pdf = readFileSync(await file.path()).toString('latin1');
				expect(pdf.slice(0, 5)).toBe('%PDF-');
				expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
				await expect(page.getByText(words.made({ file: `${m.example.army}.pdf` }))).toBeVisible();
				await page.emulateMedia({ media: 'print' });
				await expect(page.getByText(words.made({ file: `${m.example.army}.pdf` }))).toBeHidden();
				await page.emulateMedia({ media: null });
				// The browser names its own print after the army.
				const printed = await page.evaluate(() => {
					dispatchEvent(new Event('beforeprint'));
					const { title } = document;
					dispatchEvent(new Event('afterprint'));
					return title;
				});
				expect(printed).toBe(m.example.army);

				await page.getByRole('radio', { name: words.whats.list }).check();
				const list = page.getByRole('img', { name: words.sheet({ number: 1 }), exact: true });
				await expect(list.getByText(m.example.hero, { exact: true })).toBeVisible();
				await expect(list.getByText('sha256:')).toBeVisible();
				await page.getByRole('radio', { name: words.whats.cards, exact: true }).check();
				await page.reload();
				await expect(page.getByRole('radio', { name: words.formats.poker })).toBeChecked();
			});
	});
}

test('a PDF and a picture are made offline @long', async ({ page, context }) => {
	const m = catalogues.en;
	await page.goto('/');
	await openExample(page);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.reload();
	await expect
		.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
		.toBe(true);
	await context.setOffline(true);
	await openPrinting(page);
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: m.cards.page.pdf }).click();
	expect((await download).suggestedFilename()).toBe(`${m.example.army}.pdf`);
	const { page: words } = m.cards;
	const what = words.front({ number: 1 });
	const picture = page.waitForEvent('download');
	await page.getByRole('button', { name: words.pictureOf({ what }), exact: true }).click();
	expect((await picture).suggestedFilename()).toBe(`${m.example.army}, ${what}.png`);
});

test('sheets and cards become pictures to share @long', async ({ page, baseURL }) => {
	const m = catalogues.en;
	const { page: words } = m.cards;
	await page.goto('/');
	await openExample(page);
	await openPrinting(page);
	const pictured = async (what: string) => {
		const download = page.waitForEvent('download');
		await page.getByRole('button', { name: words.pictureOf({ what }), exact: true }).click();
		const file = await download;
		expect(file.suggestedFilename()).toBe(`${m.example.army}, ${what}.png`);
		await expect(page.getByText(words.made({ file: file.suggestedFilename() }))).toBeVisible();
		return readFileSync(await file.path());
	};

	await page.locator('summary').filter({ hasText: words.units }).click();
	const card = await pictured(m.example.hero);
	expect(sizeOf(card)).toEqual({ width: dots(2 * 96), height: dots(88) });
	for (const x of [0, dots(96)]) {
		const side = await lightOf(page, card, { x, y: 0, width: dots(95), height: dots(88) }, 2);
		expect(darkIn(side)).toBeGreaterThan(0.02);
	}

	await page.getByRole('radio', { name: words.whats.list }).check();
	const list = await pictured(words.sheet({ number: 1 }));
	expect(sizeOf(list)).toEqual({ width: dots(210), height: dots(297) });
	const corner = { x: dots(210 - 14 - 50), y: dots(10), width: dots(55), height: dots(55) };
	const gray = (await lightOf(page, list, corner)).flatMap((light) => [light, light, light]);
	const { width, height } = corner;
	const link = decodeQR({ width, height, data: new Uint8Array(gray) }, SLOW_TIMEOUT);
	const [address, letters = ''] = link.split('#b1.');
	expect(address).toBe(`${baseURL}/open`);
	const army = inflateRawSync(Buffer.from(letters, 'base64url')).toString();
	expect(JSON.parse(army)).toMatchObject({ name: m.example.army, format: 'brikmuster/army' });
});

/** The media box of A4 landscape, in points. */
const LANDSCAPE = /MediaBox \[0 0 841\.\d+ 59[45]\.\d+\]/;

test('every other sheet is shown and saved under its own name, even without units @long', async ({
	page
}) => {
	const m = catalogues.en;
	const { page: words, sheets } = m.cards;
	const what = (name: string) => page.getByRole('radio', { name, exact: true });
	const sheet = page.getByRole('img', { name: words.sheet({ number: 1 }), exact: true });
	const sideOf = (name: (p: { number: number }) => string) =>
		page.getByRole('img', { name: name({ number: 1 }), exact: true });
	await page.goto('/');
	await startArmy(page, 'Nobody yet');
	await openPrinting(page);
	await expect(page.getByText(words.noUnits)).toBeVisible();

	await what(words.whats.ledger).check();
	await expect(sheet.getByText(m.army.empty)).toBeVisible();
	await expect(page.getByRole('radio', { name: words.formats.poker })).toHaveCount(0);

	await what(words.whats.reference).check();
	await expect(sheet.getByText(words.whats.reference)).toBeVisible();
	await expect(sheet.getByText('PL-CHR-02')).toBeVisible();

	await what(words.whats.rulers).check();
	await expect(sheet.getByText('PL-GEN-07')).toBeVisible();
	await expect(page.getByRole('combobox', { name: words.sides })).toHaveCount(0);
	const onPaper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
	expect(onPaper.match(/\/MediaBox \[[^\]]+\]/g)).toEqual([expect.stringMatching(LANDSCAPE)]);
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: words.pdf }).click();
	const file = await download;
	expect(file.suggestedFilename()).toBe(`${words.whats.rulers}.pdf`);
	const pdf = readFileSync(await file.path()).toString('latin1');
	expect(pdf).toMatch(LANDSCAPE);

	await what(words.whats.blanks).check();
	const label = m.profile.creation.structureLevel;
	await expect(sideOf(words.front).getByText(m.terms.statistics.skill).first()).toBeVisible();
	await expect(sideOf(words.front).getByText(label)).toHaveCount(0);
	await what(words.blanks.creation).check();
	await expect(sideOf(words.front).getByText(label).first()).toBeVisible();
	await expect(sideOf(words.back).getByText(sheets.blank.abilities).first()).toBeVisible();

	await what(words.whats.offset).check();
	await expect(sideOf(words.front)).toBeVisible();
	const present = (right: string) => sheets.offset.present({ right, down: '0.0' });
	await expect(sideOf(words.back).getByText(present('0.0'))).toBeVisible();
	await page.getByLabel(words.right).fill('1.2');
	await page.getByLabel(words.right).press('Enter');
	await expect(sideOf(words.back).getByText(present('1.2'))).toBeVisible();
	await expect(page.getByRole('option', { name: words.sidesOf.one })).toHaveCount(0);
	await page.reload();
	await expect(what(words.whats.offset)).toBeChecked();
});

/** Sizes in millimeters. */
const PAPERS = { a4: [210, 297], letter: [215.9, 279.4] } as const;

for (const paper of ['a4', 'letter'] as const) {
	test(
		`the browser prints exactly the sheets of the preview: ${paper}`,
		longUnless(paper === 'a4'),
		async ({ page }, testInfo) => {
			const m = catalogues.en;
			const { page: words } = m.cards;
			await page.goto('/');
			await openExample(page);
			await openPrinting(page);
			await page.getByRole('radio', { name: m.app.papers[paper] }).check();
			await page.getByRole('radio', { name: words.eachOf.figure }).check();
			const sheets = page.getByRole('region', { name: words.preview }).getByRole('img');
			// The last sheet has no back.
			await expect(sheets).toHaveCount(5);
			const names = await Promise.all(
				(await sheets.all()).map(async (sheet) => {
					const [name] = await sheet.locator('text').allTextContents();
					return name;
				})
			);
			expect(names[0]).toBeTruthy();

			const path = testInfo.outputPath('printed.pdf');
			await page.pdf({ preferCSSPageSize: true, path });
			const { pages } = await pdfjs.read(path);
			expect(pages).toHaveLength(5);
			for (const [index, { width, height, words: printed }] of pages.entries()) {
				expect(width).toBeCloseTo(PAPERS[paper][0], 0);
				expect(height).toBeCloseTo(PAPERS[paper][1], 0);
				const text = printed.map((word) => word.text).join(' ');
				// The backs of cards whose fronts hold all are empty.
				if (names[index] === undefined) expect(text, `page ${index + 1}`).toBe('');
				else expect(text, `page ${index + 1}`).toContain(names[index]);
			}
		}
	);
}

test('cards are selected and saved as a PDF by keyboard alone @long', async ({ page }) => {
	const m = catalogues.en;
	const { page: words } = m.cards;
	await page.goto('/');
	await openExample(page);
	await openPrinting(page);
	const front = page.getByRole('img', { name: words.front({ number: 1 }), exact: true });
	await expect(front.getByText(m.example.hero).first()).toBeVisible();
	const focused = page.locator(':focus');
	const tabTo = async (target: Locator, key = 'Tab') => {
		for (let steps = 0; steps < 30; steps += 1) {
			await page.keyboard.press(key);
			if (await target.evaluate((element) => element === document.activeElement)) return;
		}
		throw new Error('Not reached by keyboard');
	};
	await tabTo(page.getByRole('radio', { name: words.formats.sixes }));
	await page.keyboard.press('ArrowRight');
	await expect(page.getByRole('radio', { name: words.formats.poker })).toBeChecked();
	await tabTo(page.locator('summary').filter({ hasText: words.units }));
	await page.keyboard.press('Enter');
	const hero = page.getByRole('checkbox', { name: m.example.hero });
	// The list is rendered after it is opened; an earlier Tab would pass it.
	await expect(hero).toBeVisible();
	await tabTo(hero);
	await page.keyboard.press('Space');
	await expect(focused).not.toBeChecked();
	await expect(front.getByText(m.example.hero)).toHaveCount(0);
	await tabTo(page.getByRole('button', { name: words.pdf }), 'Shift+Tab');
	const download = page.waitForEvent('download');
	await page.keyboard.press('Enter');
	expect((await download).suggestedFilename()).toBe(`${m.example.army}.pdf`);
});

/** A PDF without its date and creator, in both places, and its id, which differ each time. */
function reproducible(path: string): string {
	return (
		uncompressed(readFileSync(path))
			.replace(/\/(?:CreationDate|Creator) \(.*?\)/g, '')
			.replace(/<xmp:(?:CreateDate|CreatorTool)>.*?</g, '<')
			// Offsets shift with the length of these fields.
			.replace(/^\d{10} \d{5} n|startxref\n\d+/gm, '')
			.replace(/\/ID \[.*?\]/, '')
	);
}

/** A PDF with its compressed parts in full: browsers and Node compress with different libraries. */
function uncompressed(file: Buffer): string {
	const text = file.toString('latin1');
	const parts = text.split(/(?<=stream\n)|(?=\nendstream)/);
	return parts.map((part, index) => contentOf(part, parts[index - 1] ?? '')).join('');
}

/** A part of a PDF: what follows the head of a compressed stream is inflated, and its length goes. */
function contentOf(part: string, before: string): string {
	if (!/FlateDecode[^]*stream\n$/.test(before)) return part.replace(/\/Length \d+/g, '');
	// The table of places of all objects depends on their lengths.
	if (before.lastIndexOf('/XRef') > before.lastIndexOf(' obj')) return '';
	return inflateSync(Buffer.from(part, 'latin1')).toString('latin1');
}

test('the page and the command line make the same PDF, byte for byte @long', async ({
	page
}, testInfo) => {
	const m = catalogues.en;
	await page.goto('/');
	await openExample(page);
	const brik = testInfo.outputPath('army.brik');
	writeFileSync(brik, await savedFile(page));
	await page.getByRole('dialog').getByRole('button', { name: m.commands.names.cards }).click();
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: m.cards.page.pdf }).click();
	const ofPage = await (await download).path();
	const ofCommand = testInfo.outputPath('army.pdf');
	const words = ['cards', brik, '-o', ofCommand, '--crop', '--locale', 'en'];
	execFileSync(process.execPath, ['bin/brikmuster.js', ...words]);
	expect(reproducible(ofPage)).toBe(reproducible(ofCommand));
});

test('cards have a size, a back and a color of the user’s choice, beside another army @long', async ({
	page
}) => {
	const m = catalogues.en;
	const { page: words } = m.cards;
	await page.goto('/');
	await openExample(page);
	await page.goto('/');
	await started(page);
	const units = [{ kind: 'minifig', id: 'u1', name: 'Newcomer', rank: 'mercenary' }];
	const id = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';
	const other = { format: 'brikmuster/army', version: 1, id, name: 'Second', units };
	await page.locator('input[type=file]').setInputFiles({
		name: 'second.brik',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify({ ...other, rulebook: 'core2005' }))
	});
	await page.getByRole('button', { name: m.importing.keep }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
	const picture = await page.screenshot();
	await openPrinting(page);
	const sheets = page.getByRole('region', { name: words.preview }).getByRole('img');
	await page.getByRole('radio', { name: words.formats.own }).check();
	await page.getByLabel(words.width).fill('300');
	await page.getByLabel(words.width).press('Tab');
	await expect(page.getByLabel(words.width)).toHaveAccessibleDescription('44 – 200');
	await page.getByLabel(words.width).fill('90');
	await page.getByRole('radio', { name: words.coloringOf.player }).check();
	await page.getByRole('radio', { name: words.colors.purple }).check();
	await page.getByRole('radio', { name: words.backsOf.picture }).check();
	const choosing = page.waitForEvent('filechooser');
	await page.getByRole('button', { name: words.choosePicture }).click();
	await (await choosing).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
	await expect(page.getByRole('img', { name: words.backPicture })).toBeVisible();
	await expect(sheets.nth(1).locator('image').first()).toBeAttached();
	await page.locator('summary').filter({ hasText: words.more }).click();
	await page.getByRole('checkbox', { name: words.registration }).check();
	await page.getByRole('button', { name: words.moreCopies }).click();
	const cuts = page.waitForEvent('download');
	await page.getByRole('button', { name: words.cutFile }).click();
	const svg = readFileSync(await (await cuts).path(), 'utf8');
	expect(svg.match(/<rect [^>]*width="90" height="110"/g)).toHaveLength(4);

	await page.reload();
	await page.locator('summary').filter({ hasText: words.otherArmies }).click();
	await page.getByRole('checkbox', { name: m.example.army }).check();
	await expect(page.getByRole('img').getByText(m.example.hero).first()).toBeVisible();
	await expect(page.getByLabel(words.width)).toHaveValue('90');
	await expect(page.getByRole('img', { name: words.backPicture })).toBeVisible();
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: words.pdf }).click();
	const file = await download;
	const pdf = await pdfjs.read(await file.path());
	const said = pdf.pages.flatMap(({ words: found }) => found.map(({ text }) => text));
	// Two copies of both armies.
	for (const name of ['Newcomer', m.example.hero.split(' ')[0]]) {
		expect(said.filter((text) => text === name).length).toBeGreaterThanOrEqual(2);
	}
	expect(readFileSync(await file.path()).includes('/Subtype /Image')).toBe(true);
});

test('names in letters that the fonts lack are shown and printed @long', async ({ page }) => {
	const m = catalogues.en;
	await page.goto('/');
	await started(page);
	const units = [{ kind: 'minifig', id: 'u1', name: 'Ωρίων', rank: 'hero' }];
	const id = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';
	const army = { format: 'brikmuster/army', version: 1, id, name: 'Στρατός', units };
	await page.locator('input[type=file]').setInputFiles({
		name: 'army.brik',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify({ ...army, rulebook: 'core2005' }))
	});
	await page.getByRole('button', { name: m.importing.keep }).click();
	await openPrinting(page);
	const sheets = page.getByRole('region', { name: m.cards.page.preview }).getByRole('img');
	const name = sheets.first().getByText('Ωρίων');
	await expect(name).toBeVisible();
	const plain = await name.evaluate((text: SVGTextElement) => text.getComputedTextLength());
	expect(plain).toBeGreaterThan(5);
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: m.cards.page.pdf }).click();
	const file = await download;
	expect(file.suggestedFilename()).toBe('Στρατός.pdf');
	const pdf = readFileSync(await file.path()).toString('latin1');
	// One picture for both sides, with its transparency.
	expect(pdf.match(/\/SMask \d+ 0 R/g)).toHaveLength(1);
	const { pages } = await pdfjs.read(await file.path());
	expect(pages.flatMap(({ words }) => words.map(({ text }) => text))).not.toContain('□');
});
