import { describe, expect, it } from 'vitest';
import { figureId, gameOf, SKIRMISHERS } from '../../../../tests/setup/table-games';
import { byHand } from '$lib/play/acts';
import { withEvent } from '$lib/play/events';
import { tableOf } from '$lib/play/fold';
import { Board } from './board';

const game = gameOf(SKIRMISHERS);

describe('the board', () => {
	it('has the same row after an event that changes none of its figures', () => {
		const board = new Board();
		const rows = (shown: ReturnType<Board['of']>) =>
			shown.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
		const before = rows(board.of(game, tableOf(game)));
		const figure = figureId(1, 'knight');
		const { cause, changes } = byHand([{ kind: 'flag', figure, flag: 'fallen', on: true }]);
		const next = withEvent(game, { id: 'e', by: 'a' }, cause, changes);
		const shown = board.of(next, tableOf(next));
		const changed = rows(shown).filter((row, place) => row !== before[place]);
		expect(changed.map(({ unit }) => unit.id)).toEqual(['knight']);
		expect(shown[0]?.total).toBe((shown[0]?.standing ?? 0) + 1);
	});
});
