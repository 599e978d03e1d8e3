import { describe, expect, it } from 'vitest';
import { idOf, JAN, league, OLA, player } from '../../../tests/setup/league';
import { submitterNames } from './submitter-names';

const WORDS = { junior: 'junior', senior: 'senior', referee: 'referee' };
const NAME = 'Jan Kowalski';
const from = (id: string, name = NAME, category: 'junior' | 'senior' = 'senior') => ({
	...{ id, name, category }
});
const called = (of: ReturnType<typeof league>, ...all: ReturnType<typeof from>[]) =>
	all.map(submitterNames(of, all, WORDS));

describe('the names of the players in submissions', () => {
	const two = league({ players: [player(JAN, { name: NAME }), player(OLA, { name: NAME })] });
	const one = league({ players: [player(JAN, { name: NAME }), player(OLA, { name: 'Ola' })] });

	it('are those of the league for registered players', () => {
		expect(called(two, from(OLA), from(JAN))).toEqual([`${NAME} (2)`, `${NAME} (1)`]);
		expect(called(one, from(JAN))).toEqual([NAME]);
	});

	it('differ from those of the league for others', () => {
		const strangers = [from(idOf(3, 8)), from(idOf(3, 9))];
		expect(called(one, from(JAN), ...strangers)).toEqual([NAME, `${NAME} (2)`, `${NAME} (3)`]);
	});

	it('differ for a registered player who gives the name of another', () => {
		expect(called(one, from(JAN), from(OLA))).toEqual([NAME, `${NAME} (2)`]);
		expect(called(one, from(OLA, 'Aleksandra'))).toEqual(['Aleksandra']);
	});
});
