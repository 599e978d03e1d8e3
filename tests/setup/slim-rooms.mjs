/**
 * What replaces modules in the worker of a room. It never runs signatures of a library, as a browser without its own
 * does not start it (`findHub`); Yjs prints colors only to debug; and sources of the provider share code with Yjs.
 *
 * @type {Readonly<Record<string, string>>}
 */
const IN_ROOMS = {
	'@noble/ed25519': 'export {}',
	'./sha512': 'export {}',
	'lib0/logging':
		'export const [BLUE, BOLD, GREEN, GREY, ORANGE, PURPLE, RED, UNCOLOR, UNBOLD] = [];' +
		'export const { log: print, warn } = console;',
	'lib0/environment': 'export const getVariable = () => null;',
	'@hocuspocus/common': 'export * from "/node_modules/@hocuspocus/common/src/index.ts"',
	'@hocuspocus/provider': 'export * from "/node_modules/@hocuspocus/provider/src/index.ts"'
};

/**
 * What replaces parts of Yjs there. A room has one map and nothing else; what a hub sends besides that becomes types
 * without methods, which nobody reads.
 *
 * @type {readonly (readonly [RegExp, string])[]}
 */
const IN_YJS = [
	[/this\.get\(name, YArray\)/, 'this.get(name, AbstractType)'],
	[/this\.get\(name, YText\)/, 'this.get(name, AbstractType)'],
	[/this\.get\(name, YXmlFragment\)/, 'this.get(name, AbstractType)'],
	[/this\.get\(name, YXmlElement\)/, 'this.get(name, AbstractType)'],
	// Updates are sent in version 1. Those that wait for others are kept in version 2 without need.
	[/(?<=new |= |f\.id, )(DS|Update)(De|En)coderV2\b/g, '$1$2coderV1'],
	[
		/readYArray,\s+readYMap,\s+readYText,\s+readYXmlElement,\s+readYXmlFragment,\s+readYXmlHook,\s+readYXmlText\s/,
		'...Array.from({ length: 7 }, (_, type) => (type === 1 ? readYMap : () => new AbstractType()))'
	]
];

/** The code of Yjs with those parts replaced. */
export function slimYjs(/** @type {string} */ code) {
	return IN_YJS.reduce((slim, [part, instead]) => {
		if (slim.search(part) < 0) throw new Error(`Yjs has changed: ${part.source} is not in it.`);
		return slim.replace(part, instead);
	}, code);
}

/** Makes the worker of a room some 25 kB lighter. All other workers keep their modules. */
export function slimRooms() {
	let isRoom = false;
	return {
		name: 'slim-rooms',
		enforce: /** @type {const} */ ('pre'),
		buildStart(/** @type {{ input: unknown }} */ { input }) {
			isRoom = JSON.stringify(input).includes('room-client/worker');
		},
		resolveId: (/** @type {string} */ source) =>
			isRoom && source in IN_ROOMS ? `\0slim:${source}` : undefined,
		load: (/** @type {string} */ id) =>
			id.startsWith('\0slim:') ? IN_ROOMS[id.slice(6)] : undefined,
		transform: (/** @type {string} */ code, /** @type {string} */ id) =>
			isRoom && id.endsWith('/yjs/dist/yjs.mjs') ? slimYjs(code) : undefined
	};
}
