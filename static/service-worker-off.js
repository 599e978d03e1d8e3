// The kill switch: put it in the place of service-worker.js on the server, and every visitor's copy of the
// app is removed at the next visit. Armies are not touched: they are in the browser's database.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
	const forget = async () => {
		for (const name of await caches.keys()) await caches.delete(name);
		await self.registration.unregister();
	};
	event.waitUntil(forget());
});
