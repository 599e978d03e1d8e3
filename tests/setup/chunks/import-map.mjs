/** The bundler's list of the current name of each file. */
export const IMPORT_MAP = 'importmap.json';

/**
 * Returns the current name of each file by the name that others import it by.
 *
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @returns {Record<string, string>}
 */
export function currentNames(bundle) {
	const map = bundle[IMPORT_MAP];
	const imports = map?.type === 'asset' ? JSON.parse(String(map.source)).imports : {};
	const relative = (/** @type {unknown} */ path) => String(path).replace(/^.*?(?=_app\/)/, '');
	return Object.fromEntries(
		Object.entries(imports).map(([name, current]) => [relative(name), relative(current)])
	);
}
