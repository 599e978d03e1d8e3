import { engine } from './layers.mjs';

const reason = 'The engine has no screen, storage, clock or randomness: take it as an argument.';

const impureGlobals = [
	'window',
	'self',
	'globalThis',
	'document',
	'navigator',
	'location',
	'history',
	'localStorage',
	'sessionStorage',
	'indexedDB',
	'caches',
	'fetch',
	'XMLHttpRequest',
	'WebSocket',
	'Worker',
	'alert',
	'confirm',
	'prompt',
	'setTimeout',
	'setInterval',
	'setImmediate',
	'queueMicrotask',
	'requestAnimationFrame',
	'requestIdleCallback',
	'performance',
	'process'
];

// crypto.subtle stays allowed: a seal's signature depends only on its bytes and its key.
const chance = [
	['Math', 'random'],
	['crypto', 'getRandomValues'],
	['crypto', 'randomUUID'],
	['Date', 'now']
];

/** Returns the rules that keep an engine layer pure; empty for other layers. */
export function purityRules(/** @type {string} */ name) {
	if (name !== 'rulebook' && !engine.includes(name)) {
		return { globals: [], properties: [], syntax: [] };
	}
	const message = `${name} must stay pure. ${reason}`;
	return {
		globals: impureGlobals.map((global) => ({ name: global, message })),
		properties: chance.map(([object, property]) => ({ object, property, message })),
		syntax: [
			{ selector: "NewExpression[callee.name='Date'][arguments.length=0]", message },
			{ selector: "CallExpression[callee.name='Date']", message }
		]
	};
}
