import { lowered } from './lowered';
import { named } from './named';
import type { RollRecord } from '$lib/play/causes';
import type { LogEntry, WeaponName } from '$lib/play/log';
import type { Objection } from '$lib/play/objection';
import type { StoryRow } from '$lib/play/procedures/skirmish/story';
import type { Areas } from './languages';
import { withoutMentions, type ChatText } from './mentions';

type Texts = Areas['play'];
type Names = LogEntry['names'];
type Cause = LogEntry['event']['cause'];
type Of<K extends Cause['kind']> = Extract<Cause, { kind: K }>;

/** Names in a list, the first few and the number of the others. */
const MOST_NAMES = 6;

export function namesText(names: Names, ids: readonly string[]): string {
	const shown = ids.slice(0, MOST_NAMES).map((id) => names.get(id) ?? id);
	const more = ids.length - shown.length;
	return [...shown, ...(more > 0 ? [`+${more}`] : [])].join(', ');
}

function diceText({ rolls, bonus }: RollRecord['dice']): string {
	const thrown = rolls.map(({ count, sides }) => `${count}d${sides}`).join('+');
	if (bonus === 0) return thrown;
	return `${thrown}${bonus > 0 ? '+' : '−'}${Math.abs(bonus)}`;
}

/** All throws of the dice: an exploded one as 6+3. */
const facesText = ({ faces }: RollRecord) => faces.map((throws) => throws.join('+')).join(', ');

const signed = (value: number) => `${value < 0 ? '−' : '+'} ${Math.abs(value)}`;

/** The bonus of a roll: each modifier by name, and the rest. */
function bonusTexts(
	texts: Texts,
	{ modifiers = [], dice }: Pick<RollRecord, 'modifiers' | 'dice'>
): string[] {
	const named = modifiers.reduce((sum, { value }) => sum + value, 0);
	const rest = dice.bonus - named;
	return [
		...modifiers.map(({ id, value }) => `${signed(value)} (${lowered(texts.modifiers[id])})`),
		...(rest === 0 ? [] : [signed(rest)])
	];
}

/** What a total is made of: faces, each modifier by name, and the rest of the bonus, so that a reader can add it up. */
function sumText(texts: Texts, { faces, dice, modifiers = [], total }: RollRecord): string {
	const thrown = faces.flat();
	const sum = thrown.reduce((all, face) => all + face, dice.bonus);
	if (thrown.length === 1 && dice.bonus === 0 && total === sum) return `${total}`;
	const parts = [
		thrown.join(' + '),
		...bonusTexts(texts, { modifiers, dice }),
		`= ${sum < 0 ? `−${-sum}` : sum}`
	];
	// All ones, at least 0, or less for the distance.
	return [...parts, ...(sum === total ? [] : [texts.counts({ total })])].join(' ');
}

/** A roll in words: its dice, what its total is made of, and what it needed. */
export function rollText(texts: Texts, roll: RollRecord): string {
	const { why, total, need, success, separately, fumble } = roll;
	const what = texts.rolls[why];
	const faces = facesText(roll);
	if (separately) {
		const bonus = bonusTexts(texts, roll).join(' ');
		return texts.counted({ what, faces, bonus, need: need ?? 0, successes: total });
	}
	if (roll.each) {
		return texts.apart({ what, dice: diceText(roll.dice), faces, totals: roll.each.join(', ') });
	}
	if (faces === '') return texts.rolledFlat({ what, total });
	const text = texts.rolled({ what, dice: diceText(roll.dice), sum: sumText(texts, roll) });
	const told =
		need === undefined || success === undefined ? text : texts.needed({ text, need, success });
	return fumble ? `${told}, ${texts.fumble}` : told;
}

/** A weapon by its own name, or its kind. */
export function weaponText({ terms }: Texts, { item, name }: WeaponName): string {
	if (name !== undefined) return name;
	if (item === 'bolt' || item === 'spell') return terms[item];
	return named({ ...terms.gear, ...terms.weapons }, item);
}

