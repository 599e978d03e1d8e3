import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededBits } from '$lib/dice/seeded-bits';
import { undo } from '$lib/play/acts';
import { lastToRedo, lastToUndo, mergeEvents, standingOf, withEvent } from '$lib/play/events';
import { stepsOf, tableOf, type Step } from '$lib/play/fold';
import type { Game, GameEvent } from '$lib/play/game-file';
import type { Objection } from '$lib/play/objection';
import { objectionsOf, tableObjections } from '$lib/play/objections';
import { readGame } from '$lib/play/read-game';
import { canonicalTable, startOf } from '$lib/play/table';
import { cases } from '../setup/cases';
import { anyRules, randomAct, randomByHand, sampleGame } from './arbitrary/game-session';

/** The number of random games per property; `SESSIONS=1000` for a long run. */
const SESSIONS = cases(24, 'SESSIONS');

const anySession = fc.record({ rules: anyRules, seed: fc.nat(), length: fc.nat({ max: 40 }) });

/** The game with a random act of an author; ids are unique within a test. */
function withRandomAct(game: Game, bits: () => number, id: string, by: string): Game {
	const { cause, changes } = bits() % 4 === 0 ? randomByHand(game, bits) : randomAct(game, bits);
	return withEvent(game, { id, by }, cause, changes);
}

function withUndo(game: Game, id: string, by: string): Game | undefined {
	const last = lastToUndo(game);
	if (!last) return undefined;
	const { cause, changes } = undo(last.id);
	return withEvent(game, { id, by }, cause, changes);
}

function session({
	rules,
	seed,
	length
}: {
	rules: Parameters<typeof sampleGame>[0];
	seed: number;
	length: number;
}): Game {
	const bits = seededBits(seed);
	let game = sampleGame(rules);
	for (let n = 0; n < length; n += 1) {
		const undone = bits() % 6 === 0 ? withUndo(game, `e${n}`, 'a') : undefined;
		game = undone ?? withRandomAct(game, bits, `e${n}`, 'a');
	}
	return game;
}

const canonical = (game: Game) => canonicalTable(tableOf(game));
const keyOf = ({ code, values }: Objection) => `${code} ${values.figure ?? values.side ?? ''}`;

describe('a random game', () => {
	it('is at its start again when everything is undone, and at its end when redone', () => {
		fc.assert(
			fc.property(anySession, (given) => {
				let game = session(given);
				const end = canonical(game);
				const count = standingOf(game.events).counting.length;
				let undone = 0;
				for (let next = withUndo(game, 'u0', 'a'); next; next = withUndo(game, `u${undone}`, 'a')) {
					game = next;
					undone += 1;
				}
				expect(undone).toBe(count);
				expect(canonical(game)).toBe(canonicalTable(startOf(game)));
				for (let n = 0; n < count; n += 1) {
					const last = lastToRedo(game);
					if (!last) throw new Error('nothing to redo');
					const { cause, changes } = undo(last.id);
					game = withEvent(game, { id: `r${n}`, by: 'a' }, cause, changes);
				}
				expect(canonical(game)).toBe(end);
			}),
			{ numRuns: SESSIONS }
		);
	});

	it('can be written and read', () => {
		fc.assert(
			fc.property(anySession, (given) => {
				const game = session(given);
				const reading = readGame(JSON.parse(JSON.stringify(game)));
				expect(reading).toMatchObject({ ok: true });
				if (reading.ok) expect(canonical(reading.game)).toBe(canonical(game));
			}),
			{ numRuns: Math.ceil(SESSIONS / 4) }
		);
	});

	it('never reaches a state that the rules forbid without an objection', () => {
		fc.assert(
			fc.property(anySession, (given) => {
				const game = session(given);
				const said = new Set<string>();
				for (const step of stepsOf(game)) {
					for (const one of objectionsOf(game, step)) said.add(keyOf(one));
					const forbidden = tableObjections(game, step.after).map(keyOf);
					expect(forbidden.filter((one) => !said.has(one))).toEqual([]);
				}
			}),
			{ numRuns: SESSIONS }
		);
	});
});

