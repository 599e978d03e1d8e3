import { describe, expect, it } from 'vitest';
import { meeting, MEETING } from '../../../../tests/setup/league';
import { signedLeague, stateWith } from '../../../../tests/setup/league-entries';
import type { Digest } from './entry';
import { changesOf } from './meeting-changes';

const held = (on: string, replaces: Digest[]) =>
	({ kind: 'meeting', record: meeting({ on }), replaces }) as const;

describe('the changes of a meeting', () => {
	it('rise with each edit and each annulment, and never fall', () => {
		const { entries, anna } = signedLeague();
		const first = entries.find(({ entry }) => entry.body.kind === 'meeting');
		if (!first) throw new Error('No meeting');
		expect(changesOf(stateWith(entries), MEETING)).toBe(0);
		const edit = anna.write(held('2026-03-20', [first.digest]));
		expect(changesOf(stateWith([...entries, edit]), MEETING)).toBe(1);
		const annulment = anna.write({ kind: 'annulment', entry: edit.digest });
		expect(changesOf(stateWith([...entries, edit, annulment]), MEETING)).toBe(2);
		const again = anna.write({ kind: 'annulment', entry: annulment.digest });
		const all = [...entries, edit, annulment, again];
		expect(changesOf(stateWith(all), MEETING)).toBe(3);
	});
});
