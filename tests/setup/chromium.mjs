import { existsSync } from 'node:fs';

/** Where a Chromium of this system may be, best first. */
export function candidates() {
	return [
		process.env.CHROMIUM_PATH,
		'/usr/bin/chromium',
		'/usr/bin/chromium-browser',
		'/usr/bin/google-chrome',
		'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
		'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
	];
}

/** The path of a Chromium of this system, or undefined when there is none (then Playwright's own is meant). */
export function chromiumPath(paths = candidates()) {
	return paths.find((path) => path && existsSync(path));
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
