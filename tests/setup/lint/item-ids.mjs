/** The ids of gear items and ranks that are words of nothing else. */
const plain = new Set([
	'shortHand',
	'heavyHand',
	'shortRanged',
	'longRanged',
	'bodyArmor',
	'improvised',
	'handWeapon',
	'rangedWeapon',
	'mercenary'
]);

/** All of them; a shield is a spell too, an officer an icon, and a situation says whether a weapon is two-handed. */
const ids = new Set([
	...plain,
	'twoHanded',
	'explosive',
	'shield',
	'protection',
	'brick',
	'officer',
	'hero'
]);

/** @typedef {import('estree').Node} Node */

const isId = (/** @type {Node | null | undefined} */ node, known = ids) =>
	node?.type === 'Literal' && known.has(String(node.value));

/** Whether an expression is an item or a rank by its name. */
function isThing(/** @type {Node} */ node) {
	const name =
		node.type === 'Identifier'
			? node.name
			: node.type === 'MemberExpression' && node.property.type === 'Identifier'
				? node.property.name
				: '';
	return /^(item|rank)$|(Item|Rank)$/.test(name);
}

const keyOf = (/** @type {Node} */ node) =>
	node.type === 'Property' && node.key.type === 'Identifier' ? node.key.name : '';

/** @type {import('eslint').Rule.RuleModule} */
const named = {
	meta: {
		type: 'problem',
		messages: {
			named:
				'Ask kindOf, rankKind or weaponKind (rules/items): an item or rank is named in its tables only'
		}
	},
	create(context) {
		const report = (/** @type {Node} */ node) => context.report({ node, messageId: 'named' });
		return {
			BinaryExpression(node) {
				if (!/^[!=]==?$/.test(node.operator)) return;
				const { left, right } = node;
				if ((isId(right) && isThing(left)) || (isId(left) && isThing(right))) report(node);
			},
			SwitchCase(node) {
				const { parent } = node;
				if (parent.type !== 'SwitchStatement') return;
				if (isId(node.test) && isThing(parent.discriminant)) report(node);
			},
			VariableDeclarator(node) {
				if (isId(node.init, plain)) report(node);
			},
			ArrayExpression(node) {
				if (node.elements.some((element) => isId(element, plain))) report(node);
			},
			CallExpression(node) {
				if (node.arguments.some((argument) => isId(argument, plain))) report(node);
			},
			ObjectExpression(node) {
				if (node.properties.filter((property) => plain.has(keyOf(property))).length > 1)
					report(node);
			}
		};
	}
};

/**
 * Returns the configuration block that keeps what an item or rank is in the tables (`rules/items`, a rulebook's tables).
 * The files that name one are those outside `ignores` that match
 * `grep -rlE "'(shortHand|heavyHand|twoHanded|shortRanged|longRanged|bodyArmor|improvised|handWeapon|rangedWeapon|mercenary)'" src`.
 */
export function itemIds() {
	return {
		name: 'item-ids',
		files: ['src/**/*.{ts,svelte}'],
		ignores: [
			'src/lib/rules/items/**',
			'src/lib/rules/books/*/tables/**',
			// The statistics of later editions; ready units and armies; names.
			'src/lib/combat/editions/later-weapons.ts',
			'src/lib/rules/editions-compared.ts',
			'src/lib/army/{ready,templates}/**',
			'src/lib/i18n/**',
			'src/lib/ui/icons/**',
			'**/*.test.ts'
		],
		plugins: { items: { rules: { ids: named } } },
		rules: { 'items/ids': /** @type {const} */ ('error') }
	};
}
