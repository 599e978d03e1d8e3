import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ensureChromium } from './setup/browser.mjs';
import { builtId } from './setup/build.mjs';
import { needsInstall, nodeIsNewEnough } from './setup/install.mjs';
import { failuresOfPlaywright, failuresOfVitest } from './setup/failures.mjs';
import { ensurePoppler, hasPoppler } from './setup/poppler.mjs';
import { ensurePostgres, postgresPrograms } from './setup/postgres.mjs';
import { ensureProxies } from './setup/proxies.mjs';
import { nearestTests } from './setup/nearest-tests.mjs';
import { onPath, root } from './setup/run.mjs';
import { serve } from './setup/serve.mjs';
import { lastLine, ofPlaywright, ofStep, ofVitest, sum } from './setup/tally.mjs';
import { ensureBrowser } from './soak/other-browsers/install.mjs';

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'brikmuster-'));
	vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => {
	rmSync(folder, { recursive: true });
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
});

/** Writes a file below the test's folder, with a modification time in seconds. */
function write(path: string, text = '', second?: number) {
	const full = join(folder, path);
	mkdirSync(join(full, '..'), { recursive: true });
	writeFileSync(full, text, { mode: 0o755 });
	if (second !== undefined) utimesSync(full, second, second);
	return full;
}

describe('installing', () => {
	it('accepts the Node versions that Brikmuster supports', () => {
		const newEnough = ['20.19.0', '20.20.2', '22.0.0', '24.1.0'];
		const tooOld = ['18.20.0', '20.9.0', '20.18.3'];
		expect(newEnough.map(nodeIsNewEnough)).toEqual([true, true, true, true]);
		expect(tooOld.map(nodeIsNewEnough)).toEqual([false, false, false]);
	});

	it('is needed when nothing is installed', () => {
		write('package-lock.json');
		expect(needsInstall(folder)).toBe(true);
	});

	it('is needed when the lock file is newer than the packages', () => {
		write('package-lock.json', '', 200);
		write('node_modules/.package-lock.json', '', 100);
		expect(needsInstall(folder)).toBe(true);
	});

	it('is not needed when the packages are newer than the lock file', () => {
		write('package-lock.json', '', 100);
		write('node_modules/.package-lock.json', '', 200);
		expect(needsInstall(folder)).toBe(false);
	});
});

/** Puts commands on an otherwise empty search path. Each logs its call, then runs `then`. */
function stub(commands: Record<string, string>) {
	for (const [name, then] of Object.entries(commands)) {
		write(`bin/${name}`, `#!/bin/sh\necho "${name} $*" >> "${folder}/calls"\n${then}\n`);
	}
	vi.stubEnv('PATH', join(folder, 'bin'));
}

const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');

