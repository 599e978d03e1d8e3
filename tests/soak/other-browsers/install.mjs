import { spawnSync } from 'node:child_process';
import { mayUseApt } from '../../setup/browser.mjs';
import { installPackages } from '../../setup/debian.mjs';
import { onPath } from '../../setup/run.mjs';

/** Debian's own Python, as another one on the search path lacks Debian's packages. */
const PYTHON = '/usr/bin/python3';
const WEBKIT_FOR_PYTHON = "import gi; gi.require_version('WebKit2', '4.1')";

/**
 * Debian's packages for each browser and its driver, and a check that they are installed.
 *
 * @type {Record<'firefox' | 'webkit', { packages: string[], present: (python: string) => boolean
 * }>}
 */
const NEEDED = {
	firefox: { packages: ['firefox-esr'], present: () => onPath('firefox-esr') },
	webkit: {
		packages: ['webkit2gtk-driver', 'xvfb', 'gir1.2-webkit2-4.1', 'python3-gi'],
		present: (python) =>
			onPath('WebKitWebDriver') &&
			onPath('Xvfb') &&
			spawnSync(python, ['-c', WEBKIT_FOR_PYTHON]).status === 0
	}
};

/**
 * Installs a browser and its driver if needed. Resolves to undefined, or to a message about what to
 * install.
 *
 * @param {'firefox' | 'webkit'} browser
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser(browser, { apt = mayUseApt(), python = PYTHON } = {}) {
	const { packages, present } = NEEDED[browser];
	if (present(python)) return undefined;
	if (apt) {
		await installPackages(packages);
		if (present(python)) return undefined;
	}
	return `it is not installed. On Debian: apt-get install ${packages.join(' ')}`;
}
