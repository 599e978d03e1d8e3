import { readFileSync } from 'node:fs';
import { dataUrlOf, photoDigest } from '$lib/army/photos/jpeg';
import { jpegOf } from '../setup/jpeg';
import {
	browserLocale,
	catalogues,
	closeDialog,
	expect,
	PHONE,
	openExample,
	saved,
	started,
	stored,
	test,
	type Language
} from './support';
import { inTurn } from './turns';

const good = readFileSync('tests/fixtures/formats/army-v1.brik', 'utf8');
const changed = (change: object) => JSON.stringify({ ...JSON.parse(good), ...change });

/** Thirty photos whose headers claim 16,000 × 16,000 pixels; decoding them took half a minute. */
const hugePhotos = Object.fromEntries(
	Array.from({ length: 30 }, (_, index) => {
		const jpeg = jpegOf(index, [16_000, 16_000]);
		return [photoDigest(jpeg), dataUrlOf(jpeg)];
	})
);

/** Bad files with the expected problem and place in the message. */
const files: {
	name: string;
	text: string;
	says: Record<Language, RegExp>;
	place?: string;
}[] = [
	{
		name: 'broken.brik',
		text: good.slice(0, good.length / 2),
		says: { en: /damaged: line \d+/, pl: /uszkodzony: wiersz \d+/ }
	},
	{
		name: 'newer.brik',
		text: changed({ version: 2 }),
		says: { en: /newer Brikmuster/, pl: /nowszej wersji Brikmustra/ },
		place: '/version'
	},
	{
		name: 'huge.brik',
		text: changed({ notes: 'x'.repeat(5_000_000) }),
		says: { en: /too large: more than 1 MB/, pl: /za duży: ponad 1 MB/ }
	},
	{
		name: 'hostile.brik',
		text: good.replace('{', '{ "__proto__": { "polluted": true },'),
		says: { en: /forbidden field: “__proto__”/, pl: /niedozwolone pole: „__proto__”/ },
		place: '/__proto__'
	},
	{
		name: 'unknown.brik',
		text: changed({ mana: 7 }),
		says: { en: /unknown field: “mana”/, pl: /nieznane pole: „mana”/ },
		place: '/mana'
	},
	{
		name: 'dragon.brik',
		text: changed({
			units: [{ kind: 'creation', id: 'u1', name: 'Smok', form: 'creature' }],
			squads: []
		}),
		says: { en: /A required field is missing/, pl: /Brakuje wymaganego pola/ },
		place: '/units/0/size'
	},
	{
		name: 'house-rules.brik',
		text: changed({
			houseRules: { changes: [{ table: 'gear', row: 'sword', field: 'cost', value: 1 }] }
		}),
		says: { en: /shortHand/, pl: /shortHand/ },
		place: '/houseRules/changes/0/row'
	},
	{
		name: 'photos.brik',
		text: changed({ photos: hugePhotos }),
		says: { en: /maximum: 2048 × 2048 pixels/, pl: /najwyżej 2048 × 2048 pikseli/ },
		place: `/photos/${Object.keys(hugePhotos)[0]}`
	}
];

const COMBINATIONS = ['en', 'pl'] as const;

for (const [turn, language] of COMBINATIONS.entries()) {
	test.describe(`in ${language}`, () => {
		const isTurn = inTurn(turn, COMBINATIONS.length, 1);
		test.use({ locale: browserLocale[language], viewport: PHONE });

		if (isTurn())
			test('a bad file is refused with a message and changes nothing', async ({ page }) => {
				const m = catalogues[language];
				await page.goto('/');
				await openExample(page, language);
				await saved(page, language);
				await page.getByRole('link', { name: m.app.back }).click();
				await expect(page.getByRole('link', { name: m.example.army })).toBeVisible();
				const before = await stored(page);
				for (const { name, text, says, place } of files) {
					const buffer = Buffer.from(text);
					const file = { name, mimeType: 'application/octet-stream', buffer };
					await page.locator('input[type=file]').setInputFiles(file);
					const alert = page.getByRole('alert');
					await expect(alert).toContainText(says[language]);
					await expect(alert).toContainText(name);
					await expect(alert).toContainText(m.importing.nothingChanged);
					if (place) await expect(alert).toContainText(m.importing.place({ path: place }));
					await closeDialog(page, language);
				}
				expect(await stored(page)).toBe(before);
				expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
			});
	});
}

