import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** What is removed with one rulebook, for the tests that show that nothing else is. */
export const BOOK = 'quickwars';
/** The template of that rulebook. */
const TEMPLATE = 'carpet';

/** Files that may name the rulebook, with the parts to remove. */
export const MENTIONS: readonly (readonly [file: string, gone: RegExp])[] = [
	['src/lib/rules/registry.ts', new RegExp(`^.*\\b${BOOK}\\b.*\\n`, 'gm')],
	['src/lib/rules/choices.ts', new RegExp(`^\\t${BOOK}: .*\\n`, 'gm')],
	['src/lib/army/ready/units.ts', new RegExp(`^.*\\b${BOOK}\\b.*\\n`, 'gm')],
	['src/lib/army/templates/index.ts', new RegExp(`^.*\\b${TEMPLATE}\\b.*\\n`, 'gm')],
	...['en', 'pl'].flatMap((language) => [
		[`src/lib/i18n/${language}/rulebooks.ts`, new RegExp(`^\\t${BOOK}: .*\\n`, 'gm')] as const,
		[`src/lib/i18n/${language}/templates.ts`, blockOf(TEMPLATE)] as const
	])
];

/** Files that name the rules of combat of the same name, which stay without the rulebook. */
export const OF_COMBAT = [
	'src/cli/choices.ts',
	'src/lib/rules/rulebook/combat-rules.ts',
	'src/lib/combat/editions/index.ts',
	'src/lib/combat/fighting/index.ts',
	'src/lib/combat/editions/charges.ts',
	'src/lib/combat/editions/close.ts',
	'src/lib/play/check/rules-of-combat.ts',
	'src/lib/play/procedures/attack/charge.ts',
	'src/lib/play/procedures/withdraw.ts',
	...['en', 'pl'].flatMap((language) =>
		['cli', 'odds'].map((area) => `src/lib/i18n/${language}/${area}.ts`)
	)
];

function blockOf(key: string): RegExp {
	return new RegExp(`^\\t${key}: \\{\\n(?:\\t\\t.*\\n)*\\t\\},?\\n`, 'm');
}

/** All files that only this rulebook needs. */
export const OWN_FILES = [
	`src/lib/rules/books/${BOOK}/`,
	`src/lib/army/ready/${BOOK}.ts`,
	`src/lib/army/templates/${TEMPLATE}.ts`
];

/** The sources that remain, without what names the rulebook: path and text. */
export function remainingSources(): [path: string, text: string][] {
	const mentions = new Map(MENTIONS);
	return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
		.map((path) => join('src', path).replaceAll('\\', '/'))
		.filter((path) => /\.(ts|svelte)$/.test(path) && !OWN_FILES.some((own) => path.startsWith(own)))
		.map((path) => {
			const text = readFileSync(join(root, path), 'utf8');
			const gone = mentions.get(path);
			return [path, gone ? text.replace(gone, '') : text];
		});
}
