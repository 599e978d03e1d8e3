import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';

/** Milliseconds that each answer takes: so long that the work of the page between two requests hardly counts. */
const ANSWER = 400;
const BUILD = 'build';

const TYPES: Record<string, string> = {
	css: 'text/css',
	html: 'text/html',
	js: 'text/javascript',
	woff2: 'font/woff2'
};

interface Load {
	readonly path: string;
	/** Bytes as sent, compressed. */
	readonly bytes: number;
	readonly request: Request;
	/** When this process heard of the request and when it answered, in milliseconds since 1970. */
	readonly heard: number;
	end: number;
}

/** When the browser made a request: a busy machine hears late of some that were made together. */
function startOf({ request, heard }: Load): number {
	const { startTime } = request.timing();
	return startTime > 0 ? startTime : heard;
}

/** What a page has requested until now. */
export interface Loads {
	readonly requests: number;
	/** The longest chain of requests that start after another has ended. */
	readonly waves: number;
	readonly bytes: number;
	readonly paths: readonly string[];
}

/** The file of the build that answers a path. */
function fileOf(path: string): string {
	const file = join(BUILD, path === '/' ? 'index.html' : path);
	return existsSync(file) && statSync(file).isFile() ? file : join(BUILD, '200.html');
}

function wavesOf(loads: readonly Load[]): number {
	const inOrder = loads
		.map((load) => ({ start: startOf(load), end: load.end }))
		.sort((a, b) => a.start - b.start);
	const waves: number[] = [];
	for (const { start } of inOrder) {
		const before = waves.filter((_, index) => (inOrder[index]?.end ?? Infinity) <= start);
		waves.push(Math.max(0, ...before) + 1);
	}
	return Math.max(0, ...waves);
}

/**
 * Answers all requests of the page from the build, at the same speed and any number at once. Returns a
 * function that says what was requested since the last call of `restart`.
 */
export async function watchLoads(page: Page) {
	let loads: Load[] = [];
	await page.route('**/*', async (route) => {
		const request = route.request();
		const path = new URL(request.url()).pathname;
		const file = fileOf(path);
		const packed = `${file}.gz`;
		const { size } = statSync(existsSync(packed) ? packed : file);
		const load = { path, bytes: size, request, heard: Date.now(), end: Infinity };
		loads.push(load);
		await new Promise((done) => setTimeout(done, ANSWER));
		const contentType = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
		load.end = Date.now();
		// The page may be gone.
		await route.fulfill({ body: readFileSync(file), contentType }).catch(() => undefined);
	});
	return {
		restart: () => void (loads = []),
		/** What was requested, or only what was until a moment in milliseconds since 1970. */
		now: (until = Infinity): Loads => {
			const made = loads.filter((load) => startOf(load) <= until);
			return {
				requests: made.length,
				waves: wavesOf(made),
				bytes: made.reduce((sum, { bytes }) => sum + bytes, 0),
				paths: made.map(({ path }) => path)
			};
		}
	};
}
