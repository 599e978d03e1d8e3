import { expect, it } from 'vitest';
import { idOf } from '../../../../tests/setup/league';
import { reported, signedLeague, stateWith } from '../../../../tests/setup/league-entries';
import { pageIn, pageItem, pageOf } from './page-item';

it('a page counts the games whose reports do not count yet, until one of them is annulled', () => {
	const { entries, anna, bolek } = signedLeague();
	const one = anna.write(reported());
	const other = bolek.write(reported({ id: idOf(5, 2), outcome: 'dark' }));
	const contested = pageOf(stateWith([...entries, one, other]));
	expect(contested).toMatchObject({ contested: 1, league: { protocols: [] } });
	const annulled = bolek.write({ kind: 'annulment', entry: other.digest });
	const settled = pageOf(stateWith([...entries, one, other, annulled]));
	expect(settled?.contested).toBe(0);
	expect(settled?.league?.protocols).toHaveLength(1);
	expect(contested && pageIn(pageItem({ at: 5, ...contested }))).toEqual({ at: 5, ...contested });
});
