import type { Driver } from './driver';
import { featuresOf } from './features';
import { Firefox } from './firefox';
import { Hand } from './hand';
import { NotPossible, type Journey, type Site } from './journey';
import { backup } from './journeys/backup';
import { importing } from './journeys/importing';
import { link } from './journeys/link';
import { offline } from './journeys/offline';
import { printing } from './journeys/printing';
import { saving } from './journeys/saving';
import { sealing } from './journeys/sealing';
import { secondCopy, secondCopyByWorker } from './journeys/second-copy';
import { update } from './journeys/update';
import { WebKit } from './webkit';

export { featuresOf };

export const JOURNEYS: readonly Journey[] = [
	saving,
	offline,
	update,
	backup,
	importing,
	link,
	printing,
	sealing,
	secondCopy,
	secondCopyByWorker
];

export interface Result {
	readonly outcome: 'passed' | 'failed' | 'not possible';
	/** Empty if it passed. */
	readonly reason: string;
}

/** @param port For the driver's own server, if the browser needs one. */
export function driverOf(browser: 'firefox' | 'webkit', port: number): Driver {
	return browser === 'firefox' ? new Firefox() : new WebKit(port);
}

/** Runs a journey in a browser with an empty profile. */
export async function attempt(driver: Driver, journey: Journey, site: Site): Promise<Result> {
	try {
		await driver.start();
		await journey.run(new Hand(driver), site);
		return { outcome: 'passed', reason: '' };
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		return { outcome: error instanceof NotPossible ? 'not possible' : 'failed', reason };
	} finally {
		await driver.close();
	}
}