/** Who acts in an event, except by hand. */
function actorsOf({ cause }: GameEvent): string[] {
	switch (cause.kind) {
		case 'attack':
			return cause.stray ? [] : cause.attackers.map(({ figure }) => figure);
		case 'heal':
			return cause.medics;
		case 'summon':
		case 'prepare':
			return cause.mages;
		case 'move':
			return cause.how === 'withdraw' || cause.how === 'ignore' ? cause.figures : [];
		case 'raise':
			return [cause.mage];
		case 'test':
			return [cause.figure];
		default:
			return [];
	}
}

/** Breaches found without the engine’s checks, from the sample armies alone. */
function breaches({ event, before, after }: Step): string[] {
	const idle = actorsOf(event).filter((id) => {
		const { flags, place, counts } = before.figures.get(id) ?? {};
		const dazed = flags?.fallen ?? flags?.disrupted ?? flags?.unconscious ?? flags?.captured;
		return dazed ?? (place !== 'table' || (counts?.wounds ?? 0) > 0);
	});
	const { cause } = event;
	const quacks = cause.kind === 'heal' ? cause.medics.filter((id) => !id.includes(':medic#')) : [];
	const strangers =
		cause.kind === 'summon' || cause.kind === 'raise' || cause.kind === 'prepare'
			? ('mages' in cause ? cause.mages : [cause.mage]).filter((id) => !id.includes(':mage#'))
			: [];
	const changed = [...after.figures.values()].filter(
		(state) => before.figures.get(state.id) !== state
	);
	const busy = changed.filter(({ id, counts }) => {
		const [was, is] = [before.figures.get(id)?.counts.actions ?? 0, counts.actions ?? 0];
		return is > was && is > 1;
	});
	const wasteful = changed.filter(({ id, boxes }) => {
		const was = before.figures.get(id)?.boxes['spell-0'] ?? 0;
		return (boxes['spell-0'] ?? 0) > Math.max(2, was);
	});
	return [...idle, ...quacks, ...strangers, ...[...busy, ...wasteful].map(({ id }) => id)];
}

describe('what the rules forbid in a random game', () => {
	it('is said of the figure that does it, as a second reading of the rules finds it', () => {
		let found = 0;
		fc.assert(
			fc.property(anySession, (given) => {
				const game = session(given);
				for (const step of stepsOf(game)) {
					const said = objectionsOf(game, step).map(({ values }) => values.figure);
					const all = breaches(step);
					found += all.length;
					expect(all.filter((id) => !said.includes(id))).toEqual([]);
				}
			}),
			{ numRuns: SESSIONS * 2 }
		);
		expect(found).toBeGreaterThan(0);
	});
});

/** What the actors of an event do in the one action of their squad (PL-SQM-03); undefined if it takes none. */
function squadAction({ cause, changes }: GameEvent): string | undefined {
	if (cause.kind === 'attack') {
		if (cause.stray || cause.response || cause.way === 'counter') return undefined;
		if (cause.way === 'charge') return 'charge';
		return ['close', 'push', 'grab'].includes(cause.way) ? 'close' : 'ranged';
	}
	const paid = changes.some((change) => change.kind === 'count' && change.of === 'actions');
	// Ignoring close combat is no rule of PL-2005.
	if (!paid || (cause.kind === 'move' && cause.how === 'ignore')) return undefined;
	return cause.kind === 'move' ? cause.how : cause.kind;
}

/** Members that act otherwise than the rest of their squad did before in this turn, step by step. */
function mixedSquads(steps: readonly Step[]): { step: Step; figure: string }[] {
	const done = new Map<string, string>();
	return steps.flatMap((step) => {
		const { event, before, after } = step;
		const action = squadAction(event);
		const actors = action === undefined ? [] : actorsOf(event);
		const odd = actors.filter((id) => {
			const squad = before.figures.get(id)?.links.squad;
			return [...before.figures.values()].some(
				(other) =>
					squad !== undefined &&
					other.id !== id &&
					other.links.squad === squad &&
					other.place === 'table' &&
					!other.flags.fallen &&
					(done.get(other.id) ?? action) !== action
			);
		});
		for (const id of actors) if (!done.has(id) && action) done.set(id, action);
		if (after.turn !== before.turn) done.clear();
		return odd.map((figure) => ({ step, figure }));
	});
}

