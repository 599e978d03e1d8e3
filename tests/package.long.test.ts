import { execFileSync, spawnSync } from 'node:child_process';
import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dependencies, version } from '../package.json';
import { Database, hasPostgres } from './setup/database';
import { Client, HubProcess } from './setup/hub';
import { TestRoom } from './setup/room';

const root = fileURLToPath(new URL('..', import.meta.url));
const army = join(root, 'tests/fixtures/formats/army-v1.brik');
const submission = join(root, 'tests/fixtures/league/sealed-v1.brik');

/** A folder with the packed package, and one that has it installed and nothing else. */
const packed = mkdtempSync(join(tmpdir(), 'brikmuster-packed-'));
const consumer = mkdtempSync(join(tmpdir(), 'brikmuster-consumer-'));
const installed = join(consumer, 'node_modules/brikmuster');

/** npm and its children must not see that a script of this project runs them. */
const env = Object.fromEntries(
	Object.entries(process.env).filter(([name]) => !/^npm_|^(NODE_ENV|INIT_CWD|VITEST)/.test(name))
);

function run(command: string, words: readonly string[], cwd = consumer) {
	const { status, stdout, stderr } = spawnSync(command, words, {
		cwd,
		env: { ...env, LC_ALL: 'C.UTF-8' },
		encoding: 'utf8',
		maxBuffer: 100_000_000
	});
	return { status, stdout, stderr };
}

const brikmuster = (...words: string[]) => run('npx', ['--no-install', 'brikmuster', ...words]);

/** Paths of all files of the installed package. */
function installedFiles(): string[] {
	return readdirSync(installed, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => relative(installed, join(parentPath, name)));
}

/** The bytes of a module and of all modules that it imports at once. */
function bytesLoadedWith(file: string, seen = new Set<string>()): number {
	if (seen.has(file)) return 0;
	seen.add(file);
	const text = readFileSync(file, 'utf8');
	const imported = [...text.matchAll(/^import\b.*?["'](\.\/[^"']+)["'];?$/gm)];
	const others = imported.map(([, path = '']) => bytesLoadedWith(join(file, '..', path), seen));
	return others.reduce((sum, bytes) => sum + bytes, statSync(file).size);
}

beforeAll(() => {
	execFileSync('npm', ['pack', '--silent', '--pack-destination', packed], { cwd: root, env });
	const [tarball = ''] = readdirSync(packed);
	expect(tarball).toBe(`brikmuster-${version}.tgz`);
	writeFileSync(join(consumer, 'package.json'), JSON.stringify({ type: 'module' }));
	const words = ['install', '--prefer-offline', '--no-audit', '--no-fund', join(packed, tarball)];
	execFileSync('npm', words, { cwd: consumer, env, stdio: 'pipe' });
}, 600_000);

afterAll(() => {
	rmSync(packed, { recursive: true });
	rmSync(consumer, { recursive: true });
});

describe('the packed package', () => {
	it('is small', () => {
		const [tarball = ''] = readdirSync(packed);
		expect(statSync(join(packed, tarball)).size).toBeLessThan(6_200_000);
	});

	it('has the license and the schemas, and neither sources nor tests', () => {
		const files = installedFiles();
		const schemas = ['army', 'pack', 'output'].map((name) => `build/${name}.schema.json`);
		expect(files).toEqual(expect.arrayContaining(['LICENSE', 'NOTICE', ...schemas]));
		const isSource = (file: string) => /^(src|tests|static|node_modules)\/|\.gz$/.test(file);
		expect(files.filter(isSource)).toEqual([]);
		expect(files.filter((file) => file.endsWith('.ts'))).toEqual([]);
		expect(files.filter((file) => file.endsWith('.d.mts'))).toEqual(['dist/engine/index.d.mts']);
	});

	it('depends only on packages that its code imports', () => {
		const code = installedFiles()
			.filter((file) => /^dist\/.*\.mjs$/.test(file))
			.map((file) => readFileSync(join(installed, file), 'utf8'))
			.join('\n');
		const unused = Object.keys(dependencies).filter(
			(name) => !new RegExp(`["']${name}(/[^"']*)?["']`).test(code)
		);
		expect(unused).toEqual([]);
	});
});

/** The words in brackets that follow something in a file of the folder with what runs a hub. */
function wordsAfter(file: string, start: RegExp): string[] {
	const text = readFileSync(join(installed, 'deploy', file), 'utf8');
	const [, words = '[]'] = new RegExp(`${start.source} (\\[.*\\])`).exec(text) ?? [];
	return JSON.parse(file.endsWith('.yaml') ? words.replaceAll("'", '"') : words) as string[];
}

