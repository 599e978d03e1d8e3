#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The built command of an installed package, or one made from the sources of a checkout. */
async function commandFile() {
	const built = join(root, 'dist/command/main.mjs');
	if (!existsSync(join(root, 'src')) && existsSync(built)) return built;
	const { stampedBundle } = await import('./stamp.js');
	return stampedBundle(root) ?? (await import('./bundle.js')).ensureBundle(root);
}

async function run() {
	const words = process.argv.slice(2);
	const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
	// Asked by scripts at each start: it needs neither the command nor a look at its sources.
	if (words.length === 1 && words[0] === '--version') {
		process.stdout.write(`${version}\n`);
		return 0;
	}
	/** @type {typeof import('../src/cli/main')} */
	const { main } = await import(pathToFileURL(await commandFile()).href);
	return main(words, {
		environment: process.env,
		version,
		root,
		// Opened on demand: an unread stream must not keep the process alive.
		input: { [Symbol.asyncIterator]: () => process.stdin[Symbol.asyncIterator]() },
		output: process.stdout,
		errors: process.stderr
	});
}

/** Prints system errors briefly, and all others with their stack. */
function explained(/** @type {unknown} */ error) {
	if (!(error instanceof Error)) return error;
	if ('code' in error && error.code === 'ERR_MODULE_NOT_FOUND') {
		return 'Packages are missing: run npm ci.';
	}
	return 'syscall' in error ? error.message : error;
}

try {
	// Not process.exit, which would cut off pending output.
	process.exitCode = await run();
} catch (error) {
	console.error('brikmuster:', explained(error));
	process.exitCode = 2;
}