describe('finding or installing a Chromium', () => {
	const missingPath = async () => join(folder, 'missingPath');
	const update = 'apt-get update -qq';
	const install = 'apt-get install -y -qq --no-install-recommends chromium-headless-shell';
	const installFull = 'apt-get install -y -qq --no-install-recommends chromium';
	const withPackages = 'npx playwright install --with-deps chromium';
	const alone = 'npx playwright install chromium';

	it('uses the first one of the system', async () => {
		const present = write('chromium');
		const paths = [undefined, join(folder, 'absent'), present];
		expect(await ensureChromium({ paths, own: missingPath, apt: true })).toBe(present);
	});

	it("uses Playwright's own if it is already downloaded", async () => {
		const present = write('downloaded');
		expect(await ensureChromium({ paths: [], own: async () => present, apt: true })).toBe(present);
	});

	it("installs Debian's package as root on Debian", async () => {
		const path = join(folder, 'chromium');
		stub({ 'apt-get': `[ "$1" = install ] && : > "${path}"`, npx: '' });
		expect(await ensureChromium({ paths: [path], own: missingPath, apt: true })).toBe(path);
		expect(calls()).toEqual([update, install]);
	});

	it('installs the full Chromium where Debian has no headless one', async () => {
		const path = join(folder, 'chromium');
		stub({ 'apt-get': `[ "$5" = chromium ] && : > "${path}"`, npx: '' });
		expect(await ensureChromium({ paths: [path], own: missingPath, apt: true })).toBe(path);
		expect(calls()).toEqual([update, install, installFull]);
	});

	it("falls back to Playwright's download if Debian's packages fail", async () => {
		const path = join(folder, 'downloaded');
		stub({ 'apt-get': 'exit 100', npx: `: > "${path}"` });
		expect(await ensureChromium({ paths: [], own: async () => path, apt: true })).toBe(path);
		expect(calls()).toEqual([update, install, installFull, withPackages]);
	});

	it('downloads without system packages if those cannot be installed', async () => {
		const path = join(folder, 'downloaded');
		stub({ npx: `[ "$3" = chromium ] && : > "${path}"` });
		expect(await ensureChromium({ paths: [], own: async () => path, apt: false })).toBe(path);
		expect(calls()).toEqual([withPackages, alone]);
	});

	it('says what to do if everything fails', async () => {
		stub({ 'apt-get': '', npx: 'exit 1' });
		const missing = ensureChromium({ paths: [], own: missingPath, apt: true });
		await expect(missing).rejects.toThrow(/Install Chromium or Chrome and set CHROMIUM_PATH/);
		expect(calls()).toEqual([update, install, installFull, withPackages, alone]);
	});

	it('survives commands that do not exist', async () => {
		vi.spyOn(console, 'error').mockReturnValue();
		vi.stubEnv('PATH', folder);
		const missing = ensureChromium({ paths: [], own: missingPath, apt: true });
		await expect(missing).rejects.toThrow(/CHROMIUM_PATH/);
	});

	it('finds the commands on the search path', () => {
		stub({ 'apt-get': '' });
		expect([onPath('apt-get'), onPath('npx'), onPath('apt-get', '')]).toEqual([true, false, false]);
	});
});

describe('finding or installing Poppler', () => {
	const programs = ['pdfinfo', 'pdffonts', 'pdftotext', 'pdftoppm'];
	const there = Object.fromEntries(programs.map((program) => [program, '']));
	const update = 'apt-get update -qq';
	const install = 'apt-get install -y -qq --no-install-recommends poppler-utils';

	it('uses an installed one', async () => {
		stub({ ...there, 'apt-get': '' });
		expect(await ensurePoppler({ apt: true })).toBe(true);
		expect(() => calls()).toThrow(/ENOENT/);
	});

	it("installs Debian's package as root on Debian", async () => {
		const made = programs.map((program) => `: > "${folder}/bin/${program}"`).join('; ');
		stub({ 'apt-get': `[ "$1" = install ] && { ${made}; }` });
		expect(await ensurePoppler({ apt: true })).toBe(true);
		expect(calls()).toEqual([update, install]);
	});

	it.each([
		['cannot', true],
		['may not', false]
	])('continues without it if it %s be installed, and says so', async (_, apt) => {
		const { pdfinfo = '', ...others } = there;
		stub({ ...others, 'apt-get': 'exit 100' });
		expect(await ensurePoppler({ apt })).toBe(false);
		expect(console.log).toHaveBeenLastCalledWith('PDFs are judged by pdf.js alone.');
		expect(hasPoppler()).toBe(false);
		stub({ pdfinfo });
		expect(hasPoppler()).toBe(true);
	});
});

describe('finding or installing PostgreSQL', () => {
	const found = () => postgresPrograms(join(folder, 'versions')) !== undefined;

	it('uses an installed one: on the search path, or the newest of Debian', async () => {
		stub({ 'apt-get': '' });
		for (const version of ['9', '15', '17']) write(`versions/${version}/bin/initdb`);
		expect(postgresPrograms(join(folder, 'versions'))).toBe(join(folder, 'versions/17/bin'));
		await ensurePostgres({ apt: true, found });
		expect(() => calls()).toThrow(/ENOENT/);
		stub({ initdb: '', postgres: '' });
		expect(postgresPrograms(join(folder, 'versions'))).toBe('');
	});

	it("installs Debian's package as root on Debian", async () => {
		const programs = `${folder}/versions/15/bin`;
		stub({
			'apt-get': `[ "$1" = install ] && /bin/mkdir -p ${programs} && : > ${programs}/initdb`
		});
		await ensurePostgres({ apt: true, found });
		const install = 'apt-get install -y -qq --no-install-recommends postgresql';
		expect(calls()).toEqual(['apt-get update -qq', install]);
	});

	it.each([true, false])(
		'says that tests are skipped without it, if apt may be used: %s',
		async (apt) => {
			stub({ 'apt-get': 'exit 100' });
			const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
			expect(await ensurePostgres({ apt, found })).toBe(false);
			expect(said.mock.lastCall?.[0]).toMatch(/tests of several hubs are skipped/);
			said.mockRestore();
		}
	);
});

