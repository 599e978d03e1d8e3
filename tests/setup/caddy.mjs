import { mayUseApt } from './browser.mjs';
import { installPackages, NO_SERVICES } from './debian.mjs';
import { isMain, onPath, runMain } from './run.mjs';

/** Whether there is Caddy, the proxy of the documented hubs. */
export const hasCaddy = () => onPath('caddy');

/** Installs Caddy if Debian's package manager may be used, and resolves to whether it is available. */
export async function ensureCaddy({ apt = mayUseApt() } = {}) {
	if (!hasCaddy() && apt) {
		console.log("No Caddy yet, trying Debian's package …");
		await installPackages(['caddy'], NO_SERVICES);
	}
	console.log(
		hasCaddy()
			? 'Hubs are tested behind Caddy.'
			: 'No Caddy could be found or installed: the test of hubs behind a proxy is skipped. Install caddy to run it.'
	);
	return hasCaddy();
}

if (isMain(import.meta.url)) await runMain(ensureCaddy);
