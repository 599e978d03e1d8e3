// Chooses language, theme, and welcome or list of armies before the first paint, as the app does later.
// Until the app has started, it marks the last clicked button of the prerendered page; the app repeats
// the click (src/lib/state/app/first-look.ts).
(() => {
	const setting = (key) => {
		try {
			return localStorage.getItem(key);
		} catch {
			return null;
		}
	};
	const page = document.documentElement;
	const preferred = [setting('locale'), ...navigator.languages].map(
		(tag) => tag && tag.slice(0, 2)
	);
	const language = preferred.find((tag) => tag === 'en' || tag === 'pl');
	if (language) page.lang = language;
	page.dataset.theme = setting('theme') || 'system';
	const armies = Number(setting('armies')) || 0;
	if (armies > 0) page.dataset.armies = Math.min(armies, 6);
	addEventListener('click', ({ target }) => {
		const button = target.closest('.first-look button');
		if (!button) return;
		for (const other of document.querySelectorAll('[data-clicked]')) delete other.dataset.clicked;
		button.dataset.clicked = '';
	});
})();
