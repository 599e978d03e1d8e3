import type { Page } from '@playwright/test';
import { signEntry } from '$lib/exchange/league-entry';
import type { HeldLeague } from '$lib/league/entries/held';
import type { League, Protocol } from '$lib/league/league-file';
import {
	idOf,
	JAN,
	league,
	LEAGUE,
	meeting,
	OLA,
	player,
	protocol,
	seedOf,
	walkover
} from '../setup/league';
import {
	Author,
	foundedLeague,
	keyOf,
	registered,
	reported,
	signedLeague
} from '../setup/league-entries';
import { publicKeyOf } from '../setup/signed-file';
import { fillInbox, readVerdictOn } from './hand-league';
import {
	catalogues,
	closeDialog,
	expect,
	openExample,
	putRows,
	saved,
	type Language
} from './support';

const [KUBA, ANIA] = [idOf(3, 3), idOf(3, 4)] as [string, string];
const NEXT = idOf(2, 2);

/** A season with every kind of result, a meeting that breaks rules, and long and short names. */
function playedLeague(): League {
	const part = (id: string, secondary = false): Protocol['light'] => ({
		player: id,
		army: 'A',
		secondary
	});
	const plan = [
		{ scenario: 'battle', light: JAN, dark: OLA },
		{ scenario: 'captureTheFlag', light: OLA, dark: JAN },
		{ scenario: 'transport', light: JAN, dark: OLA },
		{ scenario: 'transport', light: OLA, dark: JAN }
	];
	const early = { id: NEXT, on: '2026-03-15', announcedOn: '2026-03-14', referee: null };
	return league({
		players: [
			player(JAN, {
				name: 'Małgorzata Brzęczyszczykiewicz-Chrząszczyk',
				publicKey: 'K'.repeat(43)
			}),
			player(OLA, { name: 'Łukasz', born: '2012-05-01' }),
			player(KUBA, { name: 'Kuba', category: 'junior', city: 'Bielsko-Biała' }),
			player(ANIA, { name: 'Ania', category: 'junior', city: 'Skarżysko-Kamienna' })
		],
		meetings: [
			meeting({ plan, place: 'Dom kultury, sala 3' }),
			meeting({ ...early, table: { width: 80, depth: 120 } })
		],
		protocols: [
			protocol({ light: part(JAN, true), dark: part(OLA, true) }),
			protocol({
				id: idOf(5, 2),
				game: 2,
				scenario: 'captureTheFlag',
				light: part(OLA),
				dark: part(JAN),
				outcome: 'draw',
				captures: { light: 2, dark: 2 }
			})
		],
		walkovers: [walkover({ game: 3, scenario: 'transport' })]
	});
}

/** Writes a league directly into the database of an open page, as one that this device founded. Returns its entries. */
export async function storeLeague(page: Page, stored: League): Promise<HeldLeague> {
	const seed = seedOf(1);
	const publicKey = await publicKeyOf(seed);
	const { held } = foundedLeague(stored, publicKey);
	const { founding, entries } = held;
	const savedAt = Date.now();
	const { id, name } = stored;
	await putRows(page, 'keys', [{ publicKey, seed, file: '', savedAt }]);
	await putRows(page, 'leagues', [{ id, founding, name, revision: 1, savedAt }]);
	const rows = entries.map(async (known) => {
		const signed = await signEntry(known, seed);
		return { ...known, signature: signed?.signature, league: founding, savedAt };
	});
	await putRows(page, 'entries', await Promise.all(rows));
	return held;
}

type Visit = (screen: string) => Promise<void>;

