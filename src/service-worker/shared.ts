import { shell } from './list';

/** The cache in which a shared text or file waits until the app takes it. `browser/shared-arrivals` reads it. */
const SHARED = 'brikmuster-shared';
const PAGE = `${shell}share`;

/** Whether another app shares something with this one. */
export const isSharing = (method: string, pathname: string): boolean =>
	method === 'POST' && pathname === PAGE;

/** Keeps what another app shares, and leads to the page that takes it. Nothing is sent to the server. */
export async function keepShared(request: Request): Promise<Response> {
	const form = await request.formData();
	const cache = await caches.open(SHARED);
	const texts = ['title', 'text', 'url'].flatMap((name) => {
		const value = form.get(name);
		return typeof value === 'string' && value !== '' ? [value] : [];
	});
	await cache.put(`${PAGE}/text`, new Response(texts.join('\n')));
	const files = form.getAll('files').filter((value) => value instanceof File);
	for (const [index, file] of files.entries()) {
		const headers = { 'X-Name': encodeURIComponent(file.name) };
		await cache.put(`${PAGE}/file/${index}`, new Response(file, { headers }));
	}
	return Response.redirect(PAGE, 303);
}
