/**
 * Runs work under a Web Lock of all windows. A hidden page does not wait for a shared lock: it may be about to
 * close. Browsers and addresses without locks run the work at once.
 */
export function locked<T>(
	name: string,
	mode: 'shared' | 'exclusive',
	work: () => PromiseLike<T>
): Promise<T> {
	const { navigator, document } = globalThis as Partial<typeof globalThis>;
	const hurried = mode === 'shared' && document?.visibilityState === 'hidden';
	if (!navigator?.locks || hurried) return Promise.resolve(work());
	return navigator.locks.request(name, { mode }, async () => work());
}
