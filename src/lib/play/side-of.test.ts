import { expect, it } from 'vitest';
import { figureId, gameOf, YOKO_AND_DAN } from '../../../tests/setup/table-games';
import { rosterOf } from './roster';
import { sideOf } from './side-of';
import { startOf } from './table';

it('the undead follow their necromancer, and a figure that an unknown one raised stays on its side', () => {
	const game = gameOf(YOKO_AND_DAN);
	const { figures } = rosterOf(game);
	const [one] = startOf(game).figures.values();
	if (!one) throw new Error('No figures');
	const raisedBy = (by: string) =>
		sideOf({ ...one, links: { ...one.links, raisedBy: by } }, figures);
	const foe = [...figures.values()].find(({ side }) => side !== figures.get(one.id)?.side);
	expect(raisedBy(foe?.id ?? '')).toBe(foe?.side);
	expect(raisedBy(figureId(9, 'nobody'))).toBe(figures.get(one.id)?.side);
});