describe('finding or installing proxies', () => {
	it("installs Debian's package of the one that is missing", async () => {
		const nginx = `[ "$1" = install ] && : > "${folder}/bin/nginx"`;
		stub({ caddy: '', 'apt-get': nginx });
		expect(await ensureProxies({ apt: true })).toBe(true);
		expect(calls().at(-1)).toBe('apt-get install -y -qq --no-install-recommends nginx-light');
	});

	it('says that tests are skipped without one', async () => {
		stub({ nginx: '' });
		expect(await ensureProxies({ apt: false })).toBe(false);
		expect(console.log).toHaveBeenLastCalledWith(expect.stringContaining('caddy'));
	});
});

describe('finding or installing Firefox and WebKitGTK', () => {
	const webkit = { WebKitWebDriver: '', Xvfb: '' };
	const python = () => join(folder, 'bin/python3');

	it('uses what is installed', async () => {
		stub({ 'firefox-esr': '', ...webkit, python3: 'exit 0', 'apt-get': '' });
		expect(await ensureBrowser('firefox', { apt: true })).toBeUndefined();
		expect(await ensureBrowser('webkit', { apt: true, python: python() })).toBeUndefined();
		expect(calls().filter((call) => call.startsWith('apt-get'))).toEqual([]);
	});

	it("installs Debian's packages as root on Debian", async () => {
		stub({ 'apt-get': `[ "$1" = install ] && : > "${folder}/bin/firefox-esr"` });
		expect(await ensureBrowser('firefox', { apt: true })).toBeUndefined();
		expect(calls().at(-1)).toBe('apt-get install -y -qq --no-install-recommends firefox-esr');
	});

	it('says what is missing if it cannot install', async () => {
		stub({ ...webkit, python3: 'exit 1', 'apt-get': '' });
		const missing = await ensureBrowser('webkit', { apt: false, python: python() });
		expect(missing).toContain('apt-get install webkit2gtk-driver');
		expect(calls().filter((call) => call.startsWith('apt-get'))).toEqual([]);
	});
});

describe('a build', () => {
	it('has the id that SvelteKit wrote, once it is complete', () => {
		expect(builtId(folder)).toBeUndefined();
		write('_app/version.json', '{"version":"0.1.0-abc"}');
		expect(builtId(folder)).toBeUndefined();
		write('404.html');
		expect(builtId(folder)).toBe('0.1.0-abc');
	});
});

