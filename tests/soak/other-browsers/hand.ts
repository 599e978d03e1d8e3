import { pause, type Driver, type Target } from './driver';

/** Milliseconds before a missing element is reported. */
const TIMEOUT = 20_000;

export interface Download {
	readonly name: string;
	/** The content, one character per byte. */
	readonly bytes: string;
}

/** Uses the app like a user, waiting for elements to appear. */
export class Hand {
	readonly driver: Driver;

	constructor(driver: Driver) {
		this.driver = driver;
	}

	/** Repeats a function until it returns something other than null, undefined or false. */
	async until<Answer>(
		what: string,
		work: () => Promise<Answer | null | undefined | false>
	): Promise<Answer> {
		const end = Date.now() + TIMEOUT;
		for (;;) {
			let reason = '';
			try {
				const answer = await work();
				if (answer !== null && answer !== undefined && answer !== false) return answer;
			} catch (error) {
				reason = `: ${String(error).split('\n')[0]}`;
			}
			if (Date.now() > end) throw new Error(`${what}${reason} (${await this.#whereabouts()})`);
			await pause(150);
		}
	}

	async click(role: Target['role'], name: string): Promise<void> {
		await this.until(`click on ${role} “${name}”`, async () => {
			await this.driver.click({ role, name });
			return true;
		});
	}

	/** Waits for an element. */
	async find(role: Target['role'], name: string): Promise<void> {
		await this.until(`no ${role} “${name}”`, () => this.driver.has({ role, name }));
	}

	/** Waits for visible text. */
	async see(text: string): Promise<void> {
		await this.until(`“${text}” is not shown`, () => this.sees(text));
	}

	sees(text: string): Promise<boolean> {
		return this.driver.evaluate((wanted) => {
			const plain = (given: string) => given.replace(/\s+/g, ' ');
			return plain(document.body.innerText).includes(plain(wanted));
		}, text);
	}

	/** Waits for a level 1 heading. */
	async seeTitle(title: string): Promise<void> {
		await this.until(`no title “${title}”`, () =>
			this.driver.evaluate(
				(wanted) => document.querySelector('h1')?.textContent.trim() === wanted,
				title
			)
		);
	}

	async fill(name: string, text: string): Promise<void> {
		await this.until(`field “${name}”`, async () => {
			await this.driver.click({ role: 'textbox', name });
			await this.driver.evaluate(() => {
				const field = document.activeElement;
				if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
					field.select();
			}, undefined);
			await this.driver.type({ role: 'textbox', name }, text);
			return true;
		});
	}

	/** Selects an option of a list by its text. */
	async select(label: string, option: string): Promise<void> {
		await this.until(`“${option}” in the list “${label}”`, () =>
			this.driver.evaluate(
				([name, wanted]) => {
					const lists = [...document.querySelectorAll('select')];
					const list = lists.find(
						({ labels, ariaLabel }) =>
							ariaLabel?.includes(name) ??
							[...labels].some(({ textContent }) => textContent.includes(name))
					);
					const found = [...(list?.options ?? [])].find(({ text }) => text.trim() === wanted);
					if (!list || !found) return false;
					list.value = found.value;
					for (const kind of ['input', 'change']) {
						list.dispatchEvent(new Event(kind, { bubbles: true }));
					}
					return true;
				},
				[label, option] as const
			)
		);
	}

	/** Sets the file of the page's file input. */
	async chooseFile(name: string, text: string, selector = 'input[type=file]'): Promise<void> {
		await this.until(`field for the file ${name}`, () =>
			this.driver.evaluate(
				(file) => {
					const field = document.querySelector<HTMLInputElement>(file.selector);
					if (!field) return false;
					const transfer = new DataTransfer();
					transfer.items.add(new File([file.text], file.name));
					field.files = transfer.files;
					field.dispatchEvent(new Event('change', { bubbles: true }));
					return true;
				},
				{ name, text, selector }
			)
		);
	}

	/** Intercepts downloads from now on, as they differ between browsers. */
	async catchDownloads(): Promise<void> {
		await this.driver.evaluate(() => {
			const caught: { name: string; blob: Blob | undefined }[] = [];
			const blobs = new Map<string, Blob>();
			const { createObjectURL } = URL;
			URL.createObjectURL = (given) => {
				const address = createObjectURL.call(URL, given);
				if (given instanceof Blob) blobs.set(address, given);
				return address;
			};
			const { click } = HTMLAnchorElement.prototype;
			HTMLAnchorElement.prototype.click = function () {
				if (this.download) caught.push({ name: this.download, blob: blobs.get(this.href) });
				else click.call(this);
			};
			Object.assign(globalThis, { caught });
		}, undefined);
	}

	/** Waits for the next intercepted download. */
	async download(): Promise<Download> {
		return this.until('no file was offered', () =>
			this.driver.evaluate(async () => {
				const { caught } = globalThis as unknown as { caught: { name: string; blob: Blob }[] };
				const file = caught.shift();
				if (!file) return null;
				const bytes = new Uint8Array(await file.blob.arrayBuffer());
				let text = '';
				for (const byte of bytes) text += String.fromCharCode(byte);
				return { name: file.name, bytes: text };
			}, undefined)
		);
	}

	/** The page's address and content, for error messages. */
	async #whereabouts(): Promise<string> {
		const describe = () =>
			`${location.pathname}: ${document.body.innerText.replace(/\s+/g, ' ').slice(0, 300)}`;
		return this.driver.evaluate(describe, undefined).catch(() => 'the page does not answer');
	}
}

/** Decodes a downloaded file as text. */
export function textOf({ bytes }: Download): string {
	return Buffer.from(bytes, 'latin1').toString('utf8');
}
