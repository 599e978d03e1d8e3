import { EDITIONS } from '$lib/combat/editions';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { apply, changedFigures, putFigure, type Draft } from './apply';
import type { Change, CountId, FlagId } from './changes';
import type { Game } from './game-file';
import { brokenCircles } from './circles';
import { brokenRings } from './rings';
import { rosterOf, type Roster } from './roster';
import { sideOf } from './side-of';
import { countOfState, has, isWounded, type FigureState, type Table } from './table';

/** What starts again for every figure when a turn begins. */
const OF_EVERY_TURN: readonly CountId[] = ['damage', 'hits', 'closeAttacks', 'rangedAttacks'];
const OF_ACTIVATION: readonly CountId[] = ['dice', 'shieldDice', 'freeDice'];
const FLAGS_OF_ACTIVATION: readonly FlagId[] = ['shieldUsed', 'armorUsed', 'shieldMoved'];
const FLAGS_OF_TURN: readonly FlagId[] = ['charged', 'shieldPushed', ...FLAGS_OF_ACTIVATION];
/** What starts again for the figures whose turn begins. */
const OF_OWN_TURN: readonly CountId[] = ['actions', 'responses', 'moved', 'shield'];
const FLAGS_OF_OWN_TURN: readonly FlagId[] = ['disrupted', 'braced', 'regrouping', 'joinedSquad'];

function without<K extends string, V>(
	record: Readonly<Partial<Record<K, V>>>,
	keys: readonly K[]
): Readonly<Partial<Record<K, V>>> {
	const goes = (key: string) => keys.includes(key as K);
	// Most figures have nothing that starts again.
	if (!Object.keys(record).some(goes)) return record;
	const entries = Object.entries(record).filter(([key]) => !goes(key));
	return Object.fromEntries(entries) as Partial<Record<K, V>>;
}

interface Renewal {
	readonly counts: readonly CountId[];
	readonly flags: readonly FlagId[];
}

/** What starts again for the figures of a side when a turn begins, its own or another’s. */
const renewalOf = (own: boolean, ended: boolean, calm: boolean): Renewal => ({
	counts: [...OF_EVERY_TURN, ...OF_ACTIVATION, ...(own ? OF_OWN_TURN : [])],
	flags: [
		...FLAGS_OF_TURN,
		...(own ? FLAGS_OF_OWN_TURN : []),
		// One die less, and the group to activate, in the turn that has ended (NS-47).
		...(ended ? (['stumbles', 'called'] as const) : []),
		...(calm ? (['fleeing'] as const) : [])
	]
});

/** A figure at the beginning of a turn. */
function renewed(state: FigureState, renewal: Renewal): FigureState {
	const counts = without(state.counts, renewal.counts);
	const flags = without(state.flags, renewal.flags);
	const weapons = Object.keys(state.weapons).length === 0 ? state.weapons : {};
	const { deed, ...rest } = state;
	const same = counts === state.counts && flags === state.flags && weapons === state.weapons;
	return same && deed === undefined ? state : { ...rest, counts, flags, weapons };
}

function renewTurn(before: Table, draft: Draft, { figures }: Roster): void {
	// Those who fled are as before when one of them has been activated (NS-48).
	const active = before.activation?.figures ?? [];
	const calm = active.some((id) => before.figures.get(id)?.flags.fleeing);
	draft.activation = undefined;
	const [begins, ends] = [draft.turn.side, before.turn.side];
	const others = renewalOf(false, false, false);
	const own = renewalOf(true, begins === ends, calm && begins === ends);
	const last = renewalOf(false, true, calm);
	for (const state of draft.figures.values()) {
		const side = sideOf(state, figures);
		const next = renewed(state, side === begins ? own : side === ends ? last : others);
		if (next !== state) putFigure(draft, next);
	}
}

/** A shield and heavy armor cancel one success in each activation (NS-18); dice are those of an activation. */
function renewActivation(draft: Draft): void {
	for (const state of draft.figures.values()) {
		const counts = without(state.counts, OF_ACTIVATION);
		const flags = without(state.flags, FLAGS_OF_ACTIVATION);
		if (counts !== state.counts || flags !== state.flags) {
			putFigure(draft, { ...state, counts, flags });
		}
	}
}

const falls = (figure: string): Change => ({ kind: 'flag', figure, flag: 'fallen', on: true });

