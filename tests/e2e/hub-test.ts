import { spawnSync } from 'node:child_process';
import type { Browser } from '@playwright/test';
import { freePort, HubProcess } from '../setup/hub';
import { openDevice, type Device } from './device';
import { DESKTOP, expect, PHONE, test as base, type Language } from './support';

/** A hub that a test takes away and brings back at its address, with what it had stored. */
export class RestartableHub {
	#hub: HubProcess;

	private constructor(hub: HubProcess) {
		this.#hub = hub;
	}

	static async start(): Promise<RestartableHub> {
		return new RestartableHub(await HubProcess.start({ port: await freePort() }));
	}

	get url(): string {
		return this.#hub.url;
	}

	get host(): string {
		return new URL(this.url).host;
	}

	metric(name: string): Promise<number> {
		return this.#hub.metric(name);
	}

	/** Ends the process as a power failure would. */
	kill(): Promise<void> {
		return this.#hub.kill();
	}

	/** Lets no file grow any more, as on a full disk; the restarted process has space again. */
	fillDisk(): void {
		const words = ['--pid', String(this.#hub.pid), '--fsize=0:unlimited'];
		expect(spawnSync('prlimit', words).status).toBe(0);
	}

	async restart(): Promise<void> {
		const { folder, port } = this.#hub;
		await this.#hub.kill();
		this.#hub = await HubProcess.start({ folder, port });
	}

	dispose(): Promise<void> {
		return this.#hub.dispose();
	}
}

interface Settings {
	/** A browser with a camera; absent for the one of the test. */
	readonly browser?: Browser;
	readonly permissions?: string[];
}
type OpenDevice = (
	language: Language,
	viewport: typeof PHONE,
	settings?: Settings
) => Promise<Device>;

/** Tests with a hub of their own, and devices that got the app from it; nothing may go wrong on their pages. */
export const test = base.extend<{
	hub: RestartableHub;
	/** Where devices get the app. */
	address: string;
	open: OpenDevice;
	/** A desk in English. */
	desk: Device;
	/** A phone in Polish. */
	phone: Device;
}>({
	hub: async ({ browserName: _ }, use) => {
		const hub = await RestartableHub.start();
		await use(hub);
		await hub.dispose();
	},
	address: ({ hub }, use) => use(hub.url),
	open: async ({ browser, address }, use) => {
		const devices: Device[] = [];
		await use(async (language, viewport, { browser: own = browser, ...settings } = {}) => {
			const options = { ...settings, viewport, baseURL: address };
			const device = await openDevice(own, language, options);
			devices.push(device);
			return device;
		});
		for (const { page } of devices) await page.context().close();
		expect(devices.flatMap(({ troubles }) => troubles)).toEqual([]);
	},
	desk: async ({ open }, use) => use(await open('en', DESKTOP)),
	phone: async ({ open }, use) => use(await open('pl', PHONE))
});
