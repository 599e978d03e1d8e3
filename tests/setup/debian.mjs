import { run } from './run.mjs';

/** Installs packages of Debian without what they only recommend. */
export async function installPackages(
	/** @type {readonly string[]} */ packages,
	/** @type {Record<string, string>} */ settings = {}
) {
	const env = { DEBIAN_FRONTEND: 'noninteractive', ...settings };
	await run('apt-get', ['update', '-qq'], { env });
	const words = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
	await run('apt-get', words, { env });
}

/** With this setting, packages start none of the services that they have: tests start their own. */
export const NO_SERVICES = { RUNLEVEL: '1' };
