import type { Contest } from '$lib/league/contests';
import { shortKey } from '$lib/league/entries/short-key';
import type { Submitter } from '$lib/league/submission';
import { reasonSentences, type LeagueTexts } from '$lib/cards/model/verdict-report';
import type { Areas } from '$lib/i18n/languages';
import type { Decision, League } from '$lib/league/league-file';
import { namesIn } from '$lib/league/names';
import type { Verdict } from '$lib/league/verdict';
import { toCp } from '$lib/points/points';
import type { Entry } from '$lib/state/league/inbox.svelte';
import { shownNotes } from '$lib/state/army/note-text';

type Texts = Areas['leagues'];
type People = Pick<League, 'players' | 'referees'>;

/** A submission with its decision, if there is one. */
export interface TableEntry {
	readonly entry: Entry;
	readonly decision?: Decision | undefined;
}

const NAMES = ['A', 'B'] as const;

/** Describes the seal and its key. */
export function keyText(
	{ seals, referee, namesakes }: Texts,
	{ verdict, key }: Entry,
	league: People
): string {
	const seal = seals[verdict.seal.state];
	if (key.of === 'nobody') return seal;
	if (key.of === 'somebody') {
		const name = namesIn(league, namesakes).get(key.player) ?? '';
		return `${seal}, ${referee.keys.somebody({ name })}`;
	}
	return `${seal}, ${referee.keys[foreignKeyIn(verdict) ?? key.of]}`;
}

/** Whether the key of a seal is no stranger's although the player has another one. */
function foreignKeyIn({ findings }: Verdict): 'earlier' | 'removed' | undefined {
	const reasons = findings.map((one) => one.code === 'SEAL' && one.params.reason);
	if (reasons.includes('earlierKey')) return 'earlier';
	return reasons.includes('removedKey') ? 'removed' : undefined;
}

/** Says how other waiting submissions contradict one, and what to do. */
export function contestText(
	{ army, referee: { contests } }: Texts,
	contest: Contest,
	nameOf: (submitter: Submitter) => string,
	language: string
): string {
	const listed = (all: readonly string[]) => new Intl.ListFormat(language).format(all);
	if (contest.reason === 'keys') {
		const keys = contest.keys.map((key) =>
			key === null ? contests.noSeal : contests.code({ key: shortKey(key) })
		);
		return contests.keys({ what: listed(keys) });
	}
	const names = listed(contest.players.map(nameOf));
	return contest.reason === 'players'
		? contests.players({ names })
		: contests.army({ army: army({ name: contest.army }), names });
}

/** Units that differ from the last accepted submission. */
export function changedText({ referee }: Texts, { verdict, previous }: Entry): string {
	if (!previous) return referee.first;
	const count = verdict.armies.reduce((sum, { changed }) => sum + changed.length, 0);
	return count === 0 ? referee.unchanged : referee.unitsChanged({ count });
}

/** Headings of all columns. */
export function tableHeads(texts: Texts): string[] {
	const { columns } = texts.referee;
	return [
		columns.player,
		columns.category,
		columns.seal,
		...NAMES.flatMap((name) => {
			const army = texts.army({ name });
			return [army, columns.claimed({ name: army })];
		}),
		columns.verdict,
		columns.reasons,
		columns.changed,
		columns.decision,
		columns.decided,
		columns.notes,
		columns.submitted,
		columns.file
	];
}

/** The table row of a submission by a player of that name; numbers stay numbers. */
export function tableRow(
	{ leagues: texts, builder }: Pick<LeagueTexts, 'leagues' | 'builder'>,
	{ entry, decision }: TableEntry,
	league: People,
	name: string
): (string | number)[] {
	const { verdict, fileName } = entry;
	const { submission, armies } = verdict;
	const totals = NAMES.flatMap((side): (string | number)[] => {
		const army = armies.find((one) => one.name === side);
		return army ? [toCp(army.assessment.total), submission.claimed[side] ?? ''] : ['', ''];
	});
	return [
		name,
		texts.categories[submission.player.category],
		keyText(texts, entry, league),
		...totals,
		texts.referee.rulesSay[verdict.verdict],
		reasonSentences(verdict, { leagues: texts, builder }, ['error']).join(' '),
		changedText(texts, entry),
		decision ? texts.verdicts[decision.decision] : '',
		decision?.decidedOn ?? '',
		decision?.notes ? shownNotes(decision.notes) : '',
		submission.submittedAt,
		fileName
	];
}

/** Columns that fit on a printed page. */
const PRINTED = [0, 2, 3, 5, 7, 8, 10, 11];

export function printedColumns(cells: readonly (string | number)[]): string[] {
	return PRINTED.map((column) => {
		const cell = cells[column] ?? '';
		return typeof cell === 'number' ? String(cell).replace('.5', '½').replace(/^0½/, '½') : cell;
	});
}
