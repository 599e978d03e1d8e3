/** The worker that writes PDFs, whose libraries and fonts are most of the app. */
const LARGE = /\/pdf-worker\.ts$/;

/** What changes less often than the rest of it: files of their own. */
const PARTS = [
	{ name: 'packages', test: /node_modules|\.ttf/, priority: 1 },
	{ name: 'engine', test: /src\/lib\/(?:army|figure|points|rules)\// }
];

/**
 * Returns a plugin that splits the large worker: who gets a new release then loads only what has changed in it. Of the
 * others, only what few browsers need is a file of its own (`import()`).
 *
 * @returns {import('vite').Plugin}
 */
export function workerParts() {
	let isLarge = false;
	return {
		name: 'worker-parts',
		options({ input }) {
			isLarge = LARGE.test(String(input));
		},
		outputOptions: (options) => ({
			...options,
			codeSplitting: isLarge ? { groups: PARTS } : true
		})
	};
}
