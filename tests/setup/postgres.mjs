import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mayUseApt } from './browser.mjs';
import { installPackages, NO_SERVICES } from './debian.mjs';
import { isMain, onPath, runMain } from './run.mjs';

/** Where Debian puts the programs of each version. */
const VERSIONS = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, '' for the search path; undefined if there are none. */
export function postgresPrograms(versions = VERSIONS) {
	if (onPath('initdb') && onPath('postgres')) return '';
	const all = existsSync(versions) ? readdirSync(versions) : [];
	const newest = all.sort((one, other) => Number(other) - Number(one));
	return newest
		.map((version) => join(versions, version, 'bin'))
		.find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * Installs PostgreSQL if Debian's package manager may be used, and resolves to whether it is available. Otherwise the
 * tests of several hubs are skipped and say so.
 */
export async function ensurePostgres({
	found = () => postgresPrograms() !== undefined,
	apt = mayUseApt()
} = {}) {
	if (!found() && apt) {
		console.log("No PostgreSQL yet, trying Debian's package …");
		await installPackages(['postgresql'], NO_SERVICES);
	}
	const there = found();
	console.log(
		there
			? 'Several hubs are tested with PostgreSQL.'
			: 'No PostgreSQL could be found or installed: the tests of several hubs are skipped. Install postgresql to run them.'
	);
	return there;
}

if (isMain(import.meta.url)) await runMain(ensurePostgres);
