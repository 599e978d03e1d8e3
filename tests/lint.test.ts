import { ESLint, type Linter } from 'eslint';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { circlesOf, importGraph } from './setup/lint/circles.mjs';
import { languages, layers } from './setup/lint/config.mjs';
import { editionIds } from './setup/lint/edition-ids.mjs';
import { itemIds } from './setup/lint/item-ids.mjs';
import { plainEnglish } from './setup/lint/plain-words.mjs';

const root = fileURLToPath(new URL('./fixtures/lint', import.meta.url));
const dependencies = 'boundaries/dependencies';

let eslint: ESLint;

beforeAll(() => {
	eslint = new ESLint({
		cwd: root,
		overrideConfigFile: true,
		overrideConfig: layers(root) as Linter.Config[]
	});
});

/** The lint messages for a source at that path of the small project. */
async function complaints(path: string, code: string) {
	const text = path.endsWith('.svelte') ? `<script lang="ts">\n${code}\n</script>\n` : `${code}\n`;
	const [result] = await eslint.lintText(text, { filePath: join(root, 'src', path) });
	return result?.messages.map(({ ruleId, message }) => ({ ruleId, message })) ?? [];
}

/** A path, a source, the rule that forbids it, and its expected message. */
const forbidden: [path: string, code: string, rule: string, says: RegExp][] = [
	[
		'lib/league/a.ts',
		"export const a = () => import('@noble/ed25519');",
		'no-restricted-syntax',
		/^league must not import this package: signatures .+ \(only in exchange\)/
	],
	[
		'lib/exchange/a.ts',
		"import { verify } from '@noble/ed25519';\nexport const a = verify;",
		'no-restricted-imports',
		/exchange reaches the library by a dynamic import/
	],
	[
		'lib/points/a.ts',
		"import { noLines } from '$lib/rules/ledger';\nexport const a = noLines;",
		dependencies,
		/^points must not import rules\. points \(.+\) may import nothing of ours\. .*army/
	],
	[
		'lib/points/a.ts',
		"export { noLines } from '../rules/ledger';",
		dependencies,
		/^points must not import rules/
	],
	[
		'lib/points/a.ts',
		"export const a = () => import('$lib/rules/ledger');",
		dependencies,
		/^points must not import rules/
	],
	[
		'lib/points/a.ts',
		"import type { Line } from '$lib/rules/ledger';\nexport type A = Line;",
		dependencies,
		/^points must not import rules/
	],
	[
		'lib/rules/a.ts',
		"import { even } from '$lib/dice/odds';\nexport const a = even;",
		dependencies,
		/^rules must not import dice\. .*dice\/notation/
	],
	[
		'lib/ui/A.svelte',
		"import ArmyRow from '$lib/components/ArmyRow.svelte';\nconst a = ArmyRow;",
		dependencies,
		/^ui must not import components\. ui .+ may import i18n, browser, types of figure/
	],
	[
		'lib/ui/A.svelte',
		"import { head } from '$lib/figure/shapes';\nconst a = head;",
		dependencies,
		/^ui must not import figure\. .*types of figure \(import type\)/
	],
	[
		'lib/components/A.svelte',
		"import { armies } from '$lib/store/armies';\nconst a = armies;",
		dependencies,
		/^components must not import store/
	],
	[
		'lib/league/a.ts',
		"import { Selection } from '../state/selection.svelte';\nexport const a = Selection;",
		dependencies,
		/^league must not import state/
	],
	[
		'lib/store/a.svelte.ts',
		"import { Selection } from '$lib/state/selection.svelte';\nexport const a = Selection;",
		dependencies,
		/^store must not import state/
	],
	[
		'lib/rules/books/core2005/a.ts',
		"import { lugpolwars } from '../lugpolwars';\nexport const a = lugpolwars;",
		dependencies,
		/^A rulebook never imports another's folder/
	],
	[
		'lib/rules/books/core2005/a.ts',
		"import { rulebooks } from '../../registry';\nexport const a = rulebooks;",
		dependencies,
		/^The registry knows the rulebooks/
	],
	[
		'lib/rules/a.ts',
		"import { core2005 } from './books/core2005';\nexport const a = core2005;",
		dependencies,
		/^rules must not import a rulebook's folder: only src\/lib\/rules\/registry\.ts/
	],
	[
		'lib/army/a.ts',
		"import { core2005 } from '$lib/rules/books/core2005';\nexport const a = core2005;",
		dependencies,
		/^army must not import a rulebook's folder/
	],
	[
		'service-worker/index.ts',
		"import { half } from '$lib/points/half';\nexport const a = half;",
		dependencies,
		/^service-worker must not import points/
	],
	[
		'lib/army/a.ts',
		"import { z } from 'zod';\nexport const a = z;",
		'no-restricted-imports',
		/army must not import this package: zod's root weighs 92 kB/
	],
	[
		'lib/army/a.test.ts',
		"import * as z from 'zod';\nexport const a = z;",
		'no-restricted-imports',
		/zod's root weighs 92 kB/
	],
	[
		'lib/army/a.ts',
		"export const a = () => import('zod');",
		'no-restricted-syntax',
		/zod's root weighs 92 kB/
	],
	[
		'lib/rules/a.ts',
		"import { z } from 'zod/mini';\nexport const a = z;",
		'no-restricted-imports',
		/rules must not import this package: schemas stand at the borders \(only in army/
	],
	[
		'lib/state/a.svelte.ts',
		"import Dexie from 'dexie';\nexport const a = Dexie;",
		'no-restricted-imports',
		/state must not import this package: .*\(only in store\)/
	],
	[
		'routes/+page.svelte',
		"const a = () => import('dexie');",
		'no-restricted-syntax',
		/routes must not import this package: .*\(only in store\)/
	],
	[
		'lib/cards/pdf.ts',
		"import { jsPDF } from 'jspdf';\nexport const a = jsPDF;",
		'no-restricted-imports',
		/dynamic import/
	],
	[
		'lib/figure/a.ts',
		"import { tick } from 'svelte';\nexport const a = tick;",
		'no-restricted-imports',
		/figure must not import this package: .*plain Node/
	],
	[
		'lib/rules/books/core2005/a.ts',
		'export const a = Math.random();',
		'no-restricted-properties',
		/rulebook must stay pure/
	],
	[
		'lib/rules/a.ts',
		'export const a = Math.random();',
		'no-restricted-properties',
		/rules must stay pure/
	],
	[
		'lib/league/a.ts',
		'export const a = new Date();',
		'no-restricted-syntax',
		/league must stay pure/
	],
	[
		'lib/play/a.ts',
		'export const a = document.title;',
		'no-restricted-globals',
		/play must stay pure/
	],
	[
		'lib/league/a.ts',
		"export const a = new Intl.Collator('pl');",
		'no-restricted-syntax',
		/Make formats when they are used/
	],
	[
		'lib/ui/a.ts',
		"const a = new Intl.NumberFormat('pl');\nexport const b = () => a.format(1);",
		'no-restricted-syntax',
		/Make formats when they are used/
	],
	['lib/play/A.svelte', 'const a = 1;', 'no-restricted-syntax', /plain Node, without Svelte/],
	['lib/attic/a.ts', 'export const a = 1;', 'boundaries/no-unknown-files', /known element/]
];

/** A path and a source without lint messages. */
const allowed: [path: string, code: string][] = [
	['lib/league/a.ts', "export const a = () => new Intl.Collator('pl');"],
	['lib/rules/a.ts', "import { half } from '$lib/points/half';\nexport const a = half;"],
	['lib/rules/a.ts', "import { bonusDie } from '$lib/dice/notation';\nexport const a = bonusDie;"],
	[
		'lib/rules/books/core2005/a.ts',
		"import { noLines } from '../ledger';\nexport const a = noLines;"
	],
	['lib/rules/books/core2005/a.ts', "import { core2005 } from '.';\nexport const a = core2005;"],
	['lib/combat/a.ts', "import { even } from '$lib/dice/odds';\nexport const a = even;"],
	['lib/ui/A.svelte', "import type { Shape } from '$lib/figure/shapes';\nconst a: Shape[] = [];"],
	['lib/i18n/a.ts', "import type { Line } from '$lib/rules/ledger';\nexport type A = Line;"],
	['lib/components/A.svelte', "import Button from '$lib/ui/Button.svelte';\nconst a = Button;"],
	['lib/components/A.svelte', "import { head } from '$lib/figure/shapes';\nconst a = head;"],
	[
		'lib/state/a.svelte.ts',
		"import { armies } from '$lib/store/armies';\nexport const a = armies;"
	],
	['lib/store/a.ts', "import Dexie from 'dexie';\nexport const a = Dexie;"],
	['lib/army/a.ts', "import * as z from 'zod/mini';\nexport const a = z;"],
	['lib/cards/pdf.ts', "export const a = () => import('jspdf');"],
	['lib/league/a.ts', 'export const a = (at: number) => new Date(at).toISOString();'],
	['routes/+page.svelte', "import { armies } from '$lib/store/armies';\nconst a = armies;"],
	[
		'lib/points/a.test.ts',
		"import { noLines } from '$lib/rules/ledger';\nexport const a = noLines;"
	]
];

describe('the imports of the layers', () => {
	it.each(forbidden)('forbid in %s: %j', async (path, code, rule, says) => {
		const found = await complaints(path, code);
		expect(found).toEqual([{ ruleId: rule, message: expect.stringMatching(says) }]);
	});

	it.each(allowed)('allow in %s: %j', async (path, code) => {
		expect(await complaints(path, code)).toEqual([]);
	});

	it('allow only the registry to import the rulebooks', async () => {
		const [result] = await eslint.lintFiles('src/lib/rules/registry.ts');
		expect(result?.messages).toEqual([]);
	});
});

describe('circles', () => {
	it('are found among modules and components', () => {
		const circles = circlesOf(importGraph(['src'], root)).map((circle) =>
			circle.map((path) => relative(join(root, 'src/lib'), path)).sort()
		);
		expect(circles.sort()).toEqual([
			['components/Inner.svelte', 'components/Outer.svelte', 'components/radius.ts'],
			['league/meeting.ts', 'league/season.ts']
		]);
	});

	it('include a module that imports itself', () => {
		const graph = new Map(Object.entries({ a: ['b'], b: ['c', 'b'], c: [] }));
		expect(circlesOf(graph)).toEqual([['b']]);
	});

	/** The circles of a project that has only two modules. */
	function circlesIn(a: string, b: string) {
		const folder = mkdtempSync(join(tmpdir(), 'brikmuster-'));
		onTestFinished(() => rmSync(folder, { recursive: true }));
		mkdirSync(join(folder, 'src/lib'), { recursive: true });
		writeFileSync(join(folder, 'src/lib/a.ts'), a);
		writeFileSync(join(folder, 'src/lib/b.ts'), b);
		return circlesOf(importGraph(['src'], folder)).length;
	}

	it('result from values, exports and import(), not from types', () => {
		const back = "import { a } from '$lib/a';\nexport type B = typeof a;";
		expect(circlesIn("import { b } from './b';", back)).toBe(1);
		expect(circlesIn("export * from './b';", back)).toBe(1);
		expect(circlesIn("export const a = () => import('./b');", back)).toBe(1);
		expect(circlesIn("import type { B } from './b';", back)).toBe(0);
		expect(circlesIn("export type { B } from './b';", back)).toBe(0);
	});

	it('cannot hide behind an import that is not found', () => {
		expect(() => circlesIn("import './c';", '')).toThrow(
			'src/lib/a.ts imports ./c, which is not found'
		);
	});
});

/** A path, a source, and what the message must say. */
const unclear: [path: string, source: string, says: string][] = [
	['a.ts', '/** So many boxes in a row. */\nexport const a = 1;', '“So many”: write a name'],
	['a.ts', 'export const a = 1; // It is told\n', '“is told”: write “gets”'],
	['a.ts', '/**\n * Kept as\n * long as it is used.\n */\nexport const a = 1;', '“as long as”'],
	['a.mjs', '/* Checks him. */\nexport const a = 1;', '“him”: write “it” or “they”'],
	['a.test.ts', "it.each([1])('stands at %i', () => 1);", '“stands”: write “is” or “shows”'],
	['a.test.ts', 'test(`is judged ${1}`, () => 1);', '“is judged”: write “is checked”'],
	['A.svelte', '<script lang="ts">\n\t// Painted anew.\n\tlet a = 1;\n</script>\n{a}\n', '“anew”'],
	['A.svelte', '<!-- Whoever looks. -->\n<p>a</p>\n', '“Whoever”: write the name of the thing']
];

const plain: [path: string, source: string][] = [
	['a.ts', '/** Draws `count` boxes, and checks this. */\nexport const a = "so many, as told";'],
	['a.test.ts', "it('understands history', () => 1);\nnote('stands');"],
	['A.svelte', '<!-- A list of rows. -->\n<p>It stands anew.</p>\n']
];

describe('the words of comments and test names', () => {
	const words = new ESLint({
		cwd: root,
		overrideConfigFile: true,
		overrideConfig: [...languages, plainEnglish(['src'])] as Linter.Config[]
	});
	const messages = async (path: string, source: string) => {
		const [result] = await words.lintText(source, { filePath: join(root, 'src', path) });
		return result?.messages.map(({ message }) => message);
	};

	it.each(unclear)('are reported in %s: %j', async (path, source, says) => {
		expect(await messages(path, source)).toEqual([expect.stringContaining(says)]);
	});

	it.each(plain)('may be plain in %s: %j', async (path, source) => {
		expect(await messages(path, source)).toEqual([]);
	});

	it('are checked in all folders listed as plain', async () => {
		for (const path of ['src/lib/store/a.ts', 'src/cli/a.ts', 'static/a.js', 'tests/fuzz/a.ts']) {
			const { rules } = await new ESLint().calculateConfigForFile(path);
			expect(rules['plain/words']?.[0], path).toBe(2);
		}
	});
});

describe('the configuration of the project', () => {
	const files = ['src/lib/points/a.ts', 'src/lib/ui/A.svelte', 'src/lib/state/a.svelte.ts'];

	it.each(files)('enforces the layers in %s', async (path) => {
		const { rules } = await new ESLint().calculateConfigForFile(path);
		for (const rule of [dependencies, 'no-restricted-imports', 'max-lines']) {
			expect(rules[rule][0], rule).toBe(2);
		}
	});
});

/** The messages of a configuration for a source of the app. */
async function messagesOf(config: object, path: string, code: string) {
	const strict = new ESLint({
		cwd: root,
		overrideConfigFile: true,
		overrideConfig: [config] as Linter.Config[]
	});
	const [result] = await strict.lintText(code, { filePath: join(root, path) });
	return result?.messages.flatMap(({ ruleId }) => ruleId ?? []) ?? [];
}

describe('the ids of items and ranks', () => {
	const rule = 'items/ids';
	const found = (path: string, code: string) => messagesOf(itemIds(), path, code);

	it.each([
		["export const burns = ({ item }) => item === 'explosive';"],
		["export const leads = (unit) => unit.rank !== 'officer';"],
		["export const shoots = ({ item }) => ['shortRanged', 'longRanged'].includes(item);"],
		["export const suits = (gear) => piecesOf(gear, 'bodyArmor');"],
		["export const LOWEST = 'mercenary';"],
		["export const ERA = { shortRanged: 'modern', longRanged: 'modern' };"],
		["export const f = (item) => { switch (item) { case 'shield': return 1; } };"]
	])('are named in their tables only: %s', async (code) => {
		expect(await found('src/lib/play/a.ts', code)).toContain(rule);
		expect(await found('src/lib/rules/items/a.ts', code)).toEqual([]);
	});

	it('are no icons', async () => {
		const code = "export const table = { icon: 'shortHand', name: 'shield' };";
		expect(await found('src/lib/play/a.ts', code)).toEqual([]);
	});
});

describe('the ids of editions', () => {
	const found = (path: string, code: string) => messagesOf(editionIds(), path, code);

	it('are compared in their tables only', async () => {
		const code = "export const early = (rules) => rules === '2005';\n";
		const rule = 'editions/comparisons';
		expect(await found('src/lib/play/a.ts', code)).toEqual([rule]);
		expect(await found('src/lib/combat/editions/a.ts', code)).toEqual([]);
		const book = "export const quick = (rulebook) => rulebook === 'quickwars';\n";
		expect(await found('src/lib/play/a.ts', book)).toEqual([]);
	});
});
