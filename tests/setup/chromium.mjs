import { existsSync } from 'node:fs';

const candidates = [
	process.env.CHROMIUM_PATH,
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
];

/** The path of a Chromium of this system, or undefined when there is none (then Playwright's own is meant). */
export function chromiumPath() {
	return candidates.find((path) => path && existsSync(path));
}

/** Launch options for Playwright: a system Chromium when there is one, quiet on the network. */
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
