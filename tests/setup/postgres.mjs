import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mayUseApt } from './browser.mjs';
import { isMain, onPath, runMain, run } from './run.mjs';

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
 * Makes sure that the tests of several hubs have PostgreSQL: an installed one, or Debian's package if its package manager
 * may be used.
 */
export async function ensurePostgres({
	found = () => postgresPrograms() !== undefined,
	apt = mayUseApt()
} = {}) {
	if (!found() && apt) {
		console.log("No PostgreSQL yet, trying Debian's package …");
		// The package would start a service, which the tests do not need.
		const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
		await run('apt-get', ['update', '-qq'], { env });
		await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
			env
		});
	}
	if (!found()) {
		throw new Error(
			'No PostgreSQL for the tests of several hubs: it could neither be found nor installed. Install postgresql.'
		);
	}
}

if (isMain(import.meta.url)) await runMain(ensurePostgres);
