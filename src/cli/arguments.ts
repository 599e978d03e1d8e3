import { parseArgs } from 'node:util';
import { DEFAULT_SETTINGS, type PrintSettings, type Sides } from '$lib/cards/layout/settings';
import { USUAL_COLORING, type Coloring } from '$lib/cards/model/card-colors';
import { USUAL_CONTENTS, type CardContent, type CardCount } from '$lib/cards/model/contents';
import type { Language } from '$lib/i18n/languages';
import type { PrintKind } from '$lib/cards/print-kinds';
import type { BlankKind } from '$lib/cards/sheets/blank-contents';
import {
	CHOICES,
	isChoice,
	isRead,
	optionValue,
	READERS,
	valueOf,
	type ChoiceError
} from './choices';
import { HUB_TEXTS, hubError, hubOrder, type HubError, type HubOrder } from './hub/order';
import { languageNamed } from './language';
import { LEAGUE_TEXTS, leagueOrder, type LeagueOrder } from './league/order';
import { isFor, options, type Option } from './options';
import { oddsOrder, questionError, type OddsOrder } from './odds/order';
import type { QuestionError } from './odds/problems';

const COMMANDS = [
	'price',
	'check',
	'verify',
	'odds',
	'cards',
	'pack',
	'link',
	'open',
	'league',
	'hub'
] as const;
export type Command = (typeof COMMANDS)[number];

/** Which files to report on, and how. */
export interface ReportOrder {
	readonly command: 'price' | 'check' | 'verify';
	readonly files: readonly string[];
	readonly json: boolean;
	/** Whether the league's limits are checked too. */
	readonly league: boolean;
	/** The league's file that submissions are checked against. */
	readonly leagueFile?: string;
	/** Files of packs whose editions count. */
	readonly packs?: readonly string[];
}

/** Which packs to check. */
export interface PackOrder {
	readonly command: 'pack';
	readonly files: readonly string[];
	readonly json: boolean;
}

/** Which files to print cards of, the output files and the print settings. */
export interface CardsOrder {
	readonly command: 'cards';
	readonly files: readonly string[];
	readonly output: string;
	/** The file for a cutting machine. */
	readonly cutOutput?: string;
	/** The folder for a picture of each card. */
	readonly pictures?: string;
	/** The JPEG file on the backs. */
	readonly backPicture?: string;
	/** Files of packs whose editions count. */
	readonly packs?: readonly string[];
	/** The address of the app, for the codes on the army list that open the army. */
	readonly base?: string;
	readonly what: PrintKind;
	/** The kind of unit that blank cards are for. */
	readonly blank?: BlankKind;
	/** Ids of the only units of the first army with cards. */
	readonly units?: readonly string[];
	readonly per: CardCount;
	readonly contents: readonly CardContent[];
	readonly coloring: Coloring;
	readonly settings: PrintSettings;
}

/** Which file to make a link of, and the address of the app. */
export interface LinkOrder {
	readonly command: 'link';
	readonly file: string;
	/** Without a trailing slash; empty for a relative link. */
	readonly base: string;
	readonly json: boolean;
}

/** Which link to open (- for standard input), and the output file. */
export interface OpenOrder {
	readonly command: 'open';
	readonly link: string;
	readonly output: string;
	readonly json: boolean;
}

export type Order =
	ReportOrder | CardsOrder | PackOrder | LinkOrder | OpenOrder | OddsOrder | LeagueOrder | HubOrder;

/** Why a command line is invalid; `word` is the offending argument. */
export interface UsageError {
	readonly code:
		| 'noCommand'
		| 'unknownCommand'
		| 'noFile'
		| 'noPackStep'
		| 'noLink'
		| 'onlyOne'
		| 'onlyOneLeague'
		| 'noOutput'
		| 'unknownOption'
		| 'notForCommand'
		| 'takesNoValue'
		| 'noValue'
		| 'badBase'
		| 'badCut'
		| 'packOrLeague'
		| 'unknownLanguage'
		| HubError['code']
		| ChoiceError
		| QuestionError['code'];
	readonly word: string;
	/** The command concerned, if any. */
	readonly command?: string;
}

type Invocation =
	| { readonly kind: 'help' | 'version' }
	| { readonly kind: 'order'; readonly order: Order }
	| { readonly kind: 'misuse'; readonly misuse: UsageError };

export interface Reading {
	readonly wish: Invocation;
	/** Value of `--locale`; undefined means the environment decides. */
	readonly language: Language | undefined;
}

/** Options whose value is any text. */
const TEXTS = new Set<string>(['attacker', 'weapon', 'target', 'against'] satisfies Option[]);

type Parsed = ReturnType<typeof parse>;
type OptionToken = Extract<NonNullable<Parsed['tokens']>[number], { kind: 'option' }>;

