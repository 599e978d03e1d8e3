import { parseArgs } from 'node:util';
import type { Language } from '$lib/i18n/languages';
import { languageNamed } from './language';

const COMMANDS = ['price', 'check', 'verify'] as const;
export type Command = (typeof COMMANDS)[number];

/** What is to be done with which files. */
export interface Order {
	readonly command: Command;
	readonly files: readonly string[];
	readonly json: boolean;
	readonly league: boolean;
}

/** Why a command line cannot be obeyed; `word` is what it stumbled over. */
export interface Misuse {
	readonly code:
		| 'noCommand'
		| 'unknownCommand'
		| 'noFile'
		| 'unknownOption'
		| 'notForCommand'
		| 'takesNoValue'
		| 'unknownLanguage';
	readonly word: string;
}

export type Wish =
	| { readonly kind: 'help' | 'version' }
	| { readonly kind: 'order'; readonly order: Order }
	| { readonly kind: 'misuse'; readonly misuse: Misuse };

export interface Reading {
	readonly wish: Wish;
	/** Of `--locale`; undefined leaves it to the environment. */
	readonly language: Language | undefined;
}

const options = {
	json: { type: 'boolean' },
	league: { type: 'boolean' },
	locale: { type: 'string' },
	help: { type: 'boolean', short: 'h' },
	version: { type: 'boolean' }
} as const;

type OptionToken = Extract<
	NonNullable<ReturnType<typeof parse>['tokens']>[number],
	{ kind: 'option' }
>;

/** Not strict: Node's own complaints are in English only, so we make ours of the tokens. */
function parse(words: readonly string[]) {
	return parseArgs({
		args: [...words],
		options,
		strict: false,
		allowPositionals: true,
		tokens: true
	});
}

function misuseOfOption({ name, rawName, value }: OptionToken): Misuse | undefined {
	if (!Object.hasOwn(options, name)) return { code: 'unknownOption', word: rawName };
	if (name === 'locale') {
		return languageNamed(value ?? '') ? undefined : { code: 'unknownLanguage', word: value ?? '' };
	}
	return value === undefined ? undefined : { code: 'takesNoValue', word: rawName };
}

function misuseOfCommand(command: string | undefined, files: readonly string[]) {
	if (command === undefined) return { code: 'noCommand', word: '' } as const;
	if (!isCommand(command)) return { code: 'unknownCommand', word: command } as const;
	return files.length === 0 ? ({ code: 'noFile', word: command } as const) : undefined;
}

function isCommand(word: string): word is Command {
	return (COMMANDS as readonly string[]).includes(word);
}

/** What the words of a command line, without `node` and the script, ask for. */
export function readArguments(words: readonly string[]): Reading {
	const { values, positionals, tokens = [] } = parse(words);
	const given = tokens.filter((token): token is OptionToken => token.kind === 'option');
	const language = typeof values.locale === 'string' ? languageNamed(values.locale) : undefined;
	const answer = (wish: Wish): Reading => ({ wish, language });
	const refuse = (misuse: Misuse) => answer({ kind: 'misuse', misuse });
	const [wrong] = given.flatMap((token) => misuseOfOption(token) ?? []);
	if (wrong) return refuse(wrong);
	if (values.help) return answer({ kind: 'help' });
	if (values.version) return answer({ kind: 'version' });

	const [command, ...files] = positionals;
	const misuse = misuseOfCommand(command, files);
	if (misuse) return refuse(misuse);
	const league = values.league === true;
	if (league && command !== 'check') return refuse({ code: 'notForCommand', word: '--league' });
	const json = values.json === true;
	return answer({ kind: 'order', order: { command: command as Command, files, json, league } });
}
