import { appendFileSync, writeFileSync } from 'node:fs';
import { chromium, type Browser, type Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { screenCode } from '$lib/cards/sheets/code';
import { chromiumLaunch } from '../setup/chromium.mjs';

const WIDTH = 1280;
const HEIGHT = 720;
/** Pixels of the video for one module. */
const MODULE = 4.7;
const [DARK, LIGHT, AROUND] = [40, 205, 110];

/** Reads the QR code on the screen from its pixels. */
export async function codeOnScreen(code: Locator): Promise<string> {
	const png = await code.screenshot();
	const pixels = await code.page().evaluate(async (base64) => {
		const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
		const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
		const { width, height } = bitmap;
		const pen = new OffscreenCanvas(width, height).getContext('2d');
		pen?.drawImage(bitmap, 0, 0);
		const { data } = pen?.getImageData(0, 0, width, height) ?? { data: [] };
		return { width, height, gray: Array.from(data).filter((_, at) => at % 4 === 1) };
	}, png.toString('base64'));
	const { width, height, gray } = pixels;
	const data = Uint8ClampedArray.from(gray.flatMap((level) => [level, level, level, 255]));
	return decodeQR({ width, height, data }, { timeLimit: 10_000, effort: Infinity });
}

/** The dark modules of a code, in rows. */
function modulesOf(text: string): boolean[][] {
	const { width, shapes } = screenCode(text);
	const rows = Array.from({ length: width }, () => Array<boolean>(width).fill(false));
	for (const [, x, y, end] of (shapes[0]?.d ?? '').matchAll(/M(\d+) (\d+)L(\d+)/g)) {
		rows[Number(y)]?.fill(true, Number(x), Number(end));
	}
	return rows;
}

/** The brightness of a video frame in which a hand holds the code turned and the camera is noisy. */
function frameOf(text: string, degrees: number): Uint8Array {
	const rows = modulesOf(text);
	const frame = new Uint8Array(WIDTH * HEIGHT);
	const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
	let noise = 1;
	for (let at = 0; at < frame.length; at += 1) {
		const [x, y] = [(at % WIDTH) - WIDTH / 2, Math.floor(at / WIDTH) - HEIGHT / 2];
		const column = Math.floor((cos * x + sin * y) / MODULE + rows.length / 2);
		const line = Math.floor((cos * y - sin * x) / MODULE + rows.length / 2);
		const dark = rows[line]?.[column];
		noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
		frame[at] = (dark === undefined ? AROUND : dark ? DARK : LIGHT) + (noise >>> 27) - 16;
	}
	return frame;
}

/** Writes a video (Y4M, five frames a second) of codes; a camera of Chromium can play it. */
export function filmCodes(file: string, codes: readonly { text: string; degrees: number }[]): void {
	writeFileSync(file, `YUV4MPEG2 W${WIDTH} H${HEIGHT} F5:1 Ip A1:1 C420jpeg\n`);
	const gray = new Uint8Array((WIDTH * HEIGHT) / 2).fill(128);
	for (const { text, degrees } of codes) {
		appendFileSync(file, 'FRAME\n');
		appendFileSync(file, frameOf(text, degrees));
		appendFileSync(file, gray);
	}
}

/** A browser whose camera shows a video. */
export function launchFilming(film: string): Promise<Browser> {
	const { args, ...launch } = chromiumLaunch();
	const camera = [
		'--use-fake-device-for-media-stream',
		'--use-fake-ui-for-media-stream',
		`--use-file-for-fake-video-capture=${film}`
	];
	return chromium.launch({ ...launch, args: [...args, ...camera] });
}
