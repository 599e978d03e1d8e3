/** Plain JavaScript: the tests serve the app with it, without the command's bundle. */

// Routes may contain a dot (chapter 4.2), so only known file extensions count as files.
const likeAFile =
	/^\/_app\/|\.(?:css|html|ico|jpe?g|js|json|map|png|svg|txt|wasm|webmanifest|webp|woff2)$/i;

/**
 * Cache duration: files with a hash in their names forever; all others, especially index.html and
 * service-worker.js, are revalidated.
 */
function cacheControl(/** @type {string} */ path) {
	return path.startsWith('/_app/immutable/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** What every answer says to browsers. A <meta> policy cannot forbid frames (docs/hosting.md). */
export const SECURITY = {
	'Content-Security-Policy': "frame-ancestors 'none'",
	'X-Frame-Options': 'DENY',
	'X-Content-Type-Options': 'nosniff',
	'Referrer-Policy': 'no-referrer'
};

/**
 * Serves the files of a build like a static host; unknown paths start the app.
 *
 * @param {string} folder
 * @param {string} base
 * @returns {Promise<import('node:http').RequestListener>}
 */
export async function appFiles(folder, base) {
	const { default: sirv } = await import('sirv');
	const files = sirv(folder, {
		// Read the disk for each request, as a build may be replaced while the server runs.
		dev: true,
		etag: true,
		gzip: true,
		brotli: true,
		setHeaders: (response, path) => {
			response.setHeader('Cache-Control', cacheControl(path));
			for (const [name, value] of Object.entries(SECURITY)) response.setHeader(name, value);
		}
	});
	return (request, response) => {
		// The library throws at a range that ends before it starts, and nobody needs parts of these files.
		delete request.headers.range;
		const [path = '/', query = ''] = (request.url ?? '/').split(/(?=\?)/, 2);
		const end = (/** @type {number} */ status, headers = {}) => {
			response.writeHead(status, headers).end(status === 404 ? 'Not found' : '');
		};
		// What another app shares is for the service worker. If it does not run yet, nothing is read or kept, and the page says so.
		if (request.method === 'POST' && path === `${base}/share`)
			return end(303, { Location: `${base}/share` });
		if (base && path === base) return end(308, { Location: `${base}/${query}` });
		if (!path.startsWith(`${base}/`)) return end(404);
		request.url = path.slice(base.length) + query;
		files(request, response, () => {
			if (likeAFile.test(path.slice(base.length))) return end(404);
			request.url = '/200.html';
			files(request, response, () => end(404));
		});
	};
}
