// Asks the browser for the files of the page at this address, in the language that first-look.js chose,
// before the app starts. The build fills in the files (tests/setup/chunks/start-pages.mjs).
(() => {
	// Chats and mail scanners encode the number sign of a link, once or twice.
	const [path, ...fragment] = location.pathname.split(/%(?:25)?23/i);
	if (fragment.length > 0) history.replaceState(null, '', `${path}#${fragment.join('#')}`);
	const { base, files, pages } = JSON.parse(document.currentScript.dataset.files || '{"pages":[]}');
	const page = pages.find(({ route }) =>
		new RegExp(route).test(location.pathname.slice(base.length))
	);
	if (!page) return;
	for (const number of new Set([
		...page.files,
		...(page.texts[document.documentElement.lang] || [])
	])) {
		// The page itself has the styles whose names are missing.
		if (!files[number]) continue;
		const link = document.createElement('link');
		link.href = `${base}/_app/immutable/${files[number]}`;
		link.rel = link.href.endsWith('.css') ? 'preload' : 'modulepreload';
		if (link.rel === 'preload') link.as = 'style';
		// As the app asks for them: otherwise the browser would load them again.
		link.crossOrigin = '';
		document.head.append(link);
	}
})();
