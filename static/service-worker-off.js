// Kill switch: replace service-worker.js on the server with this file, and every visitor's copy of the
// app is removed at the next visit. Armies are in the browser's database and stay.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
	const forget = async () => {
		for (const name of await caches.keys()) await caches.delete(name);
		await self.registration.unregister();
	};
	event.waitUntil(forget());
});