async function visitMeetings(page: Page, language: Language, visit: Visit) {
	const m = catalogues[language];
	const { meetings, games, walkovers } = m.leagues.season;
	const dialog = page.getByRole('dialog');
	await page.goto(`/league/${LEAGUE}/meetings`);
	await expect(page.getByRole('heading', { name: meetings.waiting })).toBeVisible();
	await visit('meetings');
	await page.getByRole('button', { name: games.report }).first().click();
	await dialog.getByRole('radio', { name: games.draw, exact: true }).check();
	await dialog.locator('summary').filter({ hasText: games.details }).click();
	await expect(dialog.getByText(games.photos, { exact: true })).toBeVisible();
	await visit('report of a game');
	await dialog.getByRole('button', { name: m.app.close, exact: true }).click();
	const { leaving } = m.leagues.pages;
	await expect(dialog.getByRole('alert')).toHaveText(leaving.question);
	await visit('report of a game, not saved');
	await dialog.getByRole('button', { name: leaving.leave }).click();
	await expect(dialog).toHaveCount(0);
	await page.getByRole('button', { name: walkovers.record }).last().click();
	await visit('walkover');
	await closeDialog(page, language);
	await page
		.getByRole('button', { name: meetings.change({ when: '' }).trim() })
		.first()
		.click();
	await expect(dialog.getByText(meetings.planned({ number: 1 }))).toBeVisible();
	await visit('meeting');
	await closeDialog(page, language);
	await visitPlanning(page, language, visit);
}

/** Visits the dialogs that plan games, name what is missing, and announce. */
async function visitPlanning(page: Page, language: Language, visit: Visit) {
	const { plan, needs, texts } = catalogues[language].planning;
	const dialog = page.getByRole('dialog');
	const button = (name: string) => page.getByRole('button', { name });
	await button(plan.open).click();
	await expect(dialog.getByText(plan.round({ number: 1 }), { exact: true })).toBeVisible();
	await visit('plan of meetings');
	await closeDialog(page, language);
	await button(needs.open).click();
	await dialog.locator('summary').first().click();
	await visit('open scenarios');
	await closeDialog(page, language);
	await button(texts.reminders).click();
	await expect(dialog.getByRole('textbox').first()).toBeVisible();
	await visit('reminders');
	await closeDialog(page, language);
	await button(texts.announcement).first().click();
	await expect(dialog.getByRole('textbox')).toBeVisible();
	await visit('announcement');
	await closeDialog(page, language);
}

/** Visits the referee's season pages: standings, people, meetings and their dialogs. */
async function visitSeason(page: Page, language: Language, visit: Visit): Promise<void> {
	const m = catalogues[language];
	const { standings, people } = m.leagues.season;
	await page.goto('/league');
	await expect(page.getByRole('heading', { level: 1, name: m.leagues.pages.title })).toBeVisible();
	await storeLeague(page, playedLeague());
	await page.goto(`/league/${LEAGUE}/standings`);
	const points = m.leagues.season.games.points({ count: 8 });
	const box = { what: m.leagues.scenarios.battle, part: m.leagues.sides.light, points };
	await expect(page.getByRole('button', { name: standings.box(box) })).toBeVisible();
	await visit('standings');
	await page.getByRole('button', { name: standings.box(box) }).click();
	await visit('where points came from');
	await closeDialog(page, language);
	await page.goto(`/league/${LEAGUE}/people`);
	await page.getByRole('button', { name: people.change({ name: 'Łukasz' }) }).click();
	await visit('player');
	await closeDialog(page, language);
	await visit('people');
	await visitMeetings(page, language, visit);
}

/** Visits the regulation and the player's page with a marked army and a new key. */
async function visitRules(page: Page, language: Language, visit: Visit) {
	const { player: m, regulation } = catalogues[language].leagues;
	await page.goto(`/league/${LEAGUE}/rules`);
	await expect(page.getByRole('heading', { name: regulation.scenarios })).toBeVisible();
	for (const fold of await page.locator('main summary').all()) await fold.click();
	// Scrolled to the last fold, the head of the page covers part of a field.
	await page.evaluate(() => scrollTo(0, 0));
	await visit('regulation');
	await page.goto(`/league/${LEAGUE}/play`);
	await page.getByRole('combobox', { name: m.self.from }).selectOption({ index: 1 });
	await visit('own player');
	await page.getByRole('button', { name: m.self.keep }).click();
	await page
		.getByRole('combobox', { name: m.armies.choose({ army: 'A' }) })
		.selectOption({ index: 1 });
	// Creating a league has made a key without a file.
	await page.getByRole('button', { name: m.key.saveFile }).click();
	await expect(page.getByText(m.send.reject)).toBeVisible();
	await visit('my armies');
}

