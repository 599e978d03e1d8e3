import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { root } from '../../setup/run.mjs';
import { killGroup, pause, type Driver, type StartOptions, type Target } from './driver';
import { find } from './find';

const WINDOW = join(root, 'tests/soak/other-browsers/webkit-window.py');
/** Available in Safari, but off by default in WebKitGTK. */
const FILE_SYSTEM = ['StorageAPI', 'FileSystem', 'FileSystemWritableStream', 'AccessHandle'];

/** The result of a function in the page, or its error. */
type Outcome<Answer> = { readonly answer: Answer } | { readonly error: string };

/** WebKitGTK on a virtual screen, controlled through WebDriver. */
export class WebKit implements Driver {
	readonly name = 'WebKitGTK';
	readonly #profile = mkdtempSync(join(tmpdir(), 'brikmuster-webkit-'));
	readonly #port: number;
	#screen: ChildProcess | undefined;
	#screenName = '';
	#driver: ChildProcess | undefined;
	#session: WebDriver | undefined;

	/** @param port For the driver's own server. */
	constructor(port: number) {
		this.#port = port;
	}

	async start({ fileSystem = false }: StartOptions = {}): Promise<void> {
		const display = await this.#display();
		this.#driver = spawn('WebKitWebDriver', [`--port=${this.#port}`], {
			detached: true,
			stdio: 'ignore',
			env: {
				...process.env,
				DISPLAY: display,
				LANG: 'en_GB.UTF-8',
				LANGUAGE: 'en_GB',
				BROWSER_PROFILE: this.#profile,
				BROWSER_FEATURES: fileSystem ? FILE_SYSTEM.join(',') : ''
			}
		});
		const capabilities = new Capabilities({
			browserName: 'MiniBrowser',
			'webkitgtk:browserOptions': { binary: WINDOW, args: [] }
		});
		this.#session = await this.#connected(capabilities);
		await this.#session.manage().setTimeouts({ script: 30_000, pageLoad: 30_000 });
	}

	async kill(): Promise<void> {
		const driver = this.#driver;
		if (!driver) return;
		const ended = once(driver, 'exit');
		killGroup(driver.pid);
		await ended;
		this.#driver = undefined;
		this.#session = undefined;
	}

	async close(): Promise<void> {
		await this.kill();
		killGroup(this.#screen?.pid);
		rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
	}

	async open(url: string): Promise<void> {
		await this.#tab.get(url);
	}

	async reload(): Promise<void> {
		await this.#tab.navigate().refresh();
	}

	async evaluate<Argument, Answer>(
		work: (argument: Argument) => Answer | Promise<Answer>,
		argument: Argument
	): Promise<Answer> {
		const script = `const done = arguments[1];
			Promise.resolve(arguments[0])
				.then(${work.toString()})
				.then((answer) => done({ answer }), (error) => done({ error: String(error) }));`;
		const outcome = await this.#tab.executeAsyncScript<Outcome<Answer>>(script, argument);
		if ('error' in outcome) throw new Error(outcome.error);
		return outcome.answer;
	}

	has(target: Target): Promise<boolean> {
		return this.#located(target).then((element) => element !== null);
	}

	async click(target: Target): Promise<void> {
		const element = await this.#found(target);
		// The driver scrolls only to the edge, where a bar may cover the element.
		await this.#tab.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
		await element.click();
	}

	async type(target: Target, text: string): Promise<void> {
		await (await this.#found(target)).sendKeys(text);
	}

	get #tab(): WebDriver {
		if (!this.#session) throw new Error('WebKitGTK is not started');
		return this.#session;
	}

	#located(target: Target): Promise<WebElement | null> {
		const script = `return (${find.toString()})(arguments[0])`;
		return this.#tab.executeScript<WebElement | null>(script, target);
	}

	async #found(target: Target): Promise<WebElement> {
		const element = await this.#located(target);
		if (!element) throw new Error(`No ${target.role} ${target.name}`);
		return element;
	}

	/** The name of the virtual screen, started once; Xvfb picks a free number and prints it. */
	async #display(): Promise<string> {
		if (this.#screenName) return this.#screenName;
		const words = ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
		this.#screen = spawn('Xvfb', words, { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
		const [number] = (await once(this.#screen.stdout ?? this.#screen, 'data')) as [Buffer];
		this.#screenName = `:${number.toString().trim()}`;
		return this.#screenName;
	}

	/** The driver accepts connections shortly after its start. */
	async #connected(capabilities: Capabilities): Promise<WebDriver> {
		const server = `http://127.0.0.1:${this.#port}`;
		for (let attempt = 1; ; attempt += 1) {
			try {
				return await new Builder().usingServer(server).withCapabilities(capabilities).build();
			} catch (error) {
				if (attempt === 20) throw error;
				await pause(500);
			}
		}
	}
}
