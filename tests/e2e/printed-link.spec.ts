import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import decodeQR from 'qr/decode.js';
import { hasPoppler } from '../setup/poppler.mjs';
import { SLOW_TIMEOUT } from '../setup/read-code';
import {
	browserLocale,
	catalogues,
	expect,
	openExample,
	openPrinting,
	PHONE,
	shownTotal,
	test
} from './support';

const m = catalogues.pl;
const { page: words } = m.cards;

test.use({ locale: browserLocale.pl, viewport: PHONE });
test.skip(!hasPoppler(), 'Needs Poppler to render a PDF.');

/** The content of the QR code on the first page of a rendered PDF. */
function codeOn(pdf: string, picture: string): string {
	execFileSync('pdftoppm', ['-r', '200', '-singlefile', pdf, picture]);
	const ppm = readFileSync(`${picture}.ppm`);
	const head = /^P6\s(\d+) (\d+)\s255\s/.exec(ppm.toString('latin1', 0, 40));
	if (!head) throw new Error('pdftoppm gave no picture');
	const [{ length }, width, height] = [head[0], Number(head[1]), Number(head[2])];
	return decodeQR({ width, height, data: new Uint8Array(ppm.subarray(length)) }, SLOW_TIMEOUT);
}

test('the QR code on a printed list opens the army on another device, with points and digest', async ({
	page,
	browser
}, testInfo) => {
	await page.goto('/');
	await openExample(page, 'pl');
	const points = (await shownTotal(page, true, 'pl').textContent()) ?? '';
	expect(points).toMatch(/^\d+½?$/);
	await openPrinting(page, 'pl');
	await page.getByRole('radio', { name: words.whats.list }).check();
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: words.pdf }).click();
	const pdf = testInfo.outputPath('list.pdf');
	await (await download).saveAs(pdf);

	const printed = execFileSync('pdftotext', ['-enc', 'UTF-8', pdf, '-'], { encoding: 'utf8' });
	const [digest = 'none'] = /sha256:[0-9a-f]{64}/.exec(printed) ?? [];
	const address = new URL(codeOn(pdf, testInfo.outputPath('list')));
	expect(`${address.origin}${address.pathname}`).toBe(new URL('/open', page.url()).href);

	const other = await browser.newContext({ locale: browserLocale.pl, viewport: PHONE });
	const opened = await other.newPage();
	await opened.goto(address.href);
	const main = opened.getByRole('main');
	await expect(main.getByRole('heading', { level: 2, name: m.example.army })).toBeVisible();
	await expect(main.getByText(m.links.notSaved)).toBeVisible();
	await expect(main.getByRole('status').first().getByText(points, { exact: true })).toBeVisible();
	await expect(main.getByText(digest, { exact: true })).toBeVisible();
	await other.close();
});
