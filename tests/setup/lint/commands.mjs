import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../run.mjs';

/** The hash of the lint rules: ESLint's cache compares the configuration, but not the code of our own rules. */
function hashOfRules() {
	const folder = join(root, 'tests/setup/lint');
	const files = readdirSync(folder).map((name) => join(folder, name));
	const hash = createHash('sha256');
	for (const file of files.sort()) hash.update(readFileSync(file));
	return hash.digest('hex').slice(0, 10);
}

/**
 * Returns ESLint's script and arguments for some files. The cache keeps the verdict on files whose content is the same.
 *
 * @param {string[]} files
 * @returns {[script: string, words: string[]]}
 */
export function lintCommand(files = ['.']) {
	const words = ['--max-warnings', '0', '--cache', '--cache-strategy', 'content'];
	const location = ['--cache-location', join(cache, `eslint-${hashOfRules()}`)];
	return ['eslint/bin/eslint.js', [...files, ...words, ...location]];
}

/**
 * Returns the script and arguments of the check of the format for some files.
 *
 * @param {string[]} files
 * @returns {[script: string, words: string[]]}
 */
export function formatCommand(files = ['.']) {
	const words = ['--check', '--cache', '--cache-strategy', 'content'];
	const location = ['--cache-location', join(cache, 'prettier')];
	return ['prettier/bin/prettier.cjs', [...files, ...words, ...location]];
}
