import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser.mjs';
import { ensureBuilt, ensureSubPathBuilt } from './build.mjs';
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs';
import { ensureInstalled } from './install.mjs';
import { formatCommand, lintCommand } from './lint/commands.mjs';
import { parts } from './parts.mjs';
import { ensurePoppler } from './poppler.mjs';
import { ensurePostgres } from './postgres.mjs';
import { ensureProxies } from './proxies.mjs';
import { cache, run, runPackage } from './run.mjs';
import { lastLine, ofPlaywright, ofStep, ofVitest, sum } from './tally.mjs';

/**
 * @typedef {import('./tally.mjs').Tally} Tally
 * @typedef {Tally & { failures?: string[] }} Outcome
 * @typedef {import('./parts.mjs').Part} Part
 * @typedef {{ name: string, seconds: number } & Outcome} Line
 */

/** Reads a runner's JSON report; undefined if it crashed before writing one. */
function read(/** @type {string} */ path) {
	try {
		return JSON.parse(readFileSync(path, 'utf8'));
	} catch {
		return undefined;
	}
}

/** Returns the path of a new report, deleting that of an earlier run. */
function reportPath(/** @type {string} */ name) {
	const path = join(cache, `${name}.json`);
	mkdirSync(cache, { recursive: true });
	rmSync(path, { force: true });
	return path;
}

/** Runs the unit tests of a part. */
async function unitTests(/** @type {Part} */ { vitest, env }) {
	const path = reportPath('vitest');
	const words = ['run', ...vitest, '--reporter=default', '--reporter=json'];
	words.push(`--outputFile.json=${path}`);
	const ok = await runPackage('vitest/vitest.mjs', words, { env });
	const report = read(path);
	return { ...ofVitest(report, ok), failures: failuresOfVitest(report) };
}

/** Runs the browser tests of a part. */
async function browserTests(/** @type {Part} */ { playwright, env }) {
	const path = reportPath('playwright');
	const options = { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: path }, minutes: 45 };
	const words = ['test', ...playwright, '--reporter=line,json'];
	const ok = await runPackage('@playwright/test/cli.js', words, options);
	const report = read(path);
	return { ...ofPlaywright(report, ok), failures: failuresOfPlaywright(report) };
}

/** A step that runs commands; it passes if all of them succeed. */
function all(/** @type {(() => Promise<boolean>)[]} */ ...commands) {
	return async () => {
		for (const command of commands) if (!(await command())) return ofStep(false);
		return ofStep(true);
	};
}

/** Runs beside types and build: it takes about the same time, on one core. */
const lint = all(() => runPackage(...lintCommand(), { late: true }));

/** Runs beside the end of lint and the beginning of the unit tests. */
const format = all(() => runPackage(...formatCommand(), { late: true }));

const types = all(() => run('npm', ['run', '--silent', 'check:types']));
const circles = all(() => run(process.execPath, ['tests/setup/lint/circles.mjs']));

/** Runs a step, catching errors, and records its counts and duration. */
async function take(/** @type {string} */ name, /** @type {() => Promise<Outcome>} */ step) {
	console.log(`\n── ${name} ──`);
	const start = performance.now();
	const tally = await step().catch((error) => {
		console.error(error instanceof Error ? error.message : error);
		return ofStep(false);
	});
	return { name, ...tally, seconds: (performance.now() - start) / 1000 };
}

function printTable(/** @type {Line[]} */ lines) {
	const width = Math.max(...lines.map(({ name }) => name.length));
	console.log('');
	for (const { failures = [] } of lines)
		for (const failure of failures) console.log(`✗ ${failure}`);
	for (const { name, passed, failed, seconds } of lines) {
		const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`;
		console.log(`${name.padEnd(width)} ${counts} ${seconds.toFixed(1).padStart(7)} s`);
	}
	console.log('');
}

/** Installs what tests need besides packages; only failures are counted. */
async function prepareMachine() {
	const browser = await take('browser', () => ensureChromium().then(() => ofStep(true)));
	await take('reader of PDFs', () => ensurePoppler().then(() => ofStep(true)));
	await take('PostgreSQL', () => ensurePostgres().then(() => ofStep(true)));
	return [browser].filter(({ failed }) => failed);
}

/** @type {Line[]} */
const lines = [];

// On exit, so that the line comes last and even after an unexpected error.
process.on('exit', (status) => {
	const result = sum(lines);
	if (status !== 0 && result.failed === 0) result.failed = 1;
	if (result.failed) process.exitCode = 1;
	console.log(lastLine(result));
});
process.on('uncaughtException', (error) => {
	console.error(error);
	process.exit(1);
});

/** Runs what `npm test` promises. */
async function runShort() {
	const linted = take('lint', lint);
	const prepared = prepareMachine();
	lines.push(await take('types', types));
	lines.push(await take('circles of imports', circles));
	lines.push(await take('build', () => ensureBuilt().then(() => ofStep(true))));
	const formatted = take('format', format);
	lines.push(await linted);
	lines.push(...(await prepared));
	lines.push(await take('unit and component tests', () => unitTests(parts.short)));
	lines.push(await formatted);
	lines.push(await take('browser tests', () => browserTests(parts.short)));
}

/** Runs what `npm test` leaves out. */
async function runLong() {
	const prepared = prepareMachine();
	await take('build', () => ensureBuilt().then(() => ofStep(true)));
	lines.push(
		await take('build under a sub-path', () => ensureSubPathBuilt().then(() => ofStep(true)))
	);
	lines.push(...(await prepared));
	await take('proxies', () => ensureProxies().then(() => ofStep(true)));
	lines.push(await take('long unit tests', () => unitTests(parts.long)));
	lines.push(await take('long browser tests', () => browserTests(parts.long)));
}

const installed = await take('packages', () => ensureInstalled().then(() => ofStep(true)));
if (installed.failed) lines.push(installed);
else await (process.argv.includes('--long') ? runLong() : runShort());
printTable(lines);
