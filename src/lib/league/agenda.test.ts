import { describe, expect, it } from 'vitest';
import {
	idOf,
	JAN,
	league,
	meeting,
	OLA,
	player,
	protocol,
	walkover
} from '../../../tests/setup/league';
import { agendaOf, meetingGames, peopleAt } from './agenda';
import type { League, PlannedGame } from './league-file';

const THIRD = idOf(3, 3);
const game = (scenario: string, light: string, dark: string): PlannedGame => ({
	scenario,
	light,
	dark
});

function courseIn(given: Partial<League>, plan: PlannedGame[]) {
	const held = meeting({ plan });
	return meetingGames(league({ meetings: [held], ...given }), held);
}
const shown = ({ planned, others, open, next }: ReturnType<typeof meetingGames>) => ({
	planned: planned.map(({ held }) => held?.entry.id),
	others: others.map(({ entry }) => entry.id),
	open,
	next
});

describe('the games of a meeting', () => {
	const battle = [game('battle', JAN, OLA)];

	it('are only planned at first', () => {
		expect(shown(courseIn({}, battle))).toEqual({
			planned: [undefined],
			others: [],
			open: 1,
			next: 1
		});
	});

	it('match a report to the planned game of that scenario and these sides', () => {
		const turned = [game('battle', OLA, JAN), ...battle];
		const [id] = [protocol().id];
		expect(shown(courseIn({ protocols: [protocol()] }, turned))).toEqual({
			planned: [undefined, id],
			others: [],
			open: 1,
			next: 2
		});
	});

	it('match a walkover to the planned game of the two players, whatever side was chosen', () => {
		const absence = walkover({ side: 'dark', present: OLA, absent: JAN, game: 3 });
		expect(shown(courseIn({ walkovers: [absence] }, battle))).toEqual({
			planned: [absence.id],
			others: [],
			open: 0,
			next: 4
		});
	});

	it('list unplanned and annulled games apart from the plan', () => {
		const other = protocol({
			id: idOf(5, 2),
			dark: { player: THIRD, army: 'A', secondary: false }
		});
		const annulled = protocol({ annulled: true });
		const players = [player(JAN), player(OLA), player(THIRD)];
		const course = shown(courseIn({ players, protocols: [other, annulled] }, battle));
		expect(course.planned).toEqual([undefined]);
		expect(course.others).toEqual([annulled.id, other.id]);
	});

	it('list each of two equal games once', () => {
		const again = protocol({ id: idOf(5, 2), game: 2 });
		const twice = [...battle, ...battle];
		expect(shown(courseIn({ protocols: [again, protocol()] }, twice))).toEqual({
			planned: [protocol().id, again.id],
			others: [],
			open: 0,
			next: 3
		});
	});
});

describe('the agenda of a season', () => {
	const on = (number: number, day: string, given = {}) =>
		meeting({ id: idOf(2, number), on: day, ...given });
	const agenda = (given: Partial<League>, today: string) => {
		const all = league(given);
		const [season] = all.seasons;
		if (!season) throw new Error('No season');
		const { coming, waiting, past } = agendaOf(all, season, today);
		return [coming, waiting, past].map((part) => part.map((entry) => entry.on));
	};

	it('lists the next meeting, the oldest unreported one and the latest past one first', () => {
		const meetings = [
			on(1, '2026-05-01'),
			on(2, '2026-04-01'),
			on(3, '2026-03-10'),
			on(4, '2026-03-05'),
			on(5, '2026-03-02', { plan: [] }),
			on(6, '2026-03-03', { plan: [] })
		];
		expect(agenda({ meetings }, '2026-03-15')).toEqual([
			['2026-04-01', '2026-05-01'],
			['2026-03-05', '2026-03-10'],
			['2026-03-03', '2026-03-02']
		]);
	});

	it('keeps today’s meeting in the list, even if it is completely reported', () => {
		const meetings = [meeting()];
		expect(agenda({ meetings, protocols: [protocol()] }, '2026-03-08')).toEqual([
			[],
			['2026-03-08'],
			[]
		]);
		expect(agenda({ meetings, protocols: [protocol()] }, '2026-03-09')).toEqual([
			[],
			[],
			['2026-03-08']
		]);
	});

	it('expects no reports of an annulled meeting and ignores other seasons', () => {
		const seasons = [
			{ id: '2026-1', opened: '2026-03-01' },
			{ id: '2026-2', opened: '2026-09-01' }
		];
		const meetings = [
			on(1, '2026-05-01', { annulled: true }),
			on(2, '2026-09-09', { season: '2026-2' })
		];
		expect(agenda({ seasons, meetings }, '2026-03-15')).toEqual([[], [], ['2026-05-01']]);
	});
});

describe('the people of a meeting', () => {
	it('are planned, have played, were missing or referee', () => {
		const [ANIA, REFEREE] = [idOf(3, 4), idOf(4, 1)];
		const held = meeting({ plan: [game('battle', JAN, OLA)], referee: null });
		expect([...peopleAt(league({ protocols: [], walkovers: [] }), held)]).toEqual([JAN, OLA]);
		const report = protocol({ referee: REFEREE });
		const missing = walkover({ present: JAN, absent: ANIA });
		const of = league({ protocols: [report], walkovers: [missing], meetings: [held] });
		expect(peopleAt(of, { ...held, plan: [] })).toEqual(new Set([JAN, OLA, REFEREE, ANIA]));
		expect(peopleAt(of, { ...held, id: idOf(2, 99), plan: [] }).size).toBe(0);
	});
});