/** A league in which two referees report one game, a player another, and a stranger writes too. */
function signedRows() {
	const made = signedLeague();
	const { anna, bolek, jan, first } = made;
	const stranger = new Author(keyOf('stranger'), first.digest);
	const flag = { id: idOf(5, 3), scenario: 'captureTheFlag' };
	const entries = [
		...made.entries,
		anna.write(reported()),
		bolek.write(reported({ id: idOf(5, 2), outcome: 'draw' })),
		jan.write(reported(flag)),
		stranger.write(registered(KUBA))
	];
	const savedAt = Date.now();
	const id = idOf(1, 2);
	return {
		id,
		leagues: [{ id, founding: first.digest, name: 'Liga', revision: 1, savedAt }],
		entries: entries.map((known) => ({ ...known, league: first.digest, savedAt }))
	};
}

/** Visits what a signed league has beside: contradictions, signatures, entries that do not count, keys. */
async function visitSigned(page: Page, language: Language, visit: Visit) {
	const { signing, season, pages, views } = catalogues[language].leagues;
	const { id, leagues, entries } = signedRows();
	await page.goto('/league');
	await putRows(page, 'entries', entries);
	await putRows(page, 'leagues', leagues);
	await page.goto(`/league/${id}`);
	await expect(page.getByText(views.guest)).toBeVisible();
	await visit('league of a guest');
	// Nothing is signed here, so that any secret will do.
	await putRows(page, 'keys', [{ publicKey: keyOf('root'), seed: [], file: '', savedAt: 1 }]);
	await page.goto(`/league/${id}/meetings`);
	await expect(page.getByText(signing.contested.title)).toBeVisible();
	await expect(page.getByText(signing.contested.unconfirmed, { exact: true })).toBeVisible();
	await visit('contradicting reports');
	const tabs = page.getByRole('navigation', { name: pages.tabList });
	await tabs.getByRole('link', { name: pages.tabs.rules }).click();
	await page.getByRole('link', { name: pages.parts.keys }).click();
	await page.locator('summary').filter({ hasText: views.myCode }).click();
	await expect(page.getByRole('img', { name: views.code.alt })).toBeVisible();
	await page.locator('summary').filter({ hasText: signing.entries.title }).click();
	await expect(page.getByText(signing.reasons.unknownKey)).toBeVisible();
	await page.evaluate(() => scrollTo(0, 0));
	await visit('signatures');
	await page.getByRole('link', { name: pages.parts.files }).click();
	await visit('league files');
	await tabs.getByRole('link', { name: pages.tabs.people }).click();
	await page.getByRole('button', { name: season.people.addReferee }).click();
	await expect(page.getByRole('textbox', { name: signing.people.key })).toBeVisible();
	await visit('appointment');
	await closeDialog(page, language);
	await page.getByRole('button', { name: season.people.change({ name: 'P 01' }) }).click();
	await expect(page.getByText(views.person.devicesWhat)).toBeVisible();
	await visit('player of a signed league');
	await closeDialog(page, language);
}

/** Visits all league pages with data and an army to mark. */
export async function visitLeagues(page: Page, language: Language, visit: Visit) {
	await page.goto('/');
	await openExample(page, language);
	await saved(page, language);
	await fillInbox(page, language);
	await visit('submissions');
	await readVerdictOn(page, language, 'Gracz 22');
	await visit('verdict');
	await visitSeason(page, language, visit);
	await visitRules(page, language, visit);
	await visitSigned(page, language, visit);
	await page.goto('/league');
	await expect(page.getByRole('listitem').first()).toBeVisible();
	await visit('leagues');
}
