import { existsSync } from 'node:fs';
import { mayUseApt } from '../../setup/browser.mjs';
import { run } from '../../setup/run.mjs';

/**
 * What each browser needs: Debian's packages, and the programs that they bring.
 *
 * @type {Record<'firefox' | 'webkit', { packages: string[], programs: string[] }>}
 */
const NEEDED = {
	firefox: { packages: ['firefox-esr'], programs: ['/usr/bin/firefox-esr'] },
	webkit: {
		packages: ['webkit2gtk-driver', 'xvfb', 'gir1.2-webkit2-4.1', 'python3-gi'],
		programs: [
			'/usr/bin/WebKitWebDriver',
			'/usr/bin/Xvfb',
			'/usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib',
			'/usr/lib/python3/dist-packages/gi/__init__.py'
		]
	}
};

const missing = (/** @type {string[]} */ programs) => programs.filter((path) => !existsSync(path));

/**
 * Makes sure that a browser and its driver are installed. Resolves to undefined when they are, otherwise to
 * what is missing.
 *
 * @param {'firefox' | 'webkit'} browser
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser(browser, { needed = NEEDED[browser], apt = mayUseApt() } = {}) {
	const { packages, programs } = needed;
	if (missing(programs).length === 0) return undefined;
	if (apt) {
		const env = { DEBIAN_FRONTEND: 'noninteractive' };
		await run('apt-get', ['update', '-qq'], { env });
		const words = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
		await run('apt-get', words, { env });
	}
	const still = missing(programs);
	if (still.length === 0) return undefined;
	return `${still.join(', ')} not found. On Debian: apt-get install ${packages.join(' ')}`;
}
