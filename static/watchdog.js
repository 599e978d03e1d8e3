// Checks whether the app starts, without depending on the bundle. If it does not, it shows a message
// and tells the service worker, which then falls back to the previous build. It also refuses to run in
// a frame.
(() => {
	/** Visible seconds before a start counts as failed. */
	const LIMIT = 8;
	/** Milliseconds to continue after an error, as not every error prevents the start. */
	const GRACE = 1500;
	/** Milliseconds for refetching files before the page is reloaded. */
	const RELOAD_LIMIT = 5000;
	const script = document.currentScript;
	const build = script.dataset.build;
	const workers = navigator.serviceWorker;
	let started = false;
	let message;
	let style;

	/** Shows a template of app.html. */
	const show = (id) => {
		style = document.createElement('link');
		style.rel = 'stylesheet';
		style.href = `${script.dataset.folder}rescue.css`;
		document.head.append(style);
		message = document.createElement('div');
		message.className = 'overlay';
		message.append(document.getElementById(id).content.cloneNode(true));
		document.body.append(message);
		return message;
	};

	/** Sends a message to the service worker; it may never answer. */
	const tell = (type, answered) => {
		if (!workers) return;
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = (event) => answered && answered(event.data);
		workers.ready
			.then(({ active }) => active.postMessage({ type, build }, [port2]))
			.catch(() => undefined);
	};

	/**
	 * What the app needs of a browser; docs/hosting.md names the oldest ones that have it. Not the storage, which any
	 * browser can block: the app itself explains that.
	 */
	const needed = () => {
		const has = (work) => {
			try {
				return Boolean(work());
			} catch {
				return false;
			}
		};
		const supports = (...condition) => has(() => CSS.supports(...condition));
		return {
			'import maps': has(() => HTMLScriptElement.supports('importmap')),
			'Array.toSorted': 'toSorted' in Array.prototype,
			'Object.hasOwn': 'hasOwn' in Object,
			structuredClone: 'structuredClone' in window,
			'URL.canParse': 'canParse' in URL,
			'AbortSignal.any': has(() => 'any' in AbortSignal),
			'Intl.ListFormat': 'ListFormat' in Intl,
			CompressionStream: has(() => new CompressionStream('deflate-raw')),
			':has()': supports('selector(:has(a))'),
			'@container': supports('container-type', 'inline-size'),
			'light-dark()': supports('color', 'light-dark(red, red)')
		};
	};

	/** Names what this browser lacks; the app may still start, without what needs it. */
	const nameMissing = () => {
		const missing = Object.entries(needed()).flatMap(([name, is]) => (is ? [] : [name]));
		if (missing.length === 0) return;
		const notice = show('oldBrowser');
		notice.querySelector('code').textContent = missing.join(', ');
		const parts = [notice, style];
		notice.querySelector('button').addEventListener('click', () => {
			for (const element of parts) element.remove();
		});
		message = style = undefined;
	};

	if (window.top !== window.self) {
		// The app does not start in a frame (src/routes/+layout.ts).
		addEventListener('DOMContentLoaded', () => {
			for (const look of document.querySelectorAll('.first-look')) look.remove();
			show('framed').querySelector('a').href = location.href;
		});
		return;
	}

	addEventListener('DOMContentLoaded', nameMissing);

	/** Refetches files that may be damaged in the HTTP cache, and activates a waiting newer build. */
	const renew = async () => {
		const names = performance.getEntriesByType('resource').map((entry) => entry.name);
		const own = names.filter((name) => name.startsWith(location.origin));
		await Promise.all(own.map((name) => fetch(name, { cache: 'reload' })));
		const registration = workers && (await workers.getRegistration());
		if (!registration) return;
		await registration.update();
		if (registration.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
	};

	const tryAgain = async () => {
		const enough = new Promise((done) => setTimeout(done, RELOAD_LIMIT));
		await Promise.race([renew().catch(() => undefined), enough]);
		location.reload();
	};

	const fail = (withError) => {
		// The template may not be parsed yet; the next second tries again.
		if (started || message || !document.getElementById('stalled')) return;
		show('stalled').querySelector('button').addEventListener('click', tryAgain);
		tell('FAILED', (otherBuild) => {
			if (withError && otherBuild && !started) location.reload();
		});
	};

	let waited = 0;
	const clock = setInterval(() => {
		if (!document.hidden && ++waited >= LIMIT) fail(false);
	}, 1000);
	const failSoon = () => setTimeout(() => fail(true), GRACE);
	addEventListener('unhandledrejection', failSoon, { once: true });
	addEventListener('error', failSoon, { once: true });
	addEventListener('brikmuster:started', () => {
		started = true;
		clearInterval(clock);
		if (message) for (const element of [message, style]) element.remove();
		tell('STARTED');
	});
})();
