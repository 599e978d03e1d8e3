import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DIGEST, digestOf, keptFiles } from '../setup/precache.mjs';
import { longUnless } from './long';
import { expect, test } from './support';

const builds = ['build', 'node_modules/.cache/brikmuster/sub-path-build'];

for (const folder of builds) {
	test(
		`the list of ${folder} has the digest of each precached file`,
		longUnless(folder === 'build'),
		() => {
			const text = readFileSync(join(folder, 'precache-list.js'), 'utf8');
			const json = /^self\.precacheList=(.*);\n$/.exec(text)?.[1] ?? '';
			const list: { version: string; files: Record<string, string> } = JSON.parse(json);
			const listed = Object.entries(list.files).flatMap(([below, files]) =>
				files.split(' ').map((file) => [below + file.slice(DIGEST), file.slice(0, DIGEST)] as const)
			);
			const onDisk = keptFiles(folder).map((path) => {
				const name = path === 'index.html' ? '' : path;
				return [name, digestOf(readFileSync(join(folder, path)))] as const;
			});
			expect(new Map(listed)).toEqual(new Map(onDisk));
			expect(listed.length).toBeGreaterThan(100);
			expect(listed.map(([path]) => path)).toEqual(
				expect.arrayContaining(['', '200.html', 'rescue.html', 'rescue.js', 'rescue.css'])
			);
			const { version } = JSON.parse(readFileSync(join(folder, '_app/version.json'), 'utf8'));
			expect(list.version).toBe(version);
			expect(readFileSync(join(folder, 'service-worker.js'), 'utf8')).toContain(version);
		}
	);

	test(`the compressed copies in ${folder} match the final files @long`, () => {
		const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
		const packed = files.filter((file) => /\.(br|gz)$/.test(file));
		expect(packed.length).toBeGreaterThan(100);
		expect(packed).toEqual(
			expect.arrayContaining(['service-worker.js.br', 'precache-list.js.gz', 'rescue.js.br'])
		);
		for (const file of packed) {
			const unpack = file.endsWith('.br') ? brotliDecompressSync : gunzipSync;
			const plain = join(folder, file.slice(0, -3));
			expect(existsSync(plain)).toBe(true);
			const same = unpack(readFileSync(join(folder, file))).equals(readFileSync(plain));
			expect([file, same]).toEqual([file, true]);
		}
	});
}

test('a truncated service worker never parses @long', () => {
	const script = readFileSync('build/service-worker.js', 'utf8');
	const runs = (text: string) => {
		try {
			return Boolean(new Function(text));
		} catch {
			return false;
		}
	};
	expect(runs(script)).toBe(true);
	const end = script.trimEnd().length;
	const lengths = Array.from({ length: end - 1 }, (_, index) => index + 1);
	expect(lengths.filter((length) => runs(script.slice(0, length)))).toEqual([]);
});
