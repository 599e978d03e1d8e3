import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '$lib/i18n/languages';
import type { League } from '$lib/league/league-file';
import { readLeague } from '$lib/league/read-league';
import { exampleLeague } from '$lib/league/example';
import {
	idOf,
	JAN,
	league,
	meeting,
	OLA,
	player,
	protocol,
	REFEREE,
	walkover
} from '../../../tests/setup/league';
import { catalogues } from '../../../tests/setup/catalogues';
import { leaguePage } from './page';
import { publicLeague } from './public-league';
import { loadPublicationTexts, type PublicationTexts } from './texts';

const SEASON = { id: '2026-1', opened: '2026-03-01' };
const SECRETS = ['2011-05-06', 'Tajna uwaga', 'Tajny powód', `sha256:${'5'.repeat(64)}`, 'KEY'];
const KEY = `KEY${'A'.repeat(40)}`;
let texts: Record<Language, PublicationTexts>;

beforeAll(async () => {
	const [pl, en] = await Promise.all([loadPublicationTexts('pl'), loadPublicationTexts('en')]);
	texts = { pl, en };
});

const FULL: League = league({
	players: [
		player(JAN, {
			born: '2011-05-06',
			parentConsent: true,
			city: 'Kraków',
			publicKey: KEY,
			withdrawn: '2026-03-05'
		}),
		player(OLA, { city: 'Łódź' })
	],
	referees: [{ id: REFEREE, name: 'Sędzia' }],
	seasons: [SEASON, { id: '2025-2', opened: '2025-09-01' }],
	meetings: [meeting({ documented: true }), meeting({ id: idOf(2, 2), season: '2025-2' })],
	protocols: [
		protocol({
			notes: 'Tajna uwaga',
			deviation: 'Tajny powód',
			photos: [`sha256:${'5'.repeat(64)}`],
			captures: { light: 1, dark: 2 }
		})
	],
	walkovers: [walkover({ id: idOf(5, 9), scenario: 'transport' })],
	submissions: [
		{
			...{ id: idOf(6, 1), player: JAN, meeting: null, digest: `sha256:${'5'.repeat(64)}` },
			...{ file: { army: 'Tajna uwaga' }, decision: 'accept', reasons: [] },
			...{ decidedOn: '2026-03-09', notes: 'Tajny powód' }
		}
	]
});

const page = (shown: League, season = shown.seasons[0] ?? SEASON) =>
	leaguePage({ league: shown, season, today: '2026-03-10', first: 'en', texts });

describe('what a league shows to everybody', () => {
	it('makes the same page as the whole league', () => {
		expect(page(publicLeague(FULL, SEASON))).toBe(page(FULL));
		const example = exampleLeague('2026-03-10', {
			league: 'Liga',
			place: 'Tu',
			army: catalogues.en.example
		});
		for (const season of example.seasons) {
			expect(page(publicLeague(example, season))).toBe(page(example, season));
		}
	});

	it('has no birth date, key, consent, note, photo, army or submission in it', () => {
		const shown = publicLeague(FULL, SEASON);
		const text = JSON.stringify(shown);
		expect(JSON.stringify(FULL)).toContain(SECRETS[0]);
		for (const secret of [...SECRETS, '2026-03-05', 'parentConsent', '2025-2']) {
			expect(text).not.toContain(secret);
		}
		expect(shown.submissions).toEqual([]);
	});

	it('is a whole league, which the reader checks like a file', () => {
		const shown = publicLeague(FULL, SEASON);
		expect(readLeague(JSON.parse(JSON.stringify(shown)))).toEqual({ ok: true, league: shown });
	});
});
