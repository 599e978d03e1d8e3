/** An element of the page, by what a user perceives. */
export interface Target {
	readonly role: Role;
	/** The accessible name: an exact match is preferred, otherwise it has to contain this. */
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

/** What a browser is started with. */
export interface StartOptions {
	/** Switches on what this browser has but does not enable: the private file system of WebKitGTK. */
	readonly fileSystem?: boolean;
}

/** A browser with a profile of its own: the little that journeys need, the same for each browser. */
export interface Driver {
	readonly name: string;
	/** Starts the browser with its profile. */
	start(options?: StartOptions): Promise<void>;
	/** Ends the browser at once (SIGKILL), with all of its processes. The profile stays. */
	kill(): Promise<void>;
	/** Ends the browser and removes the profile. */
	close(): Promise<void>;
	open(url: string): Promise<void>;
	reload(): Promise<void>;
	/** Runs a function in the page, which sees nothing but its argument, and waits for its answer. */
	evaluate<Argument, Answer>(
		work: (argument: Argument) => Answer | Promise<Answer>,
		argument: Argument
	): Promise<Answer>;
	/** Whether an element is visible. */
	has(target: Target): Promise<boolean>;
	/** Clicks as a mouse does. */
	click(target: Target): Promise<void>;
	/** Types at the end of a field, key by key. */
	type(target: Target, text: string): Promise<void>;
}

/** Ends a process and all of its group. */
export function killGroup(leader: number | undefined): void {
	if (leader === undefined) return;
	try {
		process.kill(-leader, 'SIGKILL');
	} catch {
		// It has ended already.
	}
}

export const pause = (milliseconds: number) =>
	new Promise<void>((done) => setTimeout(done, milliseconds));
