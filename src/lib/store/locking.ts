/** Runs work under a Web Lock shared by all windows. Without lock support it runs at once. */
export function withLock<T>(
	name: string,
	mode: 'shared' | 'exclusive',
	work: () => PromiseLike<T>
): Promise<T> {
	const { navigator } = globalThis as Partial<typeof globalThis>;
	if (!navigator?.locks) return Promise.resolve(work());
	return navigator.locks.request(name, { mode }, async () => work());
}

/** Shares the lock; a hidden page does not wait for it, as it may be about to close. */
export function lockUnlessHidden<T>(name: string, work: () => PromiseLike<T>): Promise<T> {
	const { document } = globalThis as Partial<typeof globalThis>;
	return document?.visibilityState === 'hidden'
		? Promise.resolve(work())
		: withLock(name, 'shared', work);
}
