/** The ids of the editions that only `combat/editions` may compare; elsewhere a fact is asked of the edition. */
const ids = new Set(['2005', '2010', '2020', 'quickwars', 'lugpolwars']);

/** Comparisons of the ids of rulebooks, two of which have the name of an edition, are something else. */
const isRulebook = (/** @type {string} */ text) => /rulebook|book/i.test(text);

/** @type {import('eslint').Rule.RuleModule} */
const comparisons = {
	meta: {
		type: 'problem',
		messages: {
			compared:
				'Ask the edition: a comparison of its id is a rule in the wrong place (combat/editions)'
		}
	},
	create(context) {
		return {
			BinaryExpression(node) {
				if (!/^[!=]==?$/.test(node.operator)) return;
				const sides = [node.left, node.right];
				const id = sides.some((side) => side.type === 'Literal' && ids.has(String(side.value)));
				if (id && !isRulebook(context.sourceCode.getText(node)))
					context.report({ node, messageId: 'compared' });
			}
		};
	}
};

/** Returns the configuration block that keeps what differs between editions in their tables. */
export function editionIds() {
	return {
		name: 'edition-ids',
		files: ['src/**/*.{ts,svelte}'],
		ignores: ['src/lib/combat/editions/**', '**/*.test.ts'],
		plugins: { editions: { rules: { comparisons } } },
		rules: { 'editions/comparisons': /** @type {const} */ ('error') }
	};
}
