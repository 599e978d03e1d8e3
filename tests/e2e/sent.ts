import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Paths of pages without a file: the hub serves the same one for all. */
const PAGES = /^\/(league|armies|table|data|settings|devices)?(\/[\w-]*)*$/;

/** What a page and its workers ask a server for, or tell it. */
export function sentBy(page: Page): string[] {
	const sent: string[] = [];
	page.context().on('request', (request) => {
		const { origin, pathname, search } = new URL(request.url());
		sent.push(`${request.method()} ${origin} ${pathname}${search} ${request.postData() ?? ''}`);
	});
	page.on('websocket', (socket) => sent.push(`WebSocket ${socket.url()}`));
	return sent;
}

/** Of these, what is more than asking the app's own server for one of its files or for its health. */
export function otherThanFiles(sent: readonly string[], own: string): string[] {
	return sent.filter((one) => {
		const [method, origin, path = '', body] = one.split(' ');
		const isFile = existsSync(`build${path}`) || PAGES.test(path) || path === '/hub/health';
		return method !== 'GET' || origin !== own || !isFile || body !== '';
	});
}
