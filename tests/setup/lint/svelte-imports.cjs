// import-x asks a parser for a module's imports at the top of its tree; in a component's tree they
// stand one level deeper, in its script elements, and every .svelte file would pass for no module.
const { createRequire } = require('node:module');
const svelteParser = createRequire(require.resolve('eslint-plugin-svelte'))('svelte-eslint-parser');

/** Parses a component with the contents of its scripts lifted to the top. */
exports.parseForESLint = function parseForESLint(code, options) {
	const parsed = svelteParser.parseForESLint(code, options);
	const scripts = parsed.ast.body.filter(({ type }) => type === 'SvelteScriptElement');
	const markup = parsed.ast.body.filter(({ type }) => type !== 'SvelteScriptElement');
	const body = [...scripts.flatMap((script) => script.body), ...markup];
	return { ...parsed, ast: { ...parsed.ast, body } };
};
