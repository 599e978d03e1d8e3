import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Language } from '$lib/i18n/languages';
import { locale } from '$lib/state/app/locale.svelte';
import { Photographing } from '$lib/state/photos/photographing.svelte';
import { openPhotos } from '$lib/state/photos/photo-store';
import { BrikmusterDatabase } from '$lib/store/database';
import { openLazyStores } from '$lib/store/lazy-stores';
import { catalogues } from '../../../../../tests/setup/catalogues';
import CropDialog from './CropDialog.svelte';
import '$lib/ui/tokens.css';
import '$lib/ui/base.css';
import '$lib/ui/layout.css';
import '$lib/ui/surfaces.css';
import '$lib/ui/text.css';

const database = new BrikmusterDatabase(`test-${crypto.randomUUID()}`);
openPhotos(async () => openLazyStores(database));

/** A picture with a width of twice its height, red on the left and blue on the right. */
async function picture(): Promise<Blob> {
	const canvas = new OffscreenCanvas(800, 400);
	const pen = canvas.getContext('2d');
	if (!pen) throw new Error('no pen');
	pen.fillStyle = '#e00000';
	pen.fillRect(0, 0, 400, 400);
	pen.fillStyle = '#0000e0';
	pen.fillRect(400, 0, 400, 400);
	return canvas.convertToBlob({ type: 'image/png' });
}

async function cropping(language: Language = 'en') {
	await locale.choose(language);
	await locale.load('portrait');
	const photographing = new Photographing();
	expect(await photographing.look(await picture())).toBe(true);
	const onuse = vi.fn(async () => undefined);
	const onclose = vi.fn();
	const screen = await render(CropDialog, { photographing, onuse, onclose });
	const words = catalogues[language].portrait.photo;
	const button = (name: string) => screen.getByRole('button', { name, exact: true });
	return { photographing, onuse, onclose, screen, words, button };
}

beforeEach(() => locale.choose('en'));

describe.each(['en', 'pl'] as Language[])('the crop dialog: %s', (language) => {
	it('moves the picture with buttons and arrow keys while it covers the frame', async () => {
		const { photographing, button, words } = await cropping(language);
		await expect.element(button(words.left)).toHaveFocus();
		await button(words.right).click();
		const moved = photographing.framing.x;
		expect(moved).toBeLessThan(0.5);
		button(words.right)
			.element()
			.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
		expect(photographing.framing.x).toBeCloseTo(0.5);
		await button(words.up).click();
		expect(photographing.framing.y).toBe(0.5);
		for (let press = 0; press < 60; press += 1) photographing.move(0.05, 0);
		expect(photographing.framing.x).toBeCloseTo(0.2);
	});

	it('zooms with a slider, whose arrow keys do not move the picture', async () => {
		const { photographing, screen, words, button } = await cropping(language);
		const slider = screen.getByRole('slider', { name: words.zoom });
		await slider.fill('200');
		expect(photographing.framing.zoom).toBe(2);
		await expect.element(slider).toHaveAttribute('aria-valuetext', words.zoomed({ share: '200' }));
		slider
			.element()
			.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
		expect(photographing.framing.x).toBe(0.5);
		await button(words.up).click();
		expect(photographing.framing.y).toBeGreaterThan(0.5);
	});
});

describe('the crop dialog', () => {
	it('moves the picture by the distance of the pointer', async () => {
		const { photographing, screen, words } = await cropping();
		const stage = screen.getByRole('img', { name: words.seen }).element();
		const { left, top, width } = stage.getBoundingClientRect();
		const at = (type: string, x: number) =>
			stage.dispatchEvent(
				new PointerEvent(type, {
					pointerId: 1,
					clientX: left + x,
					clientY: top + 50,
					bubbles: true
				})
			);
		vi.spyOn(stage as HTMLElement, 'setPointerCapture').mockImplementation(() => undefined);
		at('pointermove', 90);
		expect(photographing.framing.x).toBe(0.5);
		at('pointerdown', 40);
		at('pointermove', 40 + (width * 480) / 624 / 4);
		expect(photographing.framing.x).toBeCloseTo(0.5 - 320 / 800 / 4, 2);
		at('pointerup', 40);
		const { x } = photographing.framing;
		at('pointermove', 200);
		expect(photographing.framing.x).toBe(x);
	});

	it('rotates it and stores the frame as a photo', async () => {
		const { photographing, button, words } = await cropping();
		for (let press = 0; press < 60; press += 1) photographing.move(-0.05, 0);
		await button(words.turn).click();
		expect(photographing.picture).toMatchObject({ width: 400, height: 800 });
		expect(photographing.framing.y).toBeGreaterThan(0.6);
		const digest = await photographing.keep();
		const row = await database.photos.get(digest ?? '');
		if (!row) throw new Error('not kept');
		expect(row.jpeg.length).toBeLessThanOrEqual(200_000);
		const bitmap = await createImageBitmap(new Blob([row.jpeg]));
		expect([bitmap.width, bitmap.height]).toEqual([640, 800]);
		const pen = new OffscreenCanvas(1, 1).getContext('2d');
		pen?.drawImage(bitmap, 320, 700, 1, 1, 0, 0, 1, 1);
		const [red = 0, , blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
		expect([red < 40, blue > 180]).toEqual([true, true]);
	});

	it('uses the photo or closes', async () => {
		const { onuse, onclose, button, words, screen } = await cropping();
		await button(words.use).click();
		expect(onuse).toHaveBeenCalledOnce();
		await screen.getByRole('button', { name: catalogues.en.app.cancel }).last().click();
		expect(onclose).toHaveBeenCalledOnce();
	});

	it('reports a photo that could not be stored', async () => {
		const { photographing, screen, words } = await cropping();
		const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
			throw new DOMException('full', 'QuotaExceededError');
		});
		expect(await photographing.keep()).toBeUndefined();
		put.mockRestore();
		await expect.element(screen.getByRole('alert')).toHaveTextContent(words.keepFailed);
	});

	it('has targets of at least 44 pixels', async () => {
		const { screen } = await cropping();
		const small = [...screen.container.querySelectorAll('button, input')].filter((target) => {
			const { width, height } = target.getBoundingClientRect();
			return width < 44 || height < 44;
		});
		expect(small).toEqual([]);
	});
});
