import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { isMain, root as repository } from '../run.mjs';

/**
 * Finds circles of imports. ESLint's rule for them took more time than all its other rules together, as it follows
 * the imports of each file again; this reads each file once.
 *
 * @typedef {Map<string, string[]>} Graph the files that each file imports
 */

const ENDINGS = ['', '.ts', '.svelte.ts', '.js', '.mjs', '/index.ts'];
const FIXTURES = join('tests', 'fixtures');
const isSource = (/** @type {string} */ path) => /\.(?:ts|js|mjs|svelte)$/.test(path);
const isFile = (/** @type {string} */ path) =>
	statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** The code of a file; of a component, that of its scripts. */
function codeOf(/** @type {string} */ path) {
	const text = readFileSync(path, 'utf8');
	if (!path.endsWith('.svelte')) return text;
	return [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code).join('\n');
}

/** Whether a node loads a module at run time: imports of types alone do not. */
function specifierOf(/** @type {ts.Node} */ node) {
	if (ts.isImportDeclaration(node))
		return node.importClause?.isTypeOnly ? undefined : node.moduleSpecifier;
	if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier;
	const isDynamic =
		ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
	return isDynamic ? node.arguments[0] : undefined;
}

/** Returns what a file imports when it runs, as it is written there, `import()` included. */
function importsOf(/** @type {string} */ path) {
	/** @type {string[]} */
	const found = [];
	const visit = (/** @type {ts.Node} */ node) => {
		const specifier = specifierOf(node);
		if (specifier && ts.isStringLiteralLike(specifier)) found.push(specifier.text);
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile(path, codeOf(path), ts.ScriptTarget.ESNext, false, ts.ScriptKind.TS));
	return found;
}

/** Returns the source file behind an import; undefined for packages, styles and the like. */
function resolved(
	/** @type {string} */ root,
	/** @type {string} */ from,
	/** @type {string} */ name
) {
	const [bare = ''] = name.split('?');
	if (!/^(?:\.|\$lib(?:\/|$))/.test(bare)) return undefined;
	const path = bare.startsWith('.')
		? join(dirname(from), bare)
		: join(root, 'src/lib', bare.slice('$lib'.length));
	const found = ENDINGS.map((ending) => path + ending).find(isFile);
	// The graph would lack an edge without anybody noticing.
	if (!found) throw new Error(`${relative(root, from)} imports ${name}, which is not found.`);
	return isSource(found) ? found : undefined;
}

function filesBelow(/** @type {string} */ folder) {
	const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
	return paths.map((path) => join(folder, path));
}

/**
 * Returns the import graph of all sources in some folders.
 *
 * @returns {Graph}
 */
export function importGraph(folders = ['src'], root = repository) {
	const files = folders
		.flatMap((folder) => filesBelow(join(root, folder)))
		.filter((path) => isSource(path) && !relative(root, path).startsWith(FIXTURES));
	return new Map(
		files.map((file) => [file, importsOf(file).flatMap((name) => resolved(root, file, name) ?? [])])
	);
}

/**
 * Returns circles of a graph, each as its files in order: at least one if there are any, and every file that closes one.
 *
 * @returns {string[][]}
 */
export function circlesOf(/** @type {Graph} */ graph) {
	/** @type {string[][]} */
	const circles = [];
	/** @type {Set<string>} */
	const done = new Set();
	/** @type {string[]} */
	const path = [];
	const visit = (/** @type {string} */ file) => {
		if (path.includes(file)) circles.push(path.slice(path.indexOf(file)));
		if (path.includes(file) || done.has(file)) return;
		path.push(file);
		for (const next of graph.get(file) ?? []) visit(next);
		path.pop();
		done.add(file);
	};
	for (const file of graph.keys()) visit(file);
	return circles;
}

if (isMain(import.meta.url)) {
	const graph = importGraph();
	const circles = circlesOf(graph);
	for (const circle of circles)
		console.error(
			`A circle of imports:\n  ${circle.map((file) => relative(repository, file)).join('\n  ')}`
		);
	console.log(`${graph.size} files, ${circles.length} circles of imports.`);
	if (circles.length > 0) process.exitCode = 1;
}
