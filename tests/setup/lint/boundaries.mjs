import boundaries from 'eslint-plugin-boundaries';
import { importMessage, mayImport, packages, layer, layers } from './layers.mjs';
import { purityRules } from './purity.mjs';

const registry = 'src/lib/rules/registry.ts';
const notation = 'src/lib/dice/notation.ts';
const ed25519 = 'src/lib/exchange/ed25519.ts';
const pause = 'src/lib/browser/pause.ts';
const items = 'src/lib/rules/items/*.ts';
const parts = {
	registry: [registry],
	notation: [notation],
	ed25519: [ed25519],
	pause: [pause],
	items: [items],
	test: ['src/**/*.test.ts'],
	top: ['src/*.ts']
};

const plainLayers = Object.keys(layers).filter((name) => name !== 'rulebook');

/**
 * Settings of eslint-plugin-boundaries: layers are folders; individual files with special rules are
 * categories.
 */
export function settings(/** @type {string} */ root) {
	return {
		'boundaries/root-path': root,
		'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
		'boundaries/elements': Object.entries(layers).map(([type, { folder }]) => ({
			type,
			pattern: folder,
			partialMatch: false
		})),
		'boundaries/files': Object.entries(parts).map(([category, pattern]) => ({ category, pattern })),
		'boundaries/legacy-templates': false
	};
}

/** The selector of a layer or of `layer/part`. */
function place(/** @type {string} */ name) {
	const [type, category] = name.split('/');
	return category
		? { element: { type }, file: { categories: category } }
		: { element: { type: name } };
}

/** The policies of one layer: first everything is forbidden with a reason, then its imports are allowed. */
function policies(/** @type {string} */ name) {
	const { imports, types = [] } = layer(name);
	const forbidden = { to: { module: { origin: 'local' } } };
	return [
		{ disallow: forbidden, message: `${mayImport(name)}; what is imported here is no layer.` },
		...Object.keys(layers).map((other) => ({
			disallow: { to: place(other) },
			message: importMessage(name, other)
		})),
		...imports.map((other) => ({ allow: { to: place(other) } })),
		...types.map((other) => ({ allow: { to: place(other), dependency: { kind: 'type' } } })),
		...rulebookPolicies(name),
		{
			disallow: { to: { file: { categories: 'test' } } },
			message: 'A test is imported by nobody.'
		}
	];
}

/** Rulebooks do not know each other or the registry; only the registry knows all of them. */
function rulebookPolicies(/** @type {string} */ name) {
	const registryToo = { to: { file: { categories: 'registry' } } };
	if (name === 'rulebook') {
		return [
			{
				disallow: { to: place('rulebook') },
				message:
					"A rulebook never imports another's folder: what rulebooks share by meaning lies in src/lib/rules, what they share by coincidence is written twice."
			},
			{ disallow: registryToo, message: 'The registry knows the rulebooks, not they it.' }
		];
	}
	return [
		{
			disallow: { to: place('rulebook') },
			message: `${name} must not import a rulebook's folder: only src/lib/rules/registry.ts knows the rulebooks.`
		},
		...(name === 'rules'
			? [{ from: { file: { categories: 'registry' } }, allow: { to: place('rulebook') } }]
			: [])
	];
}

/** The packages forbidden in a layer, for static imports and for `import()`. */
function closedPackages(/** @type {string} */ name) {
	const message = (/** @type {(typeof packages)[number]} */ { layers, why }) =>
		`${name} must not import this package: ${why}${layers.length ? ` (only in ${layers.join(', ')})` : ''}.`;
	const closed = packages.filter((entry) => !entry.layers.includes(name));
	const closedStatically = packages.filter((entry) => entry.onUse || closed.includes(entry));
	return {
		patterns: closedStatically.map((entry) => ({ regex: entry.pattern, message: message(entry) })),
		dynamic: closed.map((entry) => ({
			selector: `ImportExpression[source.value=/${entry.pattern.replaceAll('/', '\\u002F')}/]`,
			message: message(entry)
		}))
	};
}

/** No formats at the start of a module: the first of a kind takes a browser 10 ms, on each page that loads the module. */
const formatsOnUse = ['', ' > ExportNamedDeclaration'].map((exported) => ({
	selector: `Program${exported} > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name='Intl']`,
	message: 'Make formats when they are used: the first one takes a browser 10 ms.'
}));

/** The configuration block of one layer: its imports, its packages, its formats and, in the engine, its purity. */
function layerBlock(/** @type {string} */ name) {
	const { folder } = layer(name);
	const { patterns, dynamic } = closedPackages(name);
	const { globals, properties, syntax } = purityRules(name);
	return {
		name: `layers/${name}`,
		files: [`${folder}/**/*.{ts,js,svelte}`],
		rules: {
			'boundaries/dependencies': ['error', { default: 'disallow', policies: policies(name) }],
			'no-restricted-imports': ['error', { patterns }],
			'no-restricted-globals': ['error', ...globals],
			'no-restricted-properties': ['error', ...properties],
			'no-restricted-syntax': ['error', ...dynamic, ...formatsOnUse, ...syntax]
		}
	};
}

/** Blocks for all layers; a rulebook's block comes after that of `rules`. */
export function importRules(/** @type {string} */ root) {
	return [
		{
			name: 'layers/places',
			files: ['src/**/*.{ts,js,svelte}'],
			plugins: { boundaries },
			settings: settings(root),
			rules: { 'boundaries/no-unknown-files': 'error' }
		},
		...[...plainLayers, 'rulebook'].map(layerBlock)
	];
}
