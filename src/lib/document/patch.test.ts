import { describe, expect, it } from 'vitest';
import { isEmptyPatch, patchBetween, reversed, type Entry } from './patch';
import { conflictsWith, fits, patched } from './patched';

interface Player extends Entry {
	readonly name: string;
	readonly born?: string;
}

interface Club {
	readonly name: string;
	readonly note?: string;
	readonly players: readonly Player[];
}

const player = (id: string, fields: Partial<Player> = {}): Player => ({ id, name: id, ...fields });
const club: Club = { name: 'Club', note: 'old', players: ['a', 'b', 'c'].map((id) => player(id)) };
const between = (before: Club, after: Club) => patchBetween(before, after, ['players']);
const ids = ({ players }: Club) => players.map(({ id }) => id).join(' ');
const withPlayers = (...players: Player[]): Club => ({ ...club, players });
const [a, b, c] = [player('a'), player('b'), player('c')];

describe('a patch', () => {
	it('is empty between equal states, even if they are different objects', () => {
		expect(isEmptyPatch(between(club, structuredClone(club)))).toBe(true);
	});

	it('has only what changed', () => {
		const { note: _, ...without } = { ...club, players: [a, player('b', { name: 'B' }), c] };
		expect(between(club, without)).toEqual({
			fields: [{ field: 'note', before: 'old' }],
			lists: [
				{ list: 'players', entries: [{ id: 'b', before: b, after: player('b', { name: 'B' }) }] }
			]
		});
	});

	it('notes the order if ids were added, removed or moved', () => {
		const [list] = between(club, withPlayers(c, a)).lists;
		expect(list?.order).toEqual({ before: ['a', 'b', 'c'], after: ['c', 'a'] });
	});
});

describe('a patch on a state that changed since', () => {
	const renamed = between(club, withPlayers(a, player('b', { name: 'B' }), c));

	it('keeps the other fields of an edited entry', () => {
		const now = withPlayers(a, player('b', { born: '1990-01-01' }), c);
		expect(patched(now, renamed).players[1]).toEqual({ id: 'b', name: 'B', born: '1990-01-01' });
		const back = patched(patched(now, renamed), reversed(renamed));
		expect(back).toEqual(now);
	});

	it('adds an entry again that it edits', () => {
		expect(patched(withPlayers(a, c), renamed).players).toEqual([a, c, player('b', { name: 'B' })]);
		expect(fits(withPlayers(a, c), renamed)).toBe(false);
	});

	it('keeps what the other side added, behind its predecessor', () => {
		const added = between(club, withPlayers(a, b, c, player('mine')));
		expect(ids(patched(withPlayers(a, player('theirs'), b, c), added))).toBe('a theirs b c mine');
		expect(ids(patched(withPlayers(a, b, c, player('theirs')), added))).toBe('a b c theirs mine');
	});

	it('keeps its own order if it moved entries, else the order of the other side', () => {
		const moved = between(club, withPlayers(c, a, b));
		expect(ids(patched(withPlayers(a, b, c, player('new')), moved))).toBe('c new a b');
		const removed = between(club, withPlayers(a, b));
		expect(ids(patched(withPlayers(c, b, a), removed))).toBe('b a');
	});

	it('removes an entry that the other side edited, and ignores one that is gone', () => {
		const removed = between(club, withPlayers(a, c));
		expect(ids(patched(withPlayers(a, player('b', { name: 'B' }), c), removed))).toBe('a c');
		expect(ids(patched(withPlayers(a, c), removed))).toBe('a c');
	});
});

describe('the conflicts of a patch', () => {
	const patch = between(club, {
		...withPlayers(c, player('a', { name: 'A' }), b),
		name: 'Mine'
	});

	it('are the places that another state changed differently', () => {
		const now = { ...withPlayers(player('a', { name: 'X' }), c, b), name: 'Theirs' };
		expect(conflictsWith(now, patch)).toEqual(['a', 'players', 'name']);
	});

	it('do not include equal changes and untouched places', () => {
		const same = structuredClone({
			...withPlayers(c, player('a', { name: 'A' }), b),
			name: 'Mine'
		});
		expect(conflictsWith(same, patch)).toEqual([]);
		expect(conflictsWith({ ...structuredClone(club), note: 'new' }, patch)).toEqual([]);
	});

	it('include entries that the other side removed', () => {
		expect(conflictsWith(withPlayers(b, c), patch)).toEqual(['a']);
	});
});
