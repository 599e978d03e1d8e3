/**
 * Returns the tests that import some files, directly or not, those with the fewest imports between first: they are the
 * most likely to notice a mistake.
 *
 * @param {ReadonlyMap<string, string[]>} graph the files that each file imports
 * @param {string[]} files changed ones; a test among them comes first
 * @returns {string[]}
 */
export function nearestTests(graph, files) {
	/** @type {Map<string, string[]>} */
	const importers = new Map();
	for (const [file, imports] of graph)
		for (const imported of imports) {
			const known = importers.get(imported);
			if (known) known.push(file);
			else importers.set(imported, [file]);
		}
	const found = new Set(files);
	// A set is iterated in the order of insertion, what is added meanwhile included.
	for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
	return [...found].filter((file) => file.endsWith('.test.ts'));
}
