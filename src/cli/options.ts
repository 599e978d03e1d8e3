import { OF_HUB } from './hub/order';
import { OF_LEAGUE } from './league/order';
import { OF_DICE } from './odds/forms';

export const options = {
	json: { type: 'boolean' },
	league: { type: 'boolean' },
	pack: { type: 'string', multiple: true },
	output: { type: 'string', short: 'o' },
	what: { type: 'string' },
	blank: { type: 'string' },
	units: { type: 'string' },
	paper: { type: 'string' },
	layout: { type: 'string' },
	sides: { type: 'string' },
	edge: { type: 'string' },
	per: { type: 'string' },
	'token-shape': { type: 'string' },
	'token-size': { type: 'string' },
	contents: { type: 'string' },
	gutter: { type: 'string' },
	margin: { type: 'string' },
	copies: { type: 'string' },
	colors: { type: 'string' },
	back: { type: 'string' },
	cut: { type: 'string' },
	png: { type: 'string' },
	'one-per-page': { type: 'boolean' },
	fill: { type: 'boolean' },
	registration: { type: 'boolean' },
	'ink-saving': { type: 'boolean' },
	crop: { type: 'boolean' },
	bleed: { type: 'boolean' },
	offset: { type: 'string' },
	base: { type: 'string' },
	edition: { type: 'string' },
	skill: { type: 'string' },
	use: { type: 'string' },
	damage: { type: 'string' },
	armor: { type: 'string' },
	mod: { type: 'string', multiple: true },
	attacker: { type: 'string' },
	weapon: { type: 'string' },
	target: { type: 'string' },
	against: { type: 'string' },
	situation: { type: 'string', multiple: true },
	matrix: { type: 'boolean' },
	attackers: { type: 'string' },
	parry: { type: 'string' },
	'parry-skill': { type: 'string' },
	absorb: { type: 'string' },
	already: { type: 'string' },
	beyond: { type: 'string' },
	negations: { type: 'string' },
	roll: { type: 'string' },
	'at-least': { type: 'string' },
	rival: { type: 'string' },
	bail: { type: 'string' },
	wounds: { type: 'string' },
	'attack-roll': { type: 'string' },
	momentum: { type: 'string' },
	opposition: { type: 'string' },
	'loser-size': { type: 'string' },
	'no-explosions': { type: 'boolean' },
	standings: { type: 'boolean' },
	season: { type: 'string' },
	csv: { type: 'string' },
	pdf: { type: 'string' },
	page: { type: 'string' },
	ics: { type: 'string' },
	port: { type: 'string' },
	host: { type: 'string' },
	folder: { type: 'string' },
	cert: { type: 'string' },
	key: { type: 'string' },
	'behind-proxy': { type: 'boolean' },
	database: { type: 'string' },
	limit: { type: 'string', multiple: true },
	locale: { type: 'string' },
	help: { type: 'boolean', short: 'h' },
	version: { type: 'boolean' }
} as const;
export type Option = keyof typeof options;

/** The commands that an option applies to; options listed nowhere apply to all. */
const OPTION_COMMANDS: Partial<Record<Option, readonly string[]>> = {
	json: ['price', 'check', 'verify', 'odds', 'pack', 'link', 'open', 'league'],
	league: ['check', 'verify'],
	pack: ['price', 'check', 'verify', 'odds', 'cards'],
	output: ['cards', 'open'],
	base: ['link', 'cards']
};
/** Options of one command only, beside those above. */
const OF_CARDS = new Set<string>([
	'what',
	'blank',
	'units',
	'paper',
	'layout',
	'sides',
	'edge',
	'per',
	'token-shape',
	'token-size',
	'contents',
	'gutter',
	'margin',
	'copies',
	'colors',
	'back',
	'cut',
	'png',
	'one-per-page',
	'fill',
	'registration',
	'ink-saving',
	'crop',
	'bleed',
	'offset'
] satisfies Option[]);

const OF_ODDS = new Set<string>([
	...(['edition', 'attacker', 'weapon', 'target', 'against', 'matrix'] satisfies Option[]),
	...OF_DICE
]);

/** Whether a command takes an option. */
export function isFor(command: string, option: string): boolean {
	if (OF_CARDS.has(option)) return command === 'cards';
	if (OF_ODDS.has(option)) return command === 'odds';
	if (OF_LEAGUE.has(option)) return command === 'league';
	if (OF_HUB.has(option)) return command === 'hub';
	return OPTION_COMMANDS[option as Option]?.includes(command) ?? true;
}