describe('what runs a hub elsewhere', () => {
	const command = join(installed, 'bin/brikmuster.js');
	/** The words of the image, without those that the test chooses itself. */
	const imageWords = () => {
		const words = wordsAfter('Dockerfile', /ENTRYPOINT/);
		expect(words.slice(0, 2)).toEqual(['brikmuster', 'hub']);
		const chosen = new Set(['--host', '--port', '--folder']);
		return words
			.slice(2)
			.filter((word, at, all) => !chosen.has(word) && !chosen.has(all[at - 1] ?? ''));
	};

	it('starts as the image does, and is found healthy by its check', async () => {
		const hub = await HubProcess.start({ command, words: imageWords() });
		try {
			const [program = '', ...words] = wordsAfter('Dockerfile', /HEALTHCHECK .* CMD/);
			expect(program).toBe('node');
			const check = words.map((word) => word.replace(':8090', `:${hub.port}`));
			expect(run(process.execPath, check).status).toBe(0);
			await hub.kill();
			expect(run(process.execPath, check).status).toBe(1);
		} finally {
			await hub.dispose();
		}
	});

	it.skipIf(!hasPostgres)(
		'runs three hubs of one database, whose backup is restored as documented',
		async () => {
			const database = await Database.make();
			const docs = readFileSync(join(installed, 'docs/hub.md'), 'utf8');
			for (const words of [
				'pg_dump --format=custom --file=',
				'pg_restore --clean --if-exists --single-transaction --dbname='
			])
				expect(docs).toContain(words);
			const [flag = '', address = ''] = wordsAfter('compose-three.yaml', /command:/);
			expect(address).toBe('postgres://hub@database/hub');
			const words = [...imageWords(), flag, database.url];
			const start = () => HubProcess.start({ command, words });
			let hubs = await Promise.all([start(), start(), start()]);
			try {
				const room = await TestRoom.make();
				const writer = new Client(hubs[0]?.url ?? '', room.room);
				await writer.save(room.first);
				database.dump('backup');
				await writer.save(await room.seal(room.owner, []));
				writer.close();
				for (const hub of hubs) await hub.dispose();
				database.restore('backup');
				hubs = await Promise.all([start(), start(), start()]);
				const reader = new Client(hubs[2]?.url ?? '', room.room);
				await reader.inStep();
				expect(reader.digests).toEqual([room.room]);
				const back = new Client(hubs[1]?.url ?? '', room.room, writer.entries);
				await back.until(({ isSaved }) => isSaved);
				await reader.until(({ digests }) => digests.length === 2);
				for (const client of [reader, back]) client.close();
			} finally {
				for (const hub of hubs) await hub.dispose();
				await database.dispose();
			}
		}
	);

	it('starts as the unit of systemd does', async () => {
		const unit = readFileSync(join(installed, 'deploy/brikmuster-hub.service'), 'utf8');
		const [, line = ''] = /^ExecStart=\S+ hub (.*)$/m.exec(unit) ?? [];
		expect(line).toContain('--folder ${STATE_DIRECTORY}');
		const words = line.replace('--folder ${STATE_DIRECTORY}', '').replace('--port 8090', '').trim();
		const hub = await HubProcess.start({ command, words: words.split(/\s+/) });
		expect(await hub.health()).toMatchObject({ storage: 'ok' });
		expect(await hub.stop()).toBe(0);
		await hub.dispose();
	});
});

