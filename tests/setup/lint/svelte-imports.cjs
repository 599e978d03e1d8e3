// import-x expects imports at the top of a module's tree; in a component's tree they are one level
// deeper, in its script elements, so every .svelte file would look like a script without imports.
const { createRequire } = require('node:module');
const svelteParser = createRequire(require.resolve('eslint-plugin-svelte'))('svelte-eslint-parser');

/** Parses a component and lifts the contents of its scripts to the top. */
exports.parseForESLint = function parseForESLint(code, options) {
	const parsed = svelteParser.parseForESLint(code, options);
	const scripts = parsed.ast.body.filter(({ type }) => type === 'SvelteScriptElement');
	const markup = parsed.ast.body.filter(({ type }) => type !== 'SvelteScriptElement');
	const body = [...scripts.flatMap((script) => script.body), ...markup];
	return { ...parsed, ast: { ...parsed.ast, body } };
};
