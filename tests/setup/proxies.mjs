import { mayUseApt } from './browser.mjs';
import { installPackages, NO_SERVICES } from './debian.mjs';
import { isMain, onPath, runMain } from './run.mjs';

/** The documented proxies, and Debian's packages of them. */
const PACKAGES = { caddy: 'caddy', nginx: 'nginx-light' };

/** Whether there is a proxy; without it, the tests that need it are skipped. */
export const hasProxy = (/** @type {keyof typeof PACKAGES} */ name) => onPath(name);

const missing = () =>
	Object.entries(PACKAGES).flatMap(([name, packed]) => (onPath(name) ? [] : [packed]));

/** Installs the proxies if Debian's package manager may be used, and resolves to whether they are available. */
export async function ensureProxies({ apt = mayUseApt() } = {}) {
	if (missing().length > 0 && apt) {
		console.log("Not all proxies yet, trying Debian's packages …");
		await installPackages(missing(), NO_SERVICES);
	}
	const left = missing();
	console.log(
		left.length === 0
			? 'Hubs are tested behind Caddy and nginx.'
			: `Tests of hubs behind a proxy are skipped: ${left.join(', ')} could neither be found nor installed.`
	);
	return left.length === 0;
}

if (isMain(import.meta.url)) await runMain(ensureProxies);