describe('serving a build', () => {
	let served: Awaited<ReturnType<typeof serve>>;

	/** Serves a small build; resolves to a function that fetches from it. */
	async function open(base = '') {
		write('index.html', 'the home page');
		write('200.html', 'the app');
		write('404.html', 'the app');
		write('service-worker.js', 'worker');
		write('manifest.webmanifest', '{}');
		write('_app/immutable/entry.hash.js', 'entry');
		served = await serve({ folder, base, port: 0 });
		onTestFinished(async () => void (await served.close()));
		return (path: string) => fetch(new URL(path, served.url), { redirect: 'manual' });
	}

	it.each([
		['/', 'the home page'],
		['/index.html', 'the home page'],
		['/armies/12', 'the app'],
		['/reference/4.2', 'the app'],
		['/play?turn=3', 'the app']
	])('answers %s with %s', async (path, page) => {
		const get = await open();
		const response = await get(path);
		expect([response.status, await response.text()]).toEqual([200, page]);
		expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
		expect(response.headers.get('cache-control')).toBe('no-cache');
	});

	it('answers 404 for files that are missing', async () => {
		const get = await open();
		for (const path of ['/_app/immutable/old.js', '/_app/absent', '/icon.png', '/sw.js']) {
			expect([path, (await get(path)).status]).toEqual([path, 404]);
		}
	});

	it('sends cache and content type headers', async () => {
		const get = await open();
		const worker = await get('/service-worker.js');
		expect(worker.headers.get('cache-control')).toBe('no-cache');
		expect(worker.headers.get('content-type')).toMatch(/javascript/);
		const entry = await get('/_app/immutable/entry.hash.js');
		expect(entry.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
		expect(entry.headers.get('etag')).toBeTruthy();
		expect((await get('/')).headers.get('x-frame-options')).toBe('DENY');
		expect((await get('/')).headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
		const manifest = await get('/manifest.webmanifest');
		expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
	});

	it('serves nothing outside its base path', async () => {
		const get = await open('/sub/path');
		expect(await (await get('/sub/path/')).text()).toBe('the home page');
		expect(await (await get('/sub/path/armies/12')).text()).toBe('the app');
		expect(await (await get('/sub/path/_app/immutable/entry.hash.js')).text()).toBe('entry');
		expect((await get('/sub/path/_app/absent.js')).status).toBe(404);
		expect((await get('/')).status).toBe(404);
		expect((await get('/sub/pathology')).status).toBe(404);
		const bare = await get('/sub/path?x=1');
		expect([bare.status, bare.headers.get('location')]).toEqual([308, '/sub/path/?x=1']);
	});

	it('serves no file outside its folder', async () => {
		await (
			await open()
		)('/');
		const { port } = new URL(served.url);
		for (const path of ['/../../../../etc/passwd', '/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd']) {
			// fetch would resolve the dots itself.
			const [response] = await once(request({ port, path }).end(), 'response');
			expect(await text(response)).toBe('the app');
		}
	});

	it('uses the next free port if its own is taken, unless told not to', async () => {
		write('index.html');
		const other = createServer();
		await new Promise<void>((done) => other.listen(0, 'localhost', done));
		const { port } = other.address() as AddressInfo;
		served = await serve({ folder, port });
		expect(Number(new URL(served.url).port)).toBeGreaterThan(port);
		await served.close();
		await expect(serve({ folder, port, strictPort: true })).rejects.toThrow(
			`Port ${port} is taken`
		);
		await new Promise((done) => other.close(done));
	});

	it('says how to build if there is no build', async () => {
		await expect(serve({ folder })).rejects.toThrow(/no build .*npm run build/);
	});
});

describe('naming failed tests', () => {
	it('gives the name and the error of each failed test of Vitest, without its stack', () => {
		const failed = {
			status: 'failed',
			fullName: 'odds add up',
			failureMessages: ['\u001b[31mNo\n- []\n+ [one]\n    at x']
		};
		const passed = { status: 'passed', fullName: 'odds end' };
		const broken = { name: 'broken.test.ts', status: 'failed', message: 'Syntax error\nhere' };
		const testResults = [{ assertionResults: [passed, failed] }, broken];
		expect(failuresOfVitest({ testResults })).toEqual([
			'odds add up: No - [] + [one]',
			'broken.test.ts: Syntax error here'
		]);
		expect(failuresOfVitest(undefined)).toEqual([]);
	});

	it('gives those of Playwright, from the last try', () => {
		const results = [{ error: { message: 'first' } }, { error: { message: 'second\nline' } }];
		const specs = [
			{ title: 'opens', ok: true, tests: [{ results: [{}] }] },
			{ title: 'closes', ok: false, tests: [{ results }] }
		];
		const suites = [{ title: 'a.spec.ts', suites: [{ title: 'a dialog', specs }] }];
		expect(failuresOfPlaywright({ suites })).toEqual(['a dialog closes: second line']);
		expect(failuresOfPlaywright(undefined)).toEqual([]);
	});
});

describe('counting tests', () => {
	const file = (status: string, ...tests: string[]) => ({
		status,
		assertionResults: tests.map((test) => ({ status: test }))
	});

	it('counts each test of Vitest, and skipped ones as failed', () => {
		const testResults = [
			file('passed', 'passed', 'passed'),
			file('failed', 'passed', 'failed'),
			file('passed', 'skipped', 'pending', 'todo', 'disabled')
		];
		expect(ofVitest({ testResults }, false)).toEqual({ passed: 3, failed: 5 });
	});

	it('counts a test file that could not be loaded as one failed', () => {
		const testResults = [file('passed', 'passed'), file('failed'), file('failed')];
		expect(ofVitest({ testResults }, false)).toEqual({ passed: 1, failed: 2 });
	});

	it('counts a failed exit of Vitest with all tests passed as one failed', () => {
		const testResults = [file('passed', 'passed')];
		expect(ofVitest({ testResults }, true)).toEqual({ passed: 1, failed: 0 });
		expect(ofVitest({ testResults }, false)).toEqual({ passed: 1, failed: 1 });
	});

	it('counts a runner that crashed or found no tests as one failed', () => {
		const one = { passed: 0, failed: 1 };
		expect(ofVitest(undefined, false)).toEqual(one);
		expect(ofVitest(undefined, true)).toEqual(one);
		expect(ofVitest({ testResults: [] }, true)).toEqual(one);
		expect(ofPlaywright(undefined, false)).toEqual(one);
		const none = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 };
		expect(ofPlaywright({ stats: none }, true)).toEqual(one);
	});

	it('counts the tests of Playwright, those tried again as passed and skipped ones as failed', () => {
		const stats = { expected: 10, flaky: 1, unexpected: 2, skipped: 3 };
		expect(ofPlaywright({ stats }, false)).toEqual({ passed: 11, failed: 5 });
		const good = { expected: 10, flaky: 0, unexpected: 0, skipped: 0 };
		expect(ofPlaywright({ stats: good }, true)).toEqual({ passed: 10, failed: 0 });
		expect(ofPlaywright({ stats: good }, false)).toEqual({ passed: 10, failed: 1 });
	});

	it('adds the steps up to the last line', () => {
		const all = sum([ofStep(true), ofStep(false), { passed: 40, failed: 2 }]);
		expect(lastLine(all)).toBe('41 passed, 3 failed');
		expect(lastLine(sum([]))).toBe('0 passed, 0 failed');
	});
});

describe('the tests of changed files', () => {
	const graph = new Map([
		['far.test.ts', ['middle.ts']],
		['near.test.ts', ['base.ts']],
		['middle.ts', ['base.ts']],
		['base.ts', ['base.ts']],
		['other.test.ts', ['other.ts']]
	]);

	it('are those that import them, the nearest first', () => {
		expect(nearestTests(graph, ['base.ts'])).toEqual(['near.test.ts', 'far.test.ts']);
	});

	it('include a changed test itself, and none for a file that nothing imports', () => {
		expect(nearestTests(graph, ['far.test.ts', 'docs.md'])).toEqual(['far.test.ts']);
	});
});

describe('the servers of the tests', () => {
	const inRoot = { cwd: root, env: { ...process.env, TEST_PORT: undefined } };
	const script = (code: string) => ['--input-type=module', '--eval', code];

	async function freePort(): Promise<number> {
		const code = "console.log((await import('./tests/setup/ports.mjs')).port)";
		const child = spawn(process.execPath, script(code), inRoot);
		return Number(await text(child.stdout));
	}

	it('use free ports, different for each run', async () => {
		const [one, other] = await Promise.all([freePort(), freePort()]);
		expect(one).toBeGreaterThan(1023);
		expect(other).toBeGreaterThan(1023);
		expect(one).not.toBe(other);
	});

	it.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)('end with the run: %s', async (signal) => {
		write('build/index.html', 'here');
		const port = await freePort();
		const words = ['--folder', join(folder, 'build'), '--port', `${port}`];
		const code = `
			const { run } = await import('./tests/setup/run.mjs');
			await run(process.execPath, ['tests/setup/serve.mjs', ...${JSON.stringify(words)}]);
			console.log('goes on');`;
		const child = spawn(process.execPath, script(code), inRoot);
		const output = text(child.stdout);
		const answers = () =>
			fetch(`http://localhost:${port}/`).then(
				() => true,
				() => false
			);
		await expect.poll(answers, { timeout: 60_000 }).toBe(true);
		child.kill(signal);
		await expect.poll(answers, { timeout: 60_000 }).toBe(false);
		expect(await output).not.toContain('goes on');
	});
});

describe('the soak', () => {
	const script = readFileSync(join(root, 'tests/bench/soak.mjs'), 'utf8');
	const names = [...script.matchAll(/await soak\('([^']+)', '([^']+)'/g)];

	it.each(names.map(([, path = '', name = '']) => [path, name]))(
		'%s has a test “… %s …”',
		(path, name) => {
			expect(readFileSync(join(root, path), 'utf8')).toContain(name);
		}
	);

	it('is read completely', () =>
		expect(names).toHaveLength(script.match(/await soak\(/g)?.length ?? 0));
});
