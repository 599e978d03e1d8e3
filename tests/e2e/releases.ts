import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePrecacheList } from '../setup/precache.mjs';

/** Copies a build for a test that changes it. */
export function copyOfBuild(folder = 'build'): string {
	const copy = mkdtempSync(join(tmpdir(), 'brikmuster-'));
	cpSync(folder, copy, { recursive: true });
	return copy;
}

/** Removes a file and its compressed copies. */
export function remove(path: string): void {
	for (const packed of ['', '.br', '.gz']) rmSync(path + packed, { force: true });
}

/** Changes a file and removes its outdated compressed copies. */
export function rewrite(path: string, change: (text: string) => string): void {
	const text = readFileSync(path, 'utf8');
	remove(path);
	writeFileSync(path, change(text));
}

/** The CSP hash of Kit's start script: the last one in the page, and the only one after the policy. */
function inlineHash(page: string): string {
	const script = [...page.matchAll(/<script>([^]*?)<\/script>/g)].at(-1)?.[1] ?? '';
	return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Changes the pages that start the app. */
export function rewritePages(folder: string, change: (text: string) => string): void {
	for (const page of ['index.html', '200.html']) rewrite(join(folder, page), change);
}

/** Changes the script with the list of pages, which every start loads, and renames it as another build would. */
export function changeStart(folder: string, change: (text: string) => string): void {
	const entries = join(folder, '_app/immutable/entry');
	const old = readdirSync(entries).find((file) => /^app\..*\.js$/.test(file));
	if (!old) throw new Error('No script lists the pages');
	const script = change(readFileSync(join(entries, old), 'utf8'));
	const name = `app.${createHash('sha256').update(script).digest('hex').slice(0, 7)}.js`;
	remove(join(entries, old));
	writeFileSync(join(entries, name), script);
	rewrite(join(folder, 'service-worker.js'), (text) => text.replaceAll(old, name));
	rewritePages(folder, (page) => {
		const renamed = page.replaceAll(old, name);
		return renamed.replace(inlineHash(page), inlineHash(renamed));
	});
}

/** Turns the build into the next release: new service worker, start page and list. Returns its id. */
export function release(folder: string): string {
	const version = join(folder, '_app/version.json');
	const { version: now } = JSON.parse(readFileSync(version, 'utf8'));
	const next = `${now}-next`;
	rewrite(version, () => JSON.stringify({ version: next }));
	rewrite(join(folder, 'service-worker.js'), (text) => text.replaceAll(now, next));
	rewritePages(folder, (text) =>
		text
			.replace(/<meta name="build"[^>]*>/, '')
			.replaceAll(now, next)
			.replace('<head>', `<head><meta name="build" content="${next}">`)
	);
	remove(join(folder, 'precache-list.js'));
	writePrecacheList(folder, next);
	return next;
}
