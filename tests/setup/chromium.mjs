import { existsSync } from 'node:fs';

/** Chromium without a window: the same engine, and the tests take two thirds of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Browsers as users have them. */
const FULL = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
];

/** Returns possible paths of a system Chromium, best first. */
export function candidates() {
	return [process.env.CHROMIUM_PATH, SHELL, ...FULL];
}

/** Makes the bench and the soak prefer a full browser to the headless shell. */
export function preferFullChromium() {
	const full = chromiumPath(FULL);
	if (full) process.env.CHROMIUM_PATH ??= full;
}

/** Returns the path of a system Chromium; undefined means Playwright's own. */
export function chromiumPath(/** @type {(string | undefined)[]} */ paths = candidates()) {
	return paths.find((path) => path && existsSync(path));
}

/** Returns launch options for Playwright: a system Chromium if there is one, without background requests. */
export function chromiumLaunch() {
	const executablePath = chromiumPath();
	return {
		...(executablePath ? { executablePath } : {}),
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-quic',
			'--no-first-run',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync'
		]
	};
}
