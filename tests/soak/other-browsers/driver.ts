/** An element as users perceive it. */
export interface Target {
	readonly role: Role;
	/** The accessible name: exact matches are preferred, then those that contain it. */
	readonly name: string;
}

export type Role =
	| 'alert'
	| 'button'
	| 'checkbox'
	| 'combobox'
	| 'heading'
	| 'img'
	| 'link'
	| 'radio'
	| 'status'
	| 'textbox';

/** Options for starting a browser. */
export interface StartOptions {
	/** Enables features that are off by default: the private file system of WebKitGTK. */
	readonly fileSystem?: boolean;
}

/** A browser with its own profile: the few operations that journeys need. */
export interface Driver {
	readonly name: string;
	/** Starts the browser with its profile. */
	start(options?: StartOptions): Promise<void>;
	/** Kills the browser (SIGKILL) with all its processes. The profile stays. */
	kill(): Promise<void>;
	/** Closes the browser and deletes the profile. */
	close(): Promise<void>;
	open(url: string): Promise<void>;
	reload(): Promise<void>;
	/** Runs a function in the page, which can only use its argument, and waits for the result. */
	evaluate<Argument, Answer>(
		work: (argument: Argument) => Answer | Promise<Answer>,
		argument: Argument
	): Promise<Answer>;
	/** Whether an element is visible. */
	has(target: Target): Promise<boolean>;
	/** Clicks like a mouse. */
	click(target: Target): Promise<void>;
	/** Types at the end of a field, key by key. */
	type(target: Target, text: string): Promise<void>;
}

/** Kills a process and its group. */
export function killGroup(leader: number | undefined): void {
	if (leader === undefined) return;
	try {
		process.kill(-leader, 'SIGKILL');
	} catch {
		// Already ended.
	}
}

export const pause = (milliseconds: number) =>
	new Promise<void>((done) => setTimeout(done, milliseconds));
