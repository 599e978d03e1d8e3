import { describe, expect, it } from 'vitest';
import { catalogues } from '../../../../../tests/setup/catalogues';
import {
	idOf,
	JAN,
	league,
	meeting,
	OLA,
	player,
	protocol,
	submission,
	walkover
} from '../../../../../tests/setup/league';
import { conflictKey, mergeLeagues } from '$lib/league/merge';
import type { League } from '$lib/league/league-file';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import { conflictDifferences, conflictRegulations, conflictTitle } from './merge-differences';

const KEYS = ['k', 'l', 'm'].map((letter) => letter.repeat(43));
const digest = (letter: string) => `sha256:${letter.repeat(64)}`;
const DECIDED = {
	...{ id: idOf(8, 1), player: JAN, meeting: null, digest: digest('a'), file: submission() },
	...{ decision: 'accept' as const, reasons: [], decidedOn: '2026-03-05' }
};
const PLAY_OFF = { id: idOf(9, 1), season: '2026-1', scenario: 'battle', on: '2026-09-02' };
const part = (name: string) => ({ player: name, army: 'A', secondary: false }) as const;

/** Two versions that differ in every field that a record can have. */
const ours: League = {
	...league({
		seasons: [{ id: '2026-1', opened: '2026-03-01' }],
		players: [player(JAN, { name: 'Jan', publicKey: KEYS[0] }), player(OLA, { name: 'Ola' })],
		meetings: [meeting({ place: 'Klub' })],
		submissions: [DECIDED],
		protocols: [protocol()],
		walkovers: [walkover()],
		playOffs: [{ ...PLAY_OFF, players: [JAN, OLA], winner: JAN }]
	})
};
const theirs: League = {
	...ours,
	name: 'Inna liga',
	regulation: { ...SMALL_LEAGUE, limits: { ...SMALL_LEAGUE.limits, points: 200 } },
	seasons: [
		{
			...{ id: '2026-1', opened: '2026-03-02', rulebookDigest: digest('b') },
			roster: [{ player: JAN, category: 'junior' }],
			regulation: SMALL_LEAGUE
		}
	],
	players: [
		player(JAN, {
			...{ name: 'Janek', category: 'junior', born: '2012-01-02', parentConsent: true },
			...{ city: 'Kraków', publicKey: KEYS[1], furtherKeys: [KEYS[2] ?? ''] },
			withdrawn: '2026-04-01'
		}),
		player(OLA, { name: 'Ola' })
	],
	referees: ours.referees.map((one) => ({ ...one, name: 'Inna osoba' })),
	meetings: [
		meeting({
			...{ on: '2026-03-09', announcedOn: '2026-03-02', place: 'Dom', city: 'Kraków' },
			...{ table: { width: 90, depth: 91 }, referee: null, documented: true, annulled: true },
			plan: [{ scenario: 'transport', light: OLA, dark: JAN, referee: null, round: 2 }]
		})
	],
	submissions: [
		{
			...{ ...DECIDED, player: OLA, meeting: meeting().id, digest: digest('c') },
			...{ file: {}, decision: 'reject', reasons: ['LEAGUE_POINTS'] },
			...{ decidedOn: '2026-03-06', receivedOn: '2026-03-04', notes: 'Za drogo' }
		}
	],
	protocols: [
		protocol({
			...{ game: 2, scenario: 'transport', light: { ...part(OLA), army: 'B', secondary: true } },
			...{ dark: part(JAN), replay: true, outcome: 'draw', referee: null, deviation: 'Zmiana' },
			...{ deployment: { chooser: 'light', first: 'dark' }, captures: { light: 1, dark: 2 } },
			...{ reportedOn: '2026-03-10', photos: [digest('d')], notes: 'Uwaga', annulled: true }
		})
	],
	walkovers: [
		walkover({
			...{ game: 2, scenario: 'transport', side: 'dark', present: OLA, absent: JAN },
			...{ reportedOn: '2026-03-10', annulled: true }
		})
	],
	playOffs: [
		{ ...PLAY_OFF, scenario: 'transport', players: [OLA, JAN], winner: OLA, on: '2026-09-03' }
	]
};

const merging = mergeLeagues(ours, theirs);
const conflicts = 'conflicts' in merging ? merging.conflicts : [];

describe.each(['en', 'pl'] as const)('the conflicts of two versions: %s', (language) => {
	const words = {
		...{ leagues: catalogues[language].leagues, tag: language },
		versions: [ours, theirs] as const
	};
	const shown = conflicts.map((conflict) => {
		const rows = conflictDifferences(conflict, words);
		return { key: conflictKey(conflict), title: conflictTitle(conflict, words), rows };
	});

	it('are shown in words: no names of fields, no codes, no ids', () => {
		expect(shown).toHaveLength(10);
		const { merging: m } = words.leagues.regulation;
		const known = new Set(Object.values(m.words));
		for (const { key, title, rows } of shown) {
			if (key !== 'league regulation') expect(rows, key).not.toEqual([]);
			for (const { field, ours: one, theirs: other } of rows) {
				const rest = [...known]
					.sort((a, b) => b.length - a.length)
					.reduce((left, word) => left.replaceAll(word, ''), field);
				expect(rest, `${key}: ${field}`).toMatch(/^[\d ]*$/);
				for (const text of [one, other, title]) {
					expect(text, field).not.toMatch(
						/[0-9a-f]{8}-|sha256|\d{4}-\d\d-\d\d|[A-Z]_[A-Z]|^(light|dark|accept|reject|true|false|senior|junior|transport)$/
					);
				}
			}
		}
	});

	it('have the regulations as a whole', () => {
		const all = conflicts.map((conflict) => conflictRegulations(conflict).length);
		expect(all.filter((count) => count > 0)).toEqual([2]);
	});
});

it('a game is named by its scenario and players', () => {
	const words = {
		...{ leagues: catalogues.pl.leagues, tag: 'pl' },
		versions: [ours, theirs] as const
	};
	const titles = conflicts.map((conflict) => conflictTitle(conflict, words));
	expect(titles).toContain('Gra: Bitwa, Jan – Ola');
	expect(titles).toContain('Spotkanie: 8 marca 2026');
});
