import { afterAll, expect, it } from 'vitest';
import { CodeReader } from '$lib/browser/code-reader';
import { screenCode } from '$lib/cards/sheets/code';
import { seededFractions } from '$lib/dice/seeded-bits';
import { CollectedFrames } from '$lib/exchange/collected-frames';
import { frameText, transferOf } from '$lib/exchange/frames';

const reader = new CodeReader();
afterAll(() => reader.close());

const WIDTH = 800;
const HEIGHT = 720;
/** Pixels of the screen for one module. */
const SCREEN = 6;

/** What a camera makes of a code on a screen: turned, off the center, blurred, dim and noisy. */
interface View {
	readonly degrees: number;
	/** Pixels of the video for one module. */
	readonly module: number;
	/** Pixels. */
	readonly blur: number;
	/** The range of the noise, of 256 levels. */
	readonly noise: number;
	readonly seed: number;
}

function penOf(width: number, height: number) {
	const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
	if (!pen) throw new Error('No canvas');
	return pen;
}

/** The code as a screen shows it, with several pixels for a module. */
function shown(text: string): OffscreenCanvas {
	const code = screenCode(text);
	const pen = penOf(code.width * SCREEN, code.height * SCREEN);
	pen.fillStyle = '#fff';
	pen.fillRect(0, 0, code.width * SCREEN, code.height * SCREEN);
	pen.scale(SCREEN, SCREEN);
	pen.fillStyle = '#000';
	for (const shape of code.shapes) pen.fill(new Path2D(shape.d));
	return pen.canvas;
}

function seen(text: string, { degrees, module, blur, noise, seed }: View): ImageData {
	const screen = shown(text);
	const side = (screen.width / SCREEN) * module;
	const pen = penOf(WIDTH, HEIGHT);
	pen.fillStyle = '#5a6470';
	pen.fillRect(0, 0, WIDTH, HEIGHT);
	pen.filter = `blur(${blur}px) brightness(0.85)`;
	pen.translate(WIDTH / 2 + 10, HEIGHT / 2 - 5);
	pen.rotate((degrees * Math.PI) / 180);
	pen.drawImage(screen, -side / 2, -side / 2, side, side);
	const pixels = pen.getImageData(0, 0, WIDTH, HEIGHT);
	const next = seededFractions(seed);
	for (let at = 0; at < pixels.data.length; at += 4) {
		const off = (next() + next() - 1) * noise;
		for (let color = 0; color < 3; color += 1)
			pixels.data[at + color] = (pixels.data[at + color] ?? 0) + off;
	}
	return pixels;
}

/** Bytes that deflate cannot shrink, so that no real game of that size needs more frames. */
function incompressible(length: number): Uint8Array<ArrayBuffer> {
	const next = seededFractions(7);
	return Uint8Array.from({ length }, () => next() * 256);
}

it('a 20 kB game crosses from screen to camera in at most 40 frames', async () => {
	const game = incompressible(20_000);
	const transfer = await transferOf('game', game);
	if (!transfer) throw new Error('Too long');
	const collected = new CollectedFrames();
	const next = seededFractions(3);
	/** The loop is joined in the middle; some frames are skipped, some seen twice, and some swapped. */
	const order = Array.from({ length: 200 }, (_, index) => 21 + index)
		.filter(() => next() > 0.1)
		.flatMap((number) => (next() > 0.9 ? [number, number] : [number]))
		.flatMap((number, index, all) =>
			index % 5 === 0 ? [all[index + 1] ?? number, number] : [number]
		);
	const unlike = new Set<number>();
	let [unread, complete] = [0, false];
	for (const number of order) {
		unlike.add(number);
		const view = {
			degrees: next() * 20 - 10,
			module: 5 + next() * 0.8,
			blur: next() * 1.6,
			noise: 20 + next() * 50,
			seed: number
		};
		const text = await reader.read(seen(frameText(transfer, number), view));
		if (text === undefined) unread += 1;
		else complete = collected.add(text).code === 'complete';
		if (complete) break;
	}
	expect(await collected.take(100_000)).toEqual({ ok: true, kind: 'game', bytes: game });
	expect(unlike.size).toBeLessThanOrEqual(40);
	console.log(
		`20 kB: ${unlike.size} codes shown, ${transfer.blocks.length} needed, ${unread} unread`
	);
});

it('a code is read upright and turned, and a picture without one gives nothing', async () => {
	const text = `https://brikmuster.example/table/join#j1.${'Abc_1-'.repeat(30)}`;
	for (const degrees of [0, 25, 90, 155, 180, 270, 335]) {
		const view = { degrees, module: 5, blur: 1, noise: 40, seed: 1 };
		expect(await reader.read(seen(text, view))).toBe(text);
	}
	const noise = new ImageData(640, 480);
	const next = seededFractions(5);
	noise.data.forEach((_, at) => (noise.data[at] = next() * 256));
	expect(await reader.read(noise)).toBeUndefined();
});
