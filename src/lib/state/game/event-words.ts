import { formatDice } from '$lib/dice/notation';
import type { Cause, RollRecord } from '$lib/play/causes';
import type { Change } from '$lib/play/changes';
import { standingOf } from '$lib/play/events';
import type { Game, GameEvent } from '$lib/play/game-file';
import { effectLines, strayLines } from './effect-text';
import { nameIn, type TableTexts } from './names';

type Of<K extends Cause['kind']> = Extract<Cause, { kind: K }>;
type Sides = Pick<Game, 'sides'>;

/** One event in words. */
export interface EventWords {
	readonly title: string;
	/** The rolls, and what came of them. */
	readonly lines: readonly string[];
}

/** Words for what a cause is about: who, and what. */
class Teller {
	readonly #game: Sides;
	readonly #texts: TableTexts;

	constructor(game: Sides, texts: TableTexts) {
		this.#game = game;
		this.#texts = texts;
	}

	name = (id: string): string => nameIn(this.#game, this.#texts, id);
	names = (ids: readonly string[]): string => ids.map(this.name).join(', ');

	title(cause: Cause): string {
		const { effects, log, turns, acts, sheet } = this.#texts.table;
		const of = (ids: readonly string[], what: string) => `${this.names(ids)}: ${what}`;
		switch (cause.kind) {
			case 'begin':
				return effects.orders.begin;
			case 'seat':
				return of(cause.sides, log.seat);
			case 'turn':
				return turns.of({ name: this.name(cause.side) });
			case 'move':
				return of(cause.figures, log.moves[cause.how]);
			case 'quick':
				return of(cause.figures, acts.quick[cause.action]);
			case 'attack':
				return this.#attack(cause);
			case 'test':
				return of([cause.figure], sheet.actNames.test);
			case 'heal':
				return of(cause.medics, `${sheet.actNames.heal} → ${this.name(cause.patient)}`);
			case 'spell':
				return of(cause.mages, sheet.actNames.spell);
			case 'summon':
				return of(cause.mages, `${sheet.actNames.summon} → ${this.name(cause.figure)}`);
			case 'raise':
				return of([cause.mage], `${sheet.actNames.raise} → ${this.name(cause.figure)}`);
			default:
				return this.#other(cause);
		}
	}

	#attack({ attackers, targets, way, response }: Of<'attack'>): string {
		const { log } = this.#texts.table;
		const who = this.names(attackers.map(({ figure }) => figure));
		const title = `${who} → ${this.names(targets)}: ${log.ways[way]}`;
		return response ? `${title} (${log.response})` : title;
	}

	#other(cause: Cause): string {
		const { effects, log, sheet, skirmish, end } = this.#texts.table;
		switch (cause.kind) {
			case 'squad':
				return `${this.names(cause.figures)}: ${log.squads[cause.way]}`;
			case 'mount':
				return `${this.names(cause.figures)} → ${this.name(cause.mount)}: ${cause.on ? sheet.actNames.mount : log.dismount}`;
			case 'activate':
				return `${skirmish.activate}: ${this.names(cause.figures)}`;
			case 'story':
				return `${this.name(cause.side)}: ${skirmish.story} ${cause.points}`;
			case 'reinforcement':
				return `${this.name(cause.side)}: ${effects.orders.reinforcement}`;
			case 'carry':
				return `${this.name(cause.figure)}: ${cause.on ? sheet.flags.carrying : log.drops}`;
			case 'capture':
				return `${this.name(cause.side)}: ${log.capture}`;
			case 'end':
				return cause.winner === null ? end.draw : `${end.winner}: ${this.name(cause.winner)}`;
			case 'argument':
				return effects.orders.argument;
			case 'order':
				return effects.orders.whoIsFirst;
			case 'note':
				return cause.text;
			default:
				return log.byHand;
		}
	}

	/** A roll with what every die showed: what an explosion added follows a plus sign. */
	roll({ who, why, dice, faces, total, need, success, fumble }: RollRecord): string {
		const { rolls, dice: words } = this.#texts.table;
		const shown = faces.map((throws) => throws.join('+')).join(', ');
		const notes = [
			...(need === undefined ? [] : [words.need({ need })]),
			...(fumble ? [words.fumbled] : []),
			...(success === undefined ? [] : [success ? words.success : words.failure])
		];
		const by = who === undefined ? '' : `${this.name(who)}: `;
		const end = notes.length > 0 ? ` (${notes.join(', ')})` : '';
		return `${by}${rolls[why]} ${formatDice(dice)} [${shown}] = ${total}${end}`;
	}

	/** A change that was set by hand. */
	change(change: Change): string[] {
		const { sheet, board, log, end } = this.#texts.table;
		const flags: Readonly<Record<string, string>> = sheet.flags;
		const counts: Readonly<Record<string, string>> = sheet.counts;
		const signed = (by: number) => (by > 0 ? `+${by}` : `−${-by}`);
		switch (change.kind) {
			case 'flag': {
				const what =
					change.flag === 'fallen' ? board.marks.fallen() : (flags[change.flag] ?? change.flag);
				return [`${this.name(change.figure)}: ${change.on ? what : log.notAny({ what })}`];
			}
			case 'count':
				return [
					`${this.name(change.figure)}: ${counts[change.of] ?? change.of} ${signed(change.by)}`
				];
			case 'place':
				return [`${this.name(change.figure)}: ${sheet.places[change.place]}`];
			case 'box':
				return [`${this.name(change.owner)}: ${sheet.boxes} ${signed(-change.by)}`];
			case 'tally':
				return [`${this.name(change.side)}: ${log.tallies[change.of]} ${signed(change.by)}`];
			case 'goal':
				return [
					`${this.name(change.side)}: ${change.on ? end[change.goal] : log.notAny({ what: end[change.goal] })}`
				];
			default:
				return [];
		}
	}
}

const rollsIn = (cause: Cause): readonly RollRecord[] =>
	'rolls' in cause ? (cause.rolls ?? []) : [];

/** An event in words: what happened, its rolls, and what came of it. */
export function eventWords(
	game: Sides,
	texts: TableTexts,
	{ cause, changes }: GameEvent
): EventWords {
	const teller = new Teller(game, texts);
	const byHand = cause.kind === 'manual' ? changes.flatMap((change) => teller.change(change)) : [];
	const lines = [
		...rollsIn(cause).map((roll) => teller.roll(roll)),
		...effectLines(game, texts, cause),
		...strayLines(game, texts, cause)
	];
	const [only, ...rest] = byHand;
	if (only !== undefined) return { title: only, lines: rest };
	return { title: teller.title(cause), lines };
}

/** The whole log in words, as plain text or Markdown. */
export function logText(game: Game, texts: TableTexts, markdown: boolean): string {
	const head = markdown ? `# ${game.name}` : game.name;
	const sides = game.sides.map(({ name }) => name).join(' – ');
	const parts = standingOf(game.events).counting.flatMap((event) => {
		const { title, lines } = eventWords(game, texts, event);
		if (event.cause.kind === 'turn') return ['', markdown ? `## ${title}` : title.toUpperCase()];
		return [
			markdown ? `- ${title}` : title,
			...lines.map((line) => `  ${markdown ? '- ' : ''}${line}`)
		];
	});
	return `${[head, '', sides, ...parts].join('\n')}\n`;
}
