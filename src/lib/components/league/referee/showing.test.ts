import { expect, it } from 'vitest';
import { armyOf, idOf, player, submission } from '../../../../../tests/setup/league';
import { judgeSubmission } from '$lib/league/verdict';
import { readSubmission } from '$lib/league/submission';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import type { Entry } from '$lib/state/league/inbox.svelte';
import { countOf, nextOpen, registrable, rejectable, shownEntries } from './showing';

const registered = [player(idOf(3, 1), { name: 'Ola Nowak' })];

function entryOf(number: number, name: string, superseded = false): Entry {
	const sender = { id: idOf(3, number), name, category: 'senior' } as const;
	const reading = readSubmission(submission({ player: sender }));
	if (!reading.ok) throw new Error('No submission');
	const players = new Map(registered.map((one) => [one.id, one]));
	const verdict = judgeSubmission(
		reading,
		{ state: 'none' },
		{ regulation: SMALL_LEAGUE, players }
	);
	const rest = { fileName: '', file: undefined, previous: undefined, superseded, contests: [] };
	return { id: idOf(8, number), verdict, key: { of: 'nobody' }, ...rest };
}

it('a legal army of a new player is not among those with errors', () => {
	const fresh = entryOf(2, 'Jan');
	const waiting = [fresh];
	expect(fresh.verdict.verdict).toBe('reject');
	expect([countOf(waiting, 'reject'), countOf(waiting, 'accept')]).toEqual([0, 1]);
	expect(shownEntries(waiting, 'accept', 'name', 'en')).toEqual([fresh]);
});

it('players whose names look like others are not registered together with the rest', () => {
	const waiting = [
		entryOf(1, 'Ola Nowak'),
		entryOf(2, 'Olа Nowak'),
		entryOf(3, 'Jan'),
		entryOf(4, 'Ewa'),
		entryOf(5, 'Еwa'),
		entryOf(6, 'Piotr'),
		entryOf(7, 'Adam', true)
	];
	const names = registrable(waiting, registered).map(
		({ verdict }) => verdict.submission.player.name
	);
	expect(names).toEqual(['Jan', 'Piotr']);
});

it('submissions with errors are rejected together if they are latest, own and of a registered player', () => {
	const of = (number: number, given: Partial<Entry> = {}, points = 152) => {
		const sender = { id: idOf(3, number), name: `P ${number}`, category: 'senior' } as const;
		const armies = { A: armyOf(points) };
		const reading = readSubmission(submission({ player: sender, armies, claimed: { A: points } }));
		if (!reading.ok) throw new Error('No submission');
		const verdict = judgeSubmission(reading, { state: 'none' }, { regulation: SMALL_LEAGUE });
		return { ...entryOf(number, sender.name), verdict, ...given };
	};
	const waiting = [
		of(1),
		of(2, { superseded: true }),
		of(3, { key: { of: 'other' } }),
		of(4, { key: { of: 'somebody', player: idOf(3, 9) } }),
		of(5, {}, 150),
		of(6)
	];
	const players = [1, 2, 3, 4, 5].map((number) => ({ id: idOf(3, number) }));
	expect(rejectable(waiting, players)).toEqual([waiting[0]]);
});

it('the next submission is the next open one of the list, and decided ones are skipped', () => {
	const list = ['a', 'b', 'c', 'd'];
	expect(nextOpen(list, list, 'b')).toBe('c');
	expect(nextOpen(list, ['a', 'b', 'd'], 'b')).toBe('d');
	// The current one is decided meanwhile.
	expect(nextOpen(list, ['a', 'd'], 'b')).toBe('d');
	expect(nextOpen(list, ['a', 'b'], 'd')).toBe('a');
	expect(nextOpen(list, ['b'], 'b')).toBeUndefined();
	expect(nextOpen([], ['x', 'y'], 'x')).toBe('y');
	expect(nextOpen(list, ['new'], 'a')).toBe('new');
});