test('a good file is previewed, and saved on request beside one with the same id', async ({
	page
}) => {
	const m = catalogues.en;
	const file = { name: 'army.brik', mimeType: 'text/plain', buffer: Buffer.from(good) };
	const { name } = JSON.parse(good) as { name: string };
	await page.goto('/');
	await page.locator('input[type=file]').setInputFiles(file);
	await expect(page.getByRole('dialog')).toContainText(name);
	expect(await stored(page)).toBe('[]');
	await page.getByRole('button', { name: m.importing.keep }).click();
	await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
	await page.getByRole('link', { name: m.app.back }).click();
	await page.locator('input[type=file]').setInputFiles(file);
	await expect(page.getByRole('dialog')).toContainText(m.importing.both);
	await page.getByRole('button', { name: m.importing.keep }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.home.copyName({ name }));
	await page.getByRole('link', { name: m.app.back }).click();
	await expect(page.getByRole('link', { name })).toHaveCount(2);
});

test('an exported file equals the imported one @long', async ({ page }) => {
	const m = catalogues.en;
	await page.goto('/');
	await page.locator('input[type=file]').setInputFiles({
		name: 'army.brik',
		mimeType: 'text/plain',
		buffer: Buffer.from(good)
	});
	await page.getByRole('button', { name: m.importing.keep }).click();
	await page.getByRole('button', { name: m.army.more, exact: true }).click();
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: m.army.export, exact: true }).click();
	const path = await (await download).path();
	expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(JSON.parse(good));
	expect((await download).suggestedFilename()).toMatch(/\.brik$/);
});

test('an army pasted as text is previewed before it is saved @long', async ({ page }) => {
	await page.goto('/');
	await started(page);
	const paste = (text: string) =>
		page.evaluate((pasted) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData('text/plain', pasted);
			dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
		}, text);
	await paste('{ "format": "brikmuster/army", ');
	await expect(page.getByRole('dialog')).toContainText(catalogues.en.importing.pasted);
	await expect(page.getByRole('dialog')).toContainText('line 1');
	await page.keyboard.press('Escape');
	await paste('just words');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await paste(good);
	await page.getByRole('button', { name: catalogues.en.importing.keep }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(JSON.parse(good).name);
});

test('a file dropped on an open army is previewed, and a copy gets its own name @long', async ({
	page
}) => {
	const m = catalogues.en;
	const { name } = JSON.parse(good) as { name: string };
	await page.goto('/');
	await openExample(page);
	await saved(page);
	const drop = async () => {
		const transfer = await page.evaluateHandle((text) => {
			const files = new DataTransfer();
			files.items.add(new File([text], 'army.brik'));
			return files;
		}, good);
		await page.locator('main').dispatchEvent('drop', { dataTransfer: transfer });
		await page.getByRole('button', { name: m.importing.keep }).click();
	};
	await drop();
	await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
	await drop();
	const copy = m.home.copyName({ name });
	await expect(page.getByRole('heading', { level: 1, name: copy, exact: true })).toBeVisible();
});

test('opening a file reports refused storage @long', async ({ page }) => {
	await page.goto('/');
	await expect(page.getByRole('button', { name: catalogues.en.home.first })).toBeVisible();
	await page.evaluate(() => {
		IDBObjectStore.prototype.get = () => {
			throw new DOMException('Refused', 'NotAllowedError');
		};
	});
	await page.locator('input[type=file]').setInputFiles({
		name: 'army.brik',
		mimeType: 'text/plain',
		buffer: Buffer.from(good)
	});
	await expect(page.getByText(catalogues.en.home.failed).first()).toBeVisible();
});