/** The same inside a sentence. */
function weaponWithin(texts: Texts, weapon: WeaponName): string {
	const text = weaponText(texts, weapon);
	return weapon.name === undefined ? lowered(text) : text;
}

/** An objection in words, with names in place of ids. */
export function objectionText(texts: Texts, names: Names, { code, values }: Objection): string {
	const name = (id: string | number | undefined) =>
		id === undefined ? '' : (names.get(String(id)) ?? String(id));
	const number = (value: string | number | undefined) => Number(value ?? 0);
	const { figure, other, side, allowed, total, count, limit } = values;
	return texts.objections[code]({
		figure: name(figure),
		other: name(other),
		side: name(side),
		allowed: number(allowed),
		total: number(total),
		count: number(count),
		limit: number(limit)
	});
}

/** What an attack came to, figure by figure. */
export function resultTexts(
	texts: Texts,
	names: Names,
	{ attackers, results }: Of<'attack'>
): string[] {
	const attacking = new Set(attackers.map(({ figure }) => figure));
	return results.map(({ figure, result, amount = 0 }) => {
		const who = names.get(figure) ?? figure;
		// The skirmish names the target that was not hit.
		const notHit = result === 'missed' && !attacking.has(figure);
		return notHit ? texts.notHit({ who }) : texts.results[result]({ who, amount });
	});
}

/** Shots that missed and may land near their target (PL-RNG-03). */
export function strayTexts(
	{ events }: Texts,
	names: Names,
	{ strays = [] }: Of<'attack'>
): string[] {
	return strays.map(({ by, radius }) => events.stray({ who: names.get(by) ?? by, radius }));
}

function attackText(texts: Texts, { names, weapons }: LogEntry, cause: Of<'attack'>): string {
	const { way, attackers, targets } = cause;
	const who = namesText(
		names,
		attackers.map(({ figure }) => figure)
	);
	const target = namesText(names, targets);
	const several = attackers.length > 1;
	const attack = texts.events.attack[way]({
		who: who === '' ? texts.nobody : who,
		several,
		target
	});
	const [weapon] = weapons;
	const begun = weapon
		? texts.events.with({ attack, weapon: weaponWithin(texts, weapon) })
		: attack;
	const outcomes = resultTexts(texts, names, cause);
	if (outcomes.length === 0) return `${begun}.`;
	return texts.events.cameTo({ attack: begun, outcomes: [...new Set(outcomes)].join('; ') });
}

function moveText(
	{ events }: Texts,
	names: Names,
	{ figures, how, inches = 0 }: Of<'move'>
): string {
	const values = { who: namesText(names, figures), inches };
	if (how === 'ignore') return events.ignore(values);
	const plain = how === 'engaged' || how === 'group' || how === 'move';
	return plain ? events.move(values) : events[how](values);
}

function testText({ events }: Texts, names: Names, cause: Of<'test'>): string {
	const { way, figure, against = '', difficulty, success } = cause;
	const who = names.get(figure) ?? figure;
	if (way === 'skill') return events.test({ who, difficulty, success });
	if (way === 'feat') return events.feat({ who, success });
	if (way === 'perception') return events.perception({ who, difficulty, success });
	const values = { who, against: names.get(against) ?? against, success };
	return way === 'defence' ? events.defence(values) : events.fallsBack(values);
}

function magicText(
	{ events }: Texts,
	names: Names,
	cause: Of<'heal' | 'spell' | 'prepare' | 'summon' | 'raise'>
): string {
	const name = (id: string) => names.get(id) ?? id;
	switch (cause.kind) {
		case 'heal': {
			const { medics, patient, healed } = cause;
			return events.heal({ who: namesText(names, medics), patient: name(patient), healed });
		}
		case 'spell': {
			const { mages, spell, level, success } = cause;
			const values = { who: namesText(names, mages), level, success };
			return spell === 'circle' ? events.circle(values) : events.shield(values);
		}
		case 'prepare':
			return events.prepare({ who: namesText(names, cause.mages), turns: cause.turns });
		case 'summon': {
			const { mages, figure, success } = cause;
			return events.summon({ who: namesText(names, mages), figure: name(figure), success });
		}
		case 'raise':
			return events.raise({
				who: name(cause.mage),
				figure: name(cause.figure),
				success: cause.success
			});
	}
}

