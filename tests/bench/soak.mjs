import { join, relative } from 'node:path';
import { ensureChromium } from '../setup/browser.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { cache, orExplain, root, runPackage } from '../setup/run.mjs';
import { runOtherBrowsers } from '../soak/other-browsers/run.mjs';

const ARMIES = process.env.ARMIES ?? '100000';
const FILES = process.env.FILES ?? '1000000';
const MODEL_RUNS = process.env.MODEL_RUNS ?? '100000';
const FLIPS = process.env.FLIPS ?? '20000';
const SUBMISSIONS = process.env.SUBMISSIONS ?? '10000';
const KILLS = process.env.KILLS ?? '300';

/** Runs one test of `npm test` with larger numbers; it prints what it has tried. */
async function soak(
	/** @type {string} */ path,
	/** @type {string} */ name,
	/** @type {Record<string, string>} */ numbers
) {
	const words = ['run', '--project', 'engine', path, '--testNamePattern', name];
	const ok = await runPackage('vitest/vitest.mjs', words, {
		env: { ...numbers, NODE_OPTIONS: '--max-old-space-size=4096' },
		minutes: 90
	});
	if (!ok) process.exitCode = 1;
}

/** The browser that is killed in the middle of writing, more often. */
async function soakKills() {
	await ensureChromium();
	await ensureBuilt();
	// The servers of playwright.config.ts are started for every test, needed or not.
	await ensureBuilt({ folder: relative(root, join(cache, 'sub-path-build')), base: '/sub/path' });
	const words = ['test', 'tests/e2e/kill.spec.ts', '--reporter=line'];
	const options = { env: { KILLS }, minutes: 90 };
	if (!(await runPackage('@playwright/test/cli.js', words, options))) process.exitCode = 1;
}

// What npm test tries on 2,000 armies, 20,000 mutated files, 300 sequences of writes, 19,000 changed bits,
// 500 submissions and 10 kills, on many more.
await orExplain(async () => {
	await soak('tests/properties/any-army.test.ts', 'is priced, checked and described', { ARMIES });
	await soak('tests/fuzz/door.test.ts', 'are taken whole or refused', { FILES });
	await soak('tests/store/model.test.ts', 'keeps each write', { MODEL_RUNS });
	await soak('tests/fuzz/sealed.test.ts', 'is rejected in larger ones', { FLIPS });
	await soak('tests/second-verifier.test.ts', 'agrees on seals', { SUBMISSIONS });
	await soakKills();
	await runOtherBrowsers();
});
