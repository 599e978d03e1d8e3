/** The wake lock, which older browsers lack, whatever their types say. */
const locks = () => (navigator as { wakeLock?: WakeLock }).wakeLock;

/** Whether the browser can keep the screen on. */
export function canStayAwake(): boolean {
	return locks() !== undefined;
}

/**
 * Keeps the screen on until the returned function is called. The browser drops the lock when the
 * page is hidden, so it is requested again when the page is back. `held` says whether it worked.
 */
export function stayAwake(held: (awake: boolean) => void): () => void {
	let sentinel: WakeLockSentinel | undefined;
	let wanted = true;
	const request = async () => {
		if (!wanted || document.hidden) return;
		try {
			const granted = await locks()?.request('screen');
			// The page may have been left in the meantime.
			if (!wanted) return void granted?.release();
			sentinel = granted;
			held(granted !== undefined);
		} catch {
			held(false);
		}
	};
	const back = () => void request();
	document.addEventListener('visibilitychange', back);
	void request();
	return () => {
		wanted = false;
		document.removeEventListener('visibilitychange', back);
		void sentinel?.release();
	};
}
