import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { killGroup, pause, type Driver, type Target } from './driver';
import { find } from './find';

/** Headless Firefox, controlled through WebDriver BiDi. */
export class Firefox implements Driver {
	readonly name = 'Firefox';
	readonly #profile = mkdtempSync(join(tmpdir(), 'brikmuster-firefox-'));
	#browser: Browser | undefined;
	#page: Page | undefined;

	async start(): Promise<void> {
		this.#browser = await puppeteer.launch({
			browser: 'firefox',
			executablePath: '/usr/bin/firefox-esr',
			headless: true,
			userDataDir: this.#profile,
			protocolTimeout: 60_000,
			defaultViewport: { width: 1280, height: 900 },
			extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' }
		});
		this.#page = await this.#browser.newPage();
	}

	async kill(): Promise<void> {
		const process = this.#browser?.process();
		const ended = new Promise((done) => process?.once('exit', done));
		killGroup(process?.pid);
		await ended;
		this.#browser = undefined;
		await this.#settled();
	}

	async close(): Promise<void> {
		if (this.#browser) await this.kill();
		rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
	}

	async open(url: string): Promise<void> {
		await this.#tab.goto(url, { waitUntil: 'load' });
	}

	async reload(): Promise<void> {
		await this.#tab.reload({ waitUntil: 'load' });
	}

	evaluate<Argument, Answer>(
		work: (argument: Argument) => Answer | Promise<Answer>,
		argument: Argument
	): Promise<Answer> {
		const script = `(${work.toString()})(${JSON.stringify(argument) ?? ''})`;
		return this.#tab.evaluate(script) as Promise<Answer>;
	}

	has(target: Target): Promise<boolean> {
		return this.#located(target).then((element) => element !== null);
	}

	async click(target: Target): Promise<void> {
		const element = await this.#found(target);
		await element.scrollIntoView();
		await element.click();
	}

	async type(target: Target, text: string): Promise<void> {
		await (await this.#found(target)).type(text);
	}

	/** Puppeteer restores the profile's settings shortly after the browser has ended. */
	async #settled(): Promise<void> {
		const isBusy = () => readdirSync(this.#profile).some((name) => name.endsWith('.puppeteer'));
		for (let attempt = 0; attempt < 50 && isBusy(); attempt += 1) await pause(100);
	}

	get #tab(): Page {
		if (!this.#page) throw new Error('Firefox is not started');
		return this.#page;
	}

	async #located(target: Target): Promise<ElementHandle | null> {
		const script = `(${find.toString()})(${JSON.stringify(target)})`;
		const handle = await this.#tab.evaluateHandle(script);
		return handle.asElement() as ElementHandle | null;
	}

	async #found(target: Target): Promise<ElementHandle> {
		const element = await this.#located(target);
		if (!element) throw new Error(`No ${target.role} ${target.name}`);
		return element;
	}
}