/** Not strict: Node's own errors are in English only, so ours are made from the tokens. */
function parseWith(words: readonly string[], league: 'boolean' | 'string') {
	return parseArgs({
		args: [...words],
		options: { ...options, league: { type: league } },
		strict: false,
		allowPositionals: true,
		tokens: true
	});
}

/** For submissions, `--league` names a file; otherwise it is a switch. */
function parse(words: readonly string[]) {
	const parsed = parseWith(words, 'boolean');
	return parsed.positionals[0] === 'verify' ? parseWith(words, 'string') : parsed;
}

function isOption(name: string): name is Option {
	return Object.hasOwn(options, name);
}

function optionError(
	{ name, rawName, value }: OptionToken,
	isVerified: boolean
): UsageError | undefined {
	if (!isOption(name)) return { code: 'unknownOption', word: rawName };
	const word = value ?? '';
	if (name === 'locale') {
		return languageNamed(word) ? undefined : { code: 'unknownLanguage', word };
	}
	const isFile = name === 'pack' || (name === 'league' && isVerified);
	if (LEAGUE_TEXTS.has(name) || HUB_TEXTS.has(name) || isFile) {
		return /^(-|$)/.test(word) ? { code: 'noValue', word: rawName } : undefined;
	}
	// An argument that begins with - is probably the next option; use ./- for such a file.
	if (name === 'output') return /^(-|$)/.test(word) ? { code: 'noOutput', word } : undefined;
	if (name === 'base') return baseOf(word) === undefined ? { code: 'badBase', word } : undefined;
	if (name === 'cut') return /^[^-].*\.svg$/i.test(word) ? undefined : { code: 'badCut', word };
	if (name === 'png') return /^(-|$)/.test(word) ? { code: 'noValue', word: rawName } : undefined;
	if (TEXTS.has(name)) return word === '' ? { code: 'noValue', word: rawName } : undefined;
	if (isRead(name)) {
		const { read, otherwise } = READERS[name];
		return read(word) === undefined ? { code: otherwise, word } : undefined;
	}
	if (isChoice(name)) {
		const { of, otherwise } = CHOICES[name];
		return Object.hasOwn(of, word) ? undefined : { code: otherwise, word };
	}
	return value === undefined ? undefined : { code: 'takesNoValue', word: rawName };
}

function isCommand(word: string): word is Command {
	return (COMMANDS as readonly string[]).includes(word);
}

/** Checks a command that makes one file, of one file or link unless it prints cards. */
function singleInputError(
	command: Command,
	[, second]: readonly string[],
	given: readonly OptionToken[]
): UsageError | undefined {
	if (second !== undefined && command !== 'cards') {
		return { code: 'onlyOne', word: second, command };
	}
	if (command === 'link' || given.some(({ name }) => name === 'output')) return undefined;
	return { code: 'noOutput', word: '', command };
}

function commandError(
	command: string | undefined,
	files: readonly string[],
	given: readonly OptionToken[]
): UsageError | undefined {
	if (command === undefined) return { code: 'noCommand', word: '' };
	if (!isCommand(command)) return { code: 'unknownCommand', word: command };
	if (command === 'pack' && files[0] !== 'check') return { code: 'noPackStep', word: '' };
	if (files.length === (command === 'pack' ? 1 : 0) && command !== 'odds' && command !== 'hub')
		return { code: command === 'open' ? 'noLink' : 'noFile', word: command };
	const misplacedOption = given.find(({ name }) => !isFor(command, name));
	if (misplacedOption) return { code: 'notForCommand', word: misplacedOption.rawName, command };
	if (command === 'odds') return oddsError(files, given);
	if (command === 'hub') return hubError(files, given);
	if (command === 'verify') return verifyError(given);
	if (command === 'league') {
		const [, second] = files;
		return second === undefined ? undefined : { code: 'onlyOneLeague', word: second, command };
	}
	const takesOne = command === 'cards' || command === 'link' || command === 'open';
	return takesOne ? singleInputError(command, files, given) : undefined;
}

/** A league has its own packs. */
function verifyError(given: readonly OptionToken[]): UsageError | undefined {
	const isThere = (option: Option) => given.some(({ name }) => name === option);
	return isThere('league') && isThere('pack') ? { code: 'packOrLeague', word: '' } : undefined;
}

function oddsError(
	[file, second]: readonly string[],
	given: readonly OptionToken[]
): UsageError | undefined {
	if (second !== undefined) return { code: 'onlyOne', word: second, command: 'odds' };
	const edition = given.findLast(({ name }) => name === 'edition')?.value;
	return questionError(new Set(given.map(({ name }) => name)), file !== undefined, edition);
}

function sidesOf({ sides, edge }: Parsed['values']): Sides {
	const which = optionValue('sides', sides, 'both');
	return which === 'both' ? optionValue('edge', edge, 'longEdge') : which;
}