/** The rows of the story table, to name their events. */
type StoryTable = readonly StoryRow[];

/** What an event of the story table does. */
export const storyEventText = ({ story }: Texts, { effect, dice = 0 }: StoryRow): string =>
	story[effect]({ dice });

function storyText(texts: Texts, names: Names, cause: Of<'story'>, table: StoryTable): string {
	const { side, points, event, figures = [], inches } = cause;
	const row = table.find(({ from }) => from === event);
	const who = namesText(names, figures);
	const happens = row ? storyEventText(texts, row) : texts.story.none({ dice: 0 });
	return texts.events.story({
		side: names.get(side) ?? side,
		points,
		event: `${happens}${inches === undefined ? '' : ` ${inches}″`}`,
		who
	});
}

type Grouped =
	| 'squad'
	| 'mount'
	| 'activate'
	| 'reinforcement'
	| 'carry'
	| 'capture'
	| 'zone'
	| 'release'
	| 'takenBack';

function groupText(texts: Texts, names: Names, cause: Of<Grouped>): string {
	const { events } = texts;
	const name = (id: string) => names.get(id) ?? id;
	const who = 'figures' in cause ? namesText(names, cause.figures) : name(cause.figure);
	switch (cause.kind) {
		case 'squad':
			return events.squad[cause.way]({ who, squad: name(cause.squad) });
		case 'mount':
			return (cause.on ? events.mount : events.dismount)({ who, mount: name(cause.mount) });
		case 'activate':
			return events.activate({ side: name(cause.side), who });
		case 'reinforcement':
			return events.reinforcement({ side: name(cause.side), who });
		case 'carry':
			return (cause.on ? events.carry : events.drop)({ who });
		case 'capture':
			return events.capture({ side: name(cause.side), who });
		case 'release':
			return events.release({ who, other: name(cause.other) });
		case 'zone':
			return events.zone({ who });
		case 'takenBack':
			return events.takenBack({ who, target: namesText(names, cause.targets ?? []) });
	}
}

/** A quick action, and what is picked up by it. */
function quickText(texts: Texts, { names, weapons }: LogEntry, cause: Of<'quick'>): string {
	const [weapon] = weapons;
	const action = lowered(texts.quick[cause.action]);
	const what = weapon
		? texts.events.with({ attack: action, weapon: weaponWithin(texts, weapon) })
		: action;
	return texts.events.quick({ who: namesText(names, cause.figures), action: what });
}

/** How a game ended: who won, or that nobody did. */
export function endText({ events }: Texts, names: Names, winner: string | null): string {
	return winner === null ? events.draw : events.end({ side: names.get(winner) ?? winner });
}

type Simple = Exclude<
	Cause['kind'],
	| Grouped
	| 'attack'
	| 'quick'
	| 'move'
	| 'test'
	| 'heal'
	| 'spell'
	| 'prepare'
	| 'summon'
	| 'raise'
	| 'story'
>;

function simpleText(texts: Texts, names: Names, cause: Of<Simple>): string {
	const { events } = texts;
	switch (cause.kind) {
		case 'begin':
			return events.begin;
		case 'seat':
			return events.seat({ sides: namesText(names, cause.sides) });
		case 'turn':
			return events.turn({ side: names.get(cause.side) ?? cause.side });
		case 'end':
			return endText(texts, names, cause.winner);
		case 'argument':
			return events.argument;
		case 'order':
			return cause.first === null
				? events.together
				: events.first({ who: names.get(cause.first) ?? cause.first });
		case 'strays':
			return events.strays;
		case 'note':
			return cause.text;
		case 'manual':
			return events.manual;
		case 'undo':
		case 'consent':
			return '';
	}
}