/** The wounded of a side die when the turn ends in which they could be healed (PL-MED-02). */
function untreated(before: Table, { figures }: Roster): Change[] {
	const { number, side } = before.turn;
	return [...before.figures.values()]
		.filter((state) => isWounded(state) && !has(state, 'fallen'))
		.filter((state) => sideOf(state, figures) === side && (state.woundedIn ?? number) < number)
		.flatMap((state) => [
			falls(state.id),
			{ kind: 'count', figure: state.id, of: 'wounds', by: -countOfState(state, 'wounds') }
		]);
}

/** When the turn ends, the mortally wounded suffer what damage does: a creation loses some Size first (E20-BAD-03). */
function mortal({ figures }: Table, rules: CombatRules, roster: Roster): Change[] {
	const marksSize = rules !== 'skirmish' && EDITIONS[rules].sizeDamage;
	return [...figures.values()]
		.filter((state) => has(state, 'mortallyWounded') && !has(state, 'fallen'))
		.flatMap(({ id: figure }): Change[] =>
			marksSize && roster.figures.get(figure)?.unit.kind === 'creation'
				? [
						{ kind: 'flag', figure, flag: 'mortallyWounded', on: false },
						{ kind: 'count', figure, of: 'sizeMarks', by: 1 }
					]
				: [falls(figure)]
		);
}

/** Size damage that leaves no size destroys a creation (PL-DMG-03). */
function destroyed(before: Table, draft: Draft, { figures }: Roster): Change[] {
	return changedFigures(before, draft).flatMap((state) => {
		const unit = figures.get(state.id)?.unit;
		if (unit?.kind !== 'creation' || has(state, 'fallen')) return [];
		const marks = countOfState(state, 'sizeMarks');
		return marks > 0 && marks >= Math.max(1, unit.size ?? 0) ? [falls(state.id)] : [];
	});
}

/** What falls with a figure: the undead that it raised, its own ties, and what held on to it (PL-MAG-11). */
function afterFall(before: Table, draft: Draft): Change[] {
	const gone = changedFigures(before, draft).filter((state) => {
		const was = before.figures.get(state.id);
		const lies = (one: FigureState) => has(one, 'fallen') || one.place !== 'table';
		return lies(state) && was !== undefined && !lies(was);
	});
	if (gone.length === 0) return [];
	const ids = new Set(gone.map(({ id }) => id));
	const free = (figure: string, link: 'mount' | 'raisedBy' | 'grabs'): Change => ({
		kind: 'link',
		figure,
		link,
		to: null
	});
	const changes = gone
		.filter((state) => has(state, 'fallen'))
		.flatMap((state) =>
			(['mount', 'grabs'] as const).flatMap((link) =>
				state.links[link] === undefined ? [] : [free(state.id, link)]
			)
		);
	for (const { id, links, flags } of draft.figures.values()) {
		if (links.grabs !== undefined && ids.has(links.grabs)) changes.push(free(id, 'grabs'));
		const fallen = draft.figures.get(links.raisedBy ?? '')?.flags.fallen;
		if (links.raisedBy !== undefined && ids.has(links.raisedBy) && fallen && !flags.fallen) {
			changes.push(falls(id));
		}
	}
	return changes;
}

/**
 * What follows from an event by the rules: it is applied to the draft and returned. A turn that begins ends
 * the one before.
 */
export function consequencesOf(
	game: Pick<Game, 'sides' | 'rules'>,
	before: Table,
	draft: Draft
): readonly Change[] {
	const roster = rosterOf(game);
	const all: Change[] = [];
	const follow = (changes: readonly Change[]) => {
		for (const change of changes) apply(draft, change);
		all.push(...changes);
	};
	if (draft.turn !== before.turn) {
		follow([...untreated(before, roster), ...mortal(before, game.rules, roster)]);
		renewTurn(before, draft, roster);
	} else if (draft.activation !== before.activation) renewActivation(draft);
	follow(destroyed(before, draft, roster));
	// The undead may have necromancers among them: repeat until nobody else falls.
	let last = before;
	for (let rounds = 0; rounds < draft.figures.size; rounds += 1) {
		const changes = afterFall(last, draft);
		if (changes.length === 0) break;
		const seen = { ...before, figures: new Map(draft.figures) };
		follow(changes);
		last = seen;
	}
	follow(brokenRings(before, draft, roster));
	follow(brokenCircles(before, draft));
	return all;
}
