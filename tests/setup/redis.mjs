import { mayUseApt } from './browser.mjs';
import { isMain, onPath, runMain, run } from './run.mjs';

const PROGRAM = 'redis-server';

/**
 * Makes sure that the tests of several hubs have a Redis: the one on the search path, or Debian's package if its package
 * manager may be used.
 */
export async function ensureRedis({ found = () => onPath(PROGRAM), apt = mayUseApt() } = {}) {
	if (!found() && apt) {
		console.log("No Redis yet, trying Debian's package …");
		// The package would start a service, which the tests do not need.
		const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
		await run('apt-get', ['update', '-qq'], { env });
		await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', PROGRAM], { env });
	}
	if (!found()) {
		throw new Error(
			'No Redis for the tests of several hubs: it could neither be found nor installed. Install redis-server.'
		);
	}
}

if (isMain(import.meta.url)) await runMain(ensureRedis);