/** What happened, as one sentence. */
export function eventText(texts: Texts, entry: LogEntry, table: StoryTable): string {
	const { names } = entry;
	const { cause } = entry.event;
	switch (cause.kind) {
		case 'attack':
			return attackText(texts, entry, cause);
		case 'move':
			return moveText(texts, names, cause);
		case 'test':
			return testText(texts, names, cause);
		case 'heal':
		case 'spell':
		case 'prepare':
		case 'summon':
		case 'raise':
			return magicText(texts, names, cause);
		case 'story':
			return storyText(texts, names, cause, table);
		case 'squad':
		case 'mount':
		case 'activate':
		case 'reinforcement':
		case 'carry':
		case 'capture':
		case 'zone':
		case 'release':
		case 'takenBack':
			return groupText(texts, names, cause);
		case 'quick':
			return quickText(texts, entry, cause);
		default:
			return simpleText(texts, names, cause);
	}
}

/** An entry of the log in words: the sentence, the dice, what followed, and what the rules say to it. */
export interface LogLines {
	readonly text: string;
	readonly rolls: readonly string[];
	readonly remarks: readonly string[];
	readonly objections: readonly string[];
}

export function logLines(texts: Texts, entry: LogEntry, table: StoryTable): LogLines {
	const { event, names, undone, consequences, objections } = entry;
	const { cause } = event;
	const text = eventText(texts, entry, table);
	const rolls = 'rolls' in cause ? (cause.rolls ?? []) : [];
	const falls = consequences.filter((change) => change.kind === 'flag' && change.flag === 'fallen');
	return {
		text: undone ? texts.log.undone({ text }) : text,
		rolls: rolls.map((roll) => rollText(texts, roll)),
		remarks: [
			...(cause.kind === 'attack' ? strayTexts(texts, names, cause) : []),
			...falls.flatMap((change) =>
				'figure' in change
					? texts.events.falls({ who: names.get(change.figure) ?? change.figure })
					: []
			)
		],
		objections: objections.map((one) => {
			const words = objectionText(texts, names, one);
			return one.rule === undefined ? words : texts.log.rule({ text: words, rule: one.rule });
		})
	};
}

interface Chapter {
	readonly turn: number;
	readonly lines: LogLines[];
}

function chapters(texts: Texts, entries: readonly LogEntry[], table: StoryTable): Chapter[] {
	const found: Chapter[] = [];
	for (const entry of entries) {
		let last = found.at(-1);
		if (last?.turn !== entry.turn) found.push((last = { turn: entry.turn, lines: [] }));
		last.lines.push(logLines(texts, entry, table));
	}
	return found;
}

const heading = ({ log }: Texts, turn: number) =>
	turn === 0 ? log.before : log.turn({ number: turn });

/** The whole battle as plain text. */
export function logAsText(
	texts: Texts,
	game: string,
	entries: readonly LogEntry[],
	table: StoryTable
): ChatText {
	const parts = chapters(texts, entries, table).map(({ turn, lines }) =>
		[
			heading(texts, turn),
			...lines.flatMap(({ text, rolls, remarks, objections }) => [
				`  ${text}`,
				...[...rolls, ...remarks].map((one) => `    ${one}`),
				...objections.map((one) => `    ! ${texts.log.objection({ text: one })}`)
			])
		].join('\n')
	);
	return withoutMentions(`${[texts.log.title({ game }), ...parts].join('\n\n')}\n`);
}

/** Characters that Markdown would read as its own. */
const escaped = (text: string) => text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&').replaceAll('\n', ' ');

/** The whole battle as Markdown: a heading for each turn, a list of events with their dice. */
export function logAsMarkdown(
	texts: Texts,
	game: string,
	entries: readonly LogEntry[],
	table: StoryTable
): ChatText {
	const parts = chapters(texts, entries, table).map(({ turn, lines }) =>
		[
			`## ${heading(texts, turn)}`,
			'',
			...lines.flatMap(({ text, rolls, remarks, objections }) => [
				`- ${escaped(text)}`,
				...[...rolls, ...remarks].map((one) => `  - ${escaped(one)}`),
				...objections.map((one) => `  - **${escaped(texts.log.objection({ text: one }))}**`)
			])
		].join('\n')
	);
	const title = `# ${escaped(texts.log.title({ game }))}`;
	return withoutMentions(`${[title, ...parts].join('\n\n')}\n`);
}
