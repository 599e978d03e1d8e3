import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Turns a copy of the build into the next release: another service worker and another start page, whose
 * `<meta name="build">` holds the version that is returned.
 */
export function release(folder: string): string {
	const { version } = JSON.parse(readFileSync(join(folder, '_app/version.json'), 'utf8'));
	const next = `${version}-next`;
	const rewrite = (name: string, change: (text: string) => string) => {
		const path = join(folder, name);
		writeFileSync(path, change(readFileSync(path, 'utf8')));
		for (const packed of ['.br', '.gz']) rmSync(path + packed, { force: true });
	};
	rewrite('service-worker.js', (text) => text.replaceAll(version, next));
	rewrite('index.html', (text) =>
		text.replace('<head>', `<head><meta name="build" content="${next}">`)
	);
	return next;
}