function settingsOf(values: Parsed['values']): PrintSettings {
	const { gutter, margin, copies, backOffset } = DEFAULT_SETTINGS;
	return {
		...DEFAULT_SETTINGS,
		...valueOf('layout', values.layout),
		gutter: valueOf('gutter', values.gutter) ?? gutter,
		margin: valueOf('margin', values.margin) ?? margin,
		onePerPage: values['one-per-page'] === true,
		copies: valueOf('copies', values.copies) ?? copies,
		paper: optionValue('paper', values.paper, 'a4'),
		sides: sidesOf(values),
		backs: valueOf('back', values.back)?.backs ?? 'text',
		filled: values.fill === true,
		saving: values['ink-saving'] === true,
		cropMarks: values.crop === true,
		registration: values.registration === true,
		bleed: values.bleed === true,
		tokenShape: optionValue('token-shape', values['token-shape'], 'round'),
		tokenSize: optionValue('token-size', values['token-size'], 'mm'),
		backOffset: valueOf('offset', values.offset) ?? backOffset
	};
}

/** The files of packs, if there are any. */
function packsOf({ pack }: Parsed['values']): { packs?: readonly string[] } {
	return Array.isArray(pack) ? { packs: pack.map(String) } : {};
}

function cardsOrder({ values }: Parsed, files: readonly string[], output: string): CardsOrder {
	const { picture } = valueOf('back', values.back) ?? {};
	const base = typeof values.base === 'string' ? baseOf(values.base) : undefined;
	const units = valueOf('units', values.units);
	return {
		command: 'cards',
		files,
		output,
		...(typeof values.cut === 'string' && { cutOutput: values.cut }),
		...(typeof values.png === 'string' && { pictures: values.png }),
		...(picture !== undefined && { backPicture: picture }),
		...packsOf(values),
		...(base !== undefined && { base }),
		what: optionValue('what', values.what, 'cards'),
		...(typeof values.blank === 'string' && {
			blank: optionValue('blank', values.blank, 'minifig')
		}),
		...(units && { units }),
		per: optionValue('per', values.per, 'auto'),
		contents: valueOf('contents', values.contents) ?? USUAL_CONTENTS,
		coloring: valueOf('colors', values.colors) ?? USUAL_COLORING,
		settings: settingsOf(values)
	};
}

/** Builds the order from valid arguments. */
function orderOf(parsed: Parsed): Order {
	const { values, positionals } = parsed;
	const [word, ...files] = positionals;
	const json = values.json === true;
	if (word === 'price' || word === 'check' || word === 'verify') {
		const { league } = values;
		const leagueFile = typeof league === 'string' ? { leagueFile: league } : {};
		const given = { ...leagueFile, ...packsOf(values) };
		return { command: word, files, json, league: league === true, ...given };
	}
	if (word === 'pack') return { command: word, files: files.slice(1), json };
	if (word === 'odds') return { ...oddsOrder(values, files[0]), ...packsOf(values) };
	if (word === 'hub') return hubOrder(values);
	const [file = ''] = files;
	if (word === 'league') return leagueOrder(values, file);
	const output = typeof values.output === 'string' ? values.output : '';
	if (word === 'open') return { command: word, link: file, output, json };
	if (word === 'cards') return cardsOrder(parsed, files, output);
	const base = typeof values.base === 'string' ? baseOf(values.base) : undefined;
	return { command: 'link', file, base: base ?? '', json };
}

/** Parses the arguments of a command line, without `node` and the script. */
export function readArguments(words: readonly string[]): Reading {
	const parsed = parse(words);
	const { values, positionals, tokens = [] } = parsed;
	const given = tokens.filter((token): token is OptionToken => token.kind === 'option');
	const language = typeof values.locale === 'string' ? languageNamed(values.locale) : undefined;
	const answer = (wish: Invocation): Reading => ({ wish, language });
	const refuse = (misuse: UsageError) => answer({ kind: 'misuse', misuse });
	const [wrong] = given.flatMap((token) => optionError(token, positionals[0] === 'verify') ?? []);
	if (wrong) return refuse(wrong);
	if (values.help) return answer({ kind: 'help' });
	if (values.version) return answer({ kind: 'version' });
	const [command, ...files] = positionals;
	const misuse = commandError(command, files, given);
	return misuse ? refuse(misuse) : answer({ kind: 'order', order: orderOf(parsed) });
}

/**
 * Returns the address of an app to start links with: http or https, without a query and without a
 * trailing slash. Undefined if the text is no such address.
 */
function baseOf(text: string): string | undefined {
	if (!URL.canParse(text)) return undefined;
	const { protocol, href, search, hash, username } = new URL(text);
	const plain = search === '' && hash === '' && username === '';
	return plain && /^https?:$/.test(protocol) ? href.replace(/\/+$/, '') : undefined;
}
