/**
 * The table of layers: which layer may import which. ARCHITECTURE.md draws the same picture; the
 * rules of eslint.config.js and their messages are generated from it.
 *
 * `imports` names layers whose values and types may be imported, `types` layers of which only
 * `import type` is allowed.
 *
 * @typedef {{ folder: string, holds: string, imports: string[], types?: string[] }} Layer
 */

/** Layers without UI, storage, clock and randomness; they run in plain Node. */
export const engine = [
	'document',
	'points',
	'dice',
	'rules',
	'combat',
	'army',
	'fill',
	'play',
	'league',
	'reference',
	'figure',
	'exchange'
];

const belowState = [...engine, 'sync', 'i18n', 'cards', 'publication', 'store', 'browser'];

/** @type {Record<string, Layer>} */
export const layers = {
	document: {
		folder: 'src/lib/document',
		holds: 'what changed between two states of any document: equality and rebasing',
		imports: []
	},
	points: {
		folder: 'src/lib/points',
		holds: 'half-points, the exact arithmetic of CP',
		imports: []
	},
	dice: {
		folder: 'src/lib/dice',
		holds: 'dice notation, distributions and odds',
		imports: []
	},
	rulebook: {
		folder: 'src/lib/rules/books/*',
		holds: 'one rulebook: tables, costs, checks; deleted by deleting its folder',
		imports: ['points', 'dice/notation', 'rules']
	},
	rules: {
		folder: 'src/lib/rules',
		holds: 'what all rulebooks share by meaning, and the registry',
		imports: ['points', 'dice/notation']
	},
	combat: {
		folder: 'src/lib/combat',
		holds: 'how an attack resolves',
		imports: ['points', 'rules', 'dice']
	},
	army: {
		folder: 'src/lib/army',
		holds: 'the army document, its versions, canonical form, edits and differences',
		imports: ['document', 'rules', 'points']
	},
	fill: {
		folder: 'src/lib/fill',
		holds: 'the best use of the points that are left',
		imports: ['army', 'rules', 'dice', 'points']
	},
	play: {
		folder: 'src/lib/play',
		holds: 'a game at the table: state, events, log',
		imports: ['document', 'army', 'rules', 'combat', 'dice']
	},
	league: {
		folder: 'src/lib/league',
		holds: 'regulation, submissions, verdicts, seasons',
		imports: ['document', 'army', 'rules', 'points']
	},
	reference: {
		folder: 'src/lib/reference',
		holds: 'the rules to read',
		imports: [],
		types: ['rules', 'combat']
	},
	figure: {
		folder: 'src/lib/figure',
		holds: 'gear and choices as shapes',
		imports: ['rules/items'],
		types: ['rules']
	},
	exchange: {
		folder: 'src/lib/exchange',
		holds: 'files, links, QR contents, backups and seals: bytes in, documents out',
		imports: ['rules', 'army', 'league', 'play', 'dice']
	},
	i18n: {
		folder: 'src/lib/i18n',
		holds: 'messages by language and area',
		imports: [],
		types: ['rules', 'combat', 'army', 'exchange', 'fill', 'figure', 'play', 'league']
	},
	publication: {
		folder: 'src/lib/publication',
		holds: 'what a league shows to everybody: page, tables, calendar, announcements',
		imports: ['league', 'exchange', 'i18n', 'army'],
		types: ['rules']
	},
	cards: {
		folder: 'src/lib/cards',
		holds: 'the card model, sheet layouts and PDF',
		imports: ['points', 'dice/notation', 'rules', 'combat', 'army', 'league', 'figure', 'i18n']
	},
	store: {
		folder: 'src/lib/store',
		holds: 'IndexedDB: schema, migrations, repositories, live queries',
		imports: ['army', 'league', 'play', 'exchange/ed25519', 'browser/pause'],
		types: ['rules']
	},
	browser: {
		folder: 'src/lib/browser',
		holds: 'files, share, camera, canvas, wake lock, clipboard',
		imports: []
	},
	sync: {
		folder: 'src/lib/sync',
		holds:
			'two phones: which events the other one lacks, messages, WebRTC without servers; rooms of a hub',
		imports: ['document', 'army', 'play', 'exchange']
	},
	state: {
		folder: 'src/lib/state',
		holds: 'the open army and its history, selection, preferences',
		imports: belowState
	},
	ui: {
		folder: 'src/lib/ui',
		holds: 'buttons, fields, dialogs, icons; knows nothing of armies',
		imports: ['i18n', 'browser'],
		types: ['figure']
	},
	components: {
		folder: 'src/lib/components',
		holds: 'components that show a thing of the game',
		imports: ['ui', 'state', 'i18n', 'cards', 'publication', ...engine]
	},
	hub: {
		folder: 'src/hub',
		holds: 'the server of rooms: what it accepts, keeps and passes on',
		imports: ['exchange', 'sync']
	},
	cli: {
		folder: 'src/cli',
		holds: 'the command brikmuster',
		imports: [...engine, 'cards', 'publication', 'i18n', 'hub']
	},
	library: {
		folder: 'src/engine',
		holds: 'the functions that other programs may call',
		imports: [...engine, 'cli']
	},
	routes: {
		folder: 'src/routes',
		holds: 'pages: they compose, they do not calculate',
		imports: ['state', 'ui', 'components', 'i18n', 'browser', 'store', ...engine]
	},
	'service-worker': {
		folder: 'src/service-worker',
		holds: 'the copy of the app for offline use',
		imports: []
	}
};

