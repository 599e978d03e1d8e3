import { execFileSync } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importGraph } from './lint/circles.mjs';
import { formatCommand, lintCommand } from './lint/commands.mjs';
import { nearestTests } from './nearest-tests.mjs';
import { parts } from './parts.mjs';
import { isMain, root, run, runMain, runPackage } from './run.mjs';

/** The number of test files that take about half a minute; a change of a basic module reaches hundreds. */
const MOST_TESTS = 12;
/** Milliseconds without a change before the next check. */
const QUIET = 300;

function git(/** @type {string[]} */ ...words) {
	return execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Returns the files that differ from a commit, new ones included. */
function changedFiles(/** @type {string} */ since) {
	const changed = [
		...git('diff', '--name-only', '--relative', since),
		...git('ls-files', '--others', '--exclude-standard')
	];
	return changed.filter((path) => existsSync(join(root, path)));
}

/** Runs the tests of some files, the nearest first if there are too many. */
async function test(/** @type {string[]} */ files) {
	const tests = nearestTests(importGraph(['src', 'tests']), files);
	if (tests.length === 0) return true;
	const [first, left] = [tests.slice(0, MOST_TESTS), Math.max(0, tests.length - MOST_TESTS)];
	if (left > 0) console.log(`The ${MOST_TESTS} nearest test files; npm test runs ${left} more.`);
	return runPackage('vitest/vitest.mjs', ['run', '--passWithNoTests', ...first], {
		env: parts.short.env,
		late: true
	});
}

/** Checks what changed: types of everything, format, lint and tests of the changed files. */
async function check(/** @type {string} */ since) {
	const files = changedFiles(since);
	if (files.length === 0) {
		console.log(`Nothing differs from ${since}. Another commit: npm run quick -- --since main`);
		return true;
	}
	const start = performance.now();
	const typed = run('npm', ['run', '--silent', 'check:types'], { late: true });
	const code = files.filter((path) => /\.(?:js|cjs|mjs|ts|svelte)$/.test(path));
	const results = [
		await runPackage(...formatCommand([...files, '--ignore-unknown']), { late: true }),
		code.length === 0 ||
			(await runPackage(...lintCommand([...code, '--no-warn-ignored']), { late: true })),
		await test(files.map((path) => join(root, path))),
		await typed
	];
	const ok = results.every(Boolean);
	const seconds = Math.round((performance.now() - start) / 1000);
	console.log(`\n${ok ? 'All right' : 'Failed'}: ${files.length} changed files, ${seconds} s`);
	return ok;
}

/** Checks again after each change of a source, one check at a time. */
function keepChecking(/** @type {string} */ since) {
	/** @type {NodeJS.Timeout | undefined} */
	let timer;
	let running = Promise.resolve(true);
	const later = () => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			running = running.then(() => check(since));
		}, QUIET);
	};
	for (const folder of ['src', 'tests', 'static']) {
		watch(join(root, folder), { recursive: true }, later);
	}
	console.log('Watching. End it with Ctrl+C.');
}

if (isMain(import.meta.url)) {
	await runMain(async () => {
		const { values } = parseArgs({
			options: {
				since: { type: 'string', default: 'HEAD' },
				watch: { type: 'boolean', default: false }
			}
		});
		const ok = await check(values.since);
		if (values.watch) keepChecking(values.since);
		else if (!ok) process.exitCode = 1;
	});
}
