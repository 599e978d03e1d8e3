import type { Browser, BrowserContextOptions } from '@playwright/test';
import {
	browserLocale,
	catalogues,
	collectTroubles,
	goAgain,
	knowHints,
	type Language,
	type PHONE
} from './support';

export interface DeviceOptions extends BrowserContextOptions {
	readonly viewport: typeof PHONE;
}

/** A device of its own, with its own storage. What goes wrong on its pages is collected. */
export async function openDevice(browser: Browser, language: Language, options: DeviceOptions) {
	const context = await browser.newContext({
		locale: browserLocale[language],
		serviceWorkers: 'block',
		reducedMotion: 'reduce',
		...options
	});
	const troubles: string[] = [];
	await collectTroubles(context, troubles);
	await knowHints(context);
	context.on('page', goAgain);
	return { page: await context.newPage(), troubles, language, m: catalogues[language] };
}

export type Device = Awaited<ReturnType<typeof openDevice>>;