/**
 * Packages restricted to some layers. `layers` may import it, `pattern` matches the import's
 * source.
 *
 * @type {{ pattern: string, layers: string[], why: string, onUse?: boolean }[]}
 */
export const packages = [
	{
		pattern: '^zod$|^zod/(?!mini$)',
		layers: [],
		why: "zod's root weighs 92 kB in the bundle: import 'zod/mini' (5.8 kB)"
	},
	{
		pattern: '^zod/mini$',
		layers: ['army', 'league', 'play', 'exchange', 'store', 'sync', 'state', 'hub'],
		why: 'schemas stand at the borders'
	},
	{
		pattern: '^@noble/ed25519($|/)',
		layers: ['exchange'],
		why: 'signatures where the browser has none: exchange reaches the library by a dynamic import',
		onUse: true
	},
	{
		pattern: '^edmonds-blossom',
		layers: ['league'],
		why: 'pairings are the league’s'
	},
	{ pattern: '^dexie($|/)', layers: ['store'], why: 'only the store knows the database' },
	{
		pattern: '^workbox-',
		layers: ['state'],
		why: 'the life of the service worker is state; the worker itself needs no library'
	},
	{
		pattern: '^jspdf($|/)',
		layers: ['cards'],
		why: 'the PDF library is heavy: cards reach it by a dynamic import',
		onUse: true
	},
	{
		pattern: '^(svelte|esm-env|@sveltejs/kit|\\$app|\\$env|\\$service-worker)($|/)',
		layers: ['i18n', 'store', 'browser', 'state', 'ui', 'components', 'routes', 'service-worker'],
		why: 'the engine, the cards and the command pass under plain Node, without Svelte'
	},
	{
		pattern: '^(classic-level$|postgres$|sirv|ws$)',
		layers: ['hub'],
		why: 'the parts of a server belong to the command: it reaches the hub by a dynamic import'
	},
	{ pattern: '^node:', layers: ['cli', 'hub'], why: 'the app runs in the browser' }
];

/** The layers that may import both given layers. */
function layersAbove(/** @type {string} */ one, /** @type {string} */ other) {
	return Object.entries(layers)
		.filter(([, { imports }]) => imports.includes(one) && imports.includes(other))
		.map(([name]) => name);
}

/** Returns a layer by its name. */
export function layer(/** @type {string} */ name) {
	const found = layers[name];
	if (!found) throw new Error(`There is no layer ${name}.`);
	return found;
}

/** Returns a sentence about what a layer may import. */
export function mayImport(/** @type {string} */ name) {
	const { holds, imports, types = [] } = layer(name);
	const parts = [...imports, ...types.map((type) => `types of ${type} (import type)`)];
	return `${name} (${holds}) may import ${parts.join(', ') || 'nothing of ours'}`;
}

/** Returns the message of a forbidden import: what is allowed, and where the file belongs. */
export function importMessage(/** @type {string} */ from, /** @type {string} */ to) {
	const above = layersAbove(from, to);
	const belongs = above.length
		? `What needs both belongs above them: ${above.join(', ')}.`
		: `Move what is needed into a layer that both may import, or pass it in as an argument.`;
	return `${from} must not import ${to}. ${mayImport(from)}. ${belongs}`;
}