describe('a squad of a random game', () => {
	it('does not mix actions in a turn without an objection (PL-SQM-03)', () => {
		let found = 0;
		fc.assert(
			fc.property(anySession, (given) => {
				const game = session({ ...given, rules: '2005', length: 60 });
				for (const { step, figure } of mixedSquads(stepsOf(game))) {
					found += 1;
					const said = objectionsOf(game, step).filter(({ code }) => code === 'squadActed');
					expect(said.map(({ values }) => values.figure)).toContain(figure);
				}
			}),
			{ numRuns: SESSIONS * 4 }
		);
		expect(found).toBeGreaterThan(0);
	});
});

/** Delivers messages between phones with losses, doubles and another order, then everything that is missing. */
function exchange(phones: Game[], bits: () => number): void {
	const messages = phones.flatMap(({ events }) => events);
	for (let n = 0; n < messages.length * 2; n += 1) {
		const message = messages[bits() % messages.length];
		const to = bits() % phones.length;
		const phone = phones[to];
		if (!message || !phone || bits() % 3 === 0) continue;
		phones[to] = { ...phone, events: [...mergeEvents(phone.events, [message]).events] };
	}
}

function shuffled(events: readonly GameEvent[], bits: () => number): GameEvent[] {
	return [...events]
		.map((event) => ({ event, place: bits() }))
		.sort((a, b) => a.place - b.place)
		.map(({ event }) => event);
}

describe('the phones of a random game', () => {
	it('keep the same events where two logs differ under one id in any order of merging', () => {
		const anyEvent = fc.record({
			id: fc.constantFrom('e1', 'e2', 'e3'),
			by: fc.constantFrom('a', 'b'),
			clock: fc.integer({ min: 1, max: 3 }),
			cause: fc.record({ kind: fc.constant('note' as const), text: fc.string({ maxLength: 2 }) }),
			changes: fc.constant<GameEvent['changes']>([])
		});
		const anyLog = fc.uniqueArray(anyEvent, { selector: ({ id }) => id });
		fc.assert(
			fc.property(anyLog, anyLog, anyLog, (...logs) => {
				const merged = (order: readonly number[]) =>
					JSON.stringify(
						order.reduce<readonly GameEvent[]>(
							(own, log) => mergeEvents(own, logs[log] ?? []).events,
							[]
						)
					);
				const first = merged([0, 1, 2]);
				for (const order of [
					[0, 2, 1, 0],
					[1, 0, 2],
					[1, 2, 0],
					[2, 0, 1, 2],
					[2, 1, 0]
				]) {
					expect(merged(order)).toBe(first);
				}
			}),
			{ numRuns: cases(100) }
		);
	});

	it('have byte-identical tables after any exchange, and lose no tap', () => {
		fc.assert(
			fc.property(anySession, ({ rules, seed, length }) => {
				const bits = seededBits(seed);
				const game = sampleGame(rules);
				const phones = [game, game, game];
				let taps = 0;
				for (let round = 0; round < 3; round += 1) {
					for (let n = 0; n < length / 4; n += 1) {
						const index = bits() % phones.length;
						const phone = phones[index];
						if (!phone) continue;
						const [id, by] = [`e${taps}`, `phone${index}`];
						const undone = bits() % 6 === 0 ? withUndo(phone, id, by) : undefined;
						phones[index] = undone ?? withRandomAct(phone, bits, id, by);
						taps += 1;
					}
					if (taps > 0) exchange(phones, bits);
				}
				const all = phones.flatMap(({ events }) => events);
				const ends = [all, shuffled(all, bits), shuffled(all, bits)].map((events) => {
					const merged = mergeEvents([], events);
					expect(merged.contradictions).toEqual([]);
					return { ...game, events: [...merged.events] };
				});
				expect(ends[0]?.events).toHaveLength(taps);
				expect(new Set(ends.map(canonical)).size).toBe(1);
				// The events as they came, not in order, give the same table.
				const loose = { ...structuredClone(game), events: shuffled(ends[0]?.events ?? [], bits) };
				expect(canonical(loose)).toBe(canonical(ends[0] ?? game));
			}),
			{ numRuns: SESSIONS }
		);
	});
});
