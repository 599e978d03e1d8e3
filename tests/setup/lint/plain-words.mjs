/** Folders whose comments and test names follow the rule; add a folder once it is clean. */
export const plainFolders = ['bin', 'src', 'static', 'tests'];

/**
 * Wordings that native speakers avoid, with a replacement.
 *
 * @type {[pattern: RegExp, instead: string][]}
 */
const habits = [
	[/\bso many\b/i, 'a name such as `count`, or “this many”'],
	[/\bas many as\b/i, '“the number of” or “up to”'],
	[/\banew\b/i, '“again”'],
	[/\b(?:is|are|be) told\b/i, '“gets”, “shows” or “reports”'],
	[/\b(?:is|are|be) judged\b/i, '“is checked”'],
	[/\bstands\b/i, '“is” or “shows”'],
	[/\blies\b/i, '“is”'],
	[/\bcomes? of\b/i, '“results from”'],
	[/\bas long as\b/i, '“while”'],
	[/\bgoes by\b/i, '“depends on”'],
	[/\bhands (?:it|them|(?:the|its|a) \w+) on\b/i, '“passes”'],
	[/\b(?:he|him|his)\b/i, '“it” or “they”'],
	[/\b(?:whom|whoever)\b/i, 'the name of the thing'],
	[/\b(?:armour|behaviour|centre|colour|grey|(?:milli|centi)metre)s?\b/, 'American spelling']
];

const testFunctions = new Set(['describe', 'it', 'test']);

/** @typedef {import('estree').Node} Node */

/** Returns the name of the function behind a call such as `it.each(rows)`. */
function calledName(/** @type {Node} */ callee) {
	let node = callee;
	while (node.type !== 'Identifier') {
		if (node.type === 'MemberExpression') node = /** @type {Node} */ (node.object);
		else if (node.type === 'CallExpression') node = node.callee;
		else if (node.type === 'TaggedTemplateExpression') node = node.tag;
		else return undefined;
	}
	return node.name;
}

/** @type {import('eslint').Rule.RuleModule} */
const plainWords = {
	meta: { type: 'suggestion', schema: [], messages: { habit: '“{{words}}”: write {{instead}}.' } },
	create(context) {
		const check = (
			/** @type {string} */ text,
			/** @type {import('eslint').AST.SourceLocation | null | undefined} */ loc
		) => {
			const line = text.replace(/\s*\n[\s*]*/g, ' ');
			for (const [pattern, instead] of habits) {
				const [words] = pattern.exec(line) ?? [];
				if (words && loc) context.report({ loc, messageId: 'habit', data: { words, instead } });
			}
		};
		return {
			Program() {
				for (const { value, loc } of context.sourceCode.getAllComments()) check(value, loc);
			},
			/** Only in components, whose parser adds this node. */
			SvelteHTMLComment(/** @type {unknown} */ comment) {
				const { value, loc } = /** @type {import('estree').Comment} */ (comment);
				check(value, loc);
			},
			CallExpression({ callee, arguments: [title] }) {
				if (!testFunctions.has(calledName(callee) ?? '')) return;
				if (title?.type === 'Literal') check(String(title.value), title.loc);
				if (title?.type !== 'TemplateLiteral') return;
				check(title.quasis.map(({ value }) => value.raw).join('…'), title.loc);
			}
		};
	}
};

/** Returns the configuration block that checks comments and test names in these folders. */
export function plainEnglish(folders = plainFolders) {
	return {
		name: 'plain-english',
		files: folders.map((folder) => `${folder}/**/*.{ts,js,mjs,cjs,svelte}`),
		plugins: { plain: { rules: { words: plainWords } } },
		rules: { 'plain/words': /** @type {const} */ ('error') }
	};
}
