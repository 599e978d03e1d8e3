import { candidates, chromiumPath } from './chromium.mjs';
import { isMain, onPath, runMain, run } from './run.mjs';

/** The path of the browser that Playwright downloads, whether it exists or not. */
async function playwrightChromium() {
	const { chromium } = await import('playwright');
	return chromium.executablePath();
}

/** Returns whether Debian's package manager may be used here. */
export function mayUseApt() {
	return process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get');
}

/**
 * The ways to install a browser, in the order they are tried.
 *
 * @type {{ name: string, apt: boolean, commands: [command: string, ...words: string[]][] }[]}
 */
const ways = [
	{
		name: "Debian's headless Chromium",
		apt: true,
		commands: [
			['apt-get', 'update', '-qq'],
			['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']
		]
	},
	{
		name: "Debian's Chromium",
		apt: true,
		commands: [['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium']]
	},
	{
		name: "Playwright's download with system packages",
		apt: false,
		commands: [['npx', 'playwright', 'install', '--with-deps', 'chromium']]
	},
	{
		name: "Playwright's download",
		apt: false,
		commands: [['npx', 'playwright', 'install', 'chromium']]
	}
];

/**
 * Makes sure that the browser tests have a Chromium and resolves to its path. Only an existing file
 * counts: a package manager may succeed and install a placeholder.
 */
export async function ensureChromium({
	paths = candidates(),
	own = playwrightChromium,
	apt = mayUseApt()
} = {}) {
	const found = async () => chromiumPath(paths) ?? chromiumPath([await own()]);
	const present = await found();
	if (present) return present;
	for (const { name, commands } of ways.filter((way) => apt || !way.apt)) {
		console.log(`No Chromium yet, trying ${name} …`);
		for (const [command, ...words] of commands) {
			await run(command, words, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
		}
		const path = await found();
		if (path) return path;
	}
	throw new Error(
		'No Chromium for the browser tests: it could neither be found nor installed. Install Chromium or Chrome and set CHROMIUM_PATH to its program file.'
	);
}

if (isMain(import.meta.url)) {
	await runMain(async () => console.log(`Chromium: ${await ensureChromium()}`));
}
