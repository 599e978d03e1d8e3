import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect } from './support';

/** Bytes of scripts, gzipped, that a room of a hub may load besides those of other pages. */
const LIMIT = 45_000;
/** Found only in the script that registers the service worker: every page loads it once it is idle. */
const OF_EVERY_PAGE = /messageSkipWaiting/;
/** Found only in scripts that take part in rooms. */
const OF_ROOMS = /brikmuster\/room-entry/;

const scriptOf = (path: string) => readFileSync(`build${path}`);
const isOfRooms = (path: string) => OF_ROOMS.test(scriptOf(path).toString());

/** The paths of scripts that a page loads, as far as it has loaded them. */
export function scriptsOf(page: Page): Set<string> {
	const scripts = new Set<string>();
	page.on('request', (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.endsWith('.js')) scripts.add(pathname);
	});
	return scripts;
}

/** Nothing of rooms is among these scripts. */
export function expectNoRooms(scripts: Iterable<string>): void {
	expect([...scripts].filter(isOfRooms)).toEqual([]);
}

/** What a room has loaded since then is light. */
export function expectLightRoom(before: Iterable<string>, now: Iterable<string>): void {
	const known = new Set(before);
	const isOfEveryPage = (path: string) => OF_EVERY_PAGE.test(scriptOf(path).toString());
	const added = [...now].filter((path) => !known.has(path) && !isOfEveryPage(path));
	const weight = added.reduce((sum, path) => sum + gzipSync(scriptOf(path)).length, 0);
	console.log(`Scripts of a room: ${weight} bytes gzipped, ${added.length} files`);
	expect(weight).toBeLessThan(LIMIT);
	expect(added.some(isOfRooms)).toBe(true);
}
