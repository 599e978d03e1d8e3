import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const FOLDERS = [
	'tests/hub',
	'src/lib/sync/room',
	'src/lib/sync/room-client',
	'src/lib/state/hub',
	'src/lib/publication'
];

/** The sources of tests by the names under which the table quotes them. */
const sources = new Map(
	FOLDERS.flatMap((folder) =>
		readdirSync(join(root, folder))
			.filter((file) => file.endsWith('.test.ts'))
			.map((file) => [
				file.replace(/(\.svelte)?\.test\.ts$/, ''),
				readFileSync(join(root, folder, file), 'utf8')
			])
	)
);

/** The last cells of the table's rows: where each attack is tried. */
function tested(): string[] {
	const text = readFileSync(join(root, 'docs/hub.md'), 'utf8');
	const [, chapter = ''] = text.split('## Who can do what');
	const rows = chapter.split('\n').filter((line) => line.startsWith('|'));
	return rows.slice(2).map((line) => line.split('|').at(-2)?.trim() ?? '');
}

/** The quoted names with the file that is named before them; those without a file belong to the last one. */
function quotedIn(cells: readonly string[]): [file: string, name: string][] {
	const found: [string, string][] = [];
	for (const cell of cells) {
		let file = '';
		for (const [, named, quoted] of cell.matchAll(/([a-z-]+): |“([^”]+)”/g)) {
			if (named !== undefined) file = named;
			else if (quoted !== undefined) found.push([file, quoted]);
		}
	}
	return found;
}

it('names tests that exist, in each row', () => {
	const cells = tested();
	expect(cells.length).toBeGreaterThan(15);
	for (const cell of cells) expect(cell).toMatch(/“|^the same$|^hostile: all|: “|membership$/);
	for (const [file, name] of quotedIn(cells)) {
		const source = sources.get(file);
		expect(source, `${file} of “${name}”`).toBeDefined();
		for (const part of name.split('…')) expect(source).toContain(part.trim());
	}
});