describe('the installed command', () => {
	it('says its version', () => {
		expect(brikmuster('--version')).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
	});

	it('loads little at the start', () => {
		expect(bytesLoadedWith(join(installed, 'dist/command/main.mjs'))).toBeLessThan(80_000);
	});

	it('serves the app from a hub', async () => {
		const command = join(installed, 'bin/brikmuster.js');
		const hub = await HubProcess.start({ command });
		try {
			const page = await (await fetch(`${hub.url}/`)).text();
			expect(page).toBe(readFileSync(join(installed, 'build/index.html'), 'utf8'));
			const [, script = ''] = /href="([^"]+\.js)" rel="modulepreload"/.exec(page) ?? [];
			expect((await fetch(hub.url + script)).status).toBe(200);
		} finally {
			await hub.dispose();
		}
	});

	it('prices an army without the packages of the hub', () => {
		const away = join(consumer, 'away');
		renameSync(join(consumer, 'node_modules'), away);
		mkdirSync(join(consumer, 'node_modules'));
		renameSync(join(away, 'brikmuster'), installed);
		try {
			const command = join(installed, 'bin/brikmuster.js');
			const { status, stdout, stderr } = run(process.execPath, [command, 'price', army, '--json']);
			expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
			expect(JSON.parse(stdout)).toMatchObject([{ ok: true, rulebook: 'core2005' }]);
		} finally {
			renameSync(installed, join(away, 'brikmuster'));
			rmSync(join(consumer, 'node_modules'), { recursive: true });
			renameSync(away, join(consumer, 'node_modules'));
		}
	});

	it('prices an army through npx', () => {
		const { status, stdout } = brikmuster('price', army);
		expect(status).toBe(0);
		expect(stdout).toContain('Zawisza Czarny z Garbowa');
	});
});

const PROGRAM = `import { readFileSync } from 'node:fs';
import { check, odds, price, read, verify, type Army, type Odds, type Price } from 'brikmuster/engine';
import schema from 'brikmuster/schema' with { type: 'json' };

const reading = read(readFileSync(${JSON.stringify(army)}));
if (!reading.ok) throw new Error(reading.problem.code);
const army: Army = reading.army;
const bill: Price = price(army);
const errors: number = check(army, { profile: 'free' }).filter(({ severity }) => severity === 'error').length;
const shot: Odds = odds({ skill: '1d6', use: 3, damage: '1d6', armor: '4' });
const wrong: Odds = odds({ skill: 'six', use: 3 });
const broken = read('{}');
const verdict = await verify(readFileSync(${JSON.stringify(submission)}));

export const answers = {
	title: schema.title,
	id: schema.$id,
	points: bill.points,
	sum: bill.lines.reduce((sum: number, { points }) => sum + points, 0),
	errors,
	kill: shot.ok && shot.odds.outcomes.kill?.fraction,
	wrong: wrong.ok || wrong.problem,
	broken: broken.ok || broken.problem.code,
	seal: verdict.ok && verdict.verdict.seal
};
`;

const COMPILER = {
	module: 'nodenext',
	moduleResolution: 'nodenext',
	target: 'es2022',
	// Nothing of a browser and nothing of the project's own types.
	lib: ['es2023'],
	types: ['node'],
	typeRoots: [join(root, 'node_modules/@types')],
	strict: true,
	exactOptionalPropertyTypes: true,
	skipLibCheck: false,
	resolveJsonModule: true
};

describe('a program that uses the engine and the schema', () => {
	beforeAll(() => {
		writeFileSync(join(consumer, 'program.ts'), PROGRAM);
		const config = { compilerOptions: COMPILER, files: ['program.ts'] };
		writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify(config));
	});

	it('compiles strictly, library types included, and runs', () => {
		const compiler = join(root, 'node_modules/typescript/bin/tsc');
		expect(run(process.execPath, [compiler])).toMatchObject({ status: 0, stdout: '' });
		const show = "console.log(JSON.stringify((await import('./program.js')).answers))";
		const { stdout, status } = run(process.execPath, ['--input-type=module', '--eval', show]);
		expect(status).toBe(0);
		const answers = JSON.parse(stdout) as Record<string, unknown>;
		expect(answers).toEqual({
			title: 'Brikmuster army',
			id: 'urn:brikmuster:army:1',
			points: answers.sum,
			sum: expect.any(Number) as unknown,
			errors: 0,
			kill: '2/9',
			wrong: 'badDice',
			broken: 'notAnArmy',
			seal: 'valid'
		});
		expect(answers.points).toBeGreaterThan(0);
	});

	it('finds each function described in the types', () => {
		const types = readFileSync(join(installed, 'dist/engine/index.d.mts'), 'utf8');
		const described = [...types.matchAll(/\*\/\ndeclare function (\w+)/g)].map(([, name]) => name);
		expect(described.sort()).toEqual(['check', 'odds', 'price', 'read', 'verify']);
		expect(types).not.toMatch(/^import\b|\bfrom '|\$lib/m);
	});

	it('loads the engine as one file', () => {
		const engine = join(installed, 'dist/engine/index.mjs');
		expect(bytesLoadedWith(engine)).toBe(statSync(engine).size);
		expect(readdirSync(join(engine, '..')).sort()).toEqual(['index.d.mts', 'index.mjs']);
	});
});
