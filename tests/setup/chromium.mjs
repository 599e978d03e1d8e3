import { existsSync } from 'node:fs';

/** Returns possible paths of a system Chromium, best first. */
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

/** Returns the path of a system Chromium; undefined means Playwright's own. */
export function chromiumPath(paths = candidates()) {
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
