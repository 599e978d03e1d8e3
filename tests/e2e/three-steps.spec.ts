import type { Locator, Page } from '@playwright/test';
import { newArmy } from '$lib/army/new-army';
import type { Army } from '$lib/rules/choices';
import { BROKEN } from './broken-armies';
import {
	browserLocale,
	catalogues,
	expect,
	openExample,
	PHONE,
	saved,
	started,
	test
} from './support';

/** Finds a control on the page as it is by then. */
type Step = (page: Page) => Locator;
/** Controls to press from the home page, and what is there then. */
type Way = readonly [steps: readonly Step[], reached: Step];

const MOST_STEPS = 3;
/** Milliseconds until a control is there. */
const SOON = 15_000;
const m = catalogues.pl;
const { home, armies, army, unit, leagues, data, app, share, cards, commands } = m;
const { tabs, example } = leagues.pages;

type Role = Parameters<Page['getByRole']>[0];
const named =
	(role: Role, exact = true) =>
	(name: string): Step =>
	(page) =>
		page.getByRole(role, { name, exact });
const button = named('button');
const link = named('link');
const heading = named('heading');
const field = named('textbox');
const dialog = named('dialog', false);
const choice = named('radio', false);
/** A control in the open dialog, where the page behind it has another of the same name. */
const inside =
	(step: Step): Step =>
	(page) =>
		page.getByRole('dialog').locator(step(page));
const fold =
	(hasText: string): Step =>
	(page) =>
		page.locator('summary').filter({ hasText });
const text =
	(words: string | RegExp): Step =>
	(page) =>
		page.getByText(words).first();

const opened = link(m.example.army);
const options = button(home.more({ name: m.example.army }));
const menu = button(army.more);
const hero = button(army.edit({ name: m.example.hero }));
const bill = button(army.openBill);
const [broken] = BROKEN as [Army];
/** With points left to spend. */
const small: Army = {
	...newArmy('1b6a1f2c-4b5d-4e6f-8a9b-0c1d2e3f4a5c', 'Reszta', { profile: 'league' }),
	units: [{ kind: 'minifig', id: 'u1', name: 'Giermek', rank: 'mercenary' }]
};
const inLeague = (tab: string) => [link(app.league), link(example.league), link(tab)];
const inMeetings = inLeague(tabs.meetings);
const inStandings = inLeague(tabs.standings);
const atHome: Step[] = [];
const inOptions = [options];
const inMenu = [opened, menu];
const inData = [link(app.data)];
const print = [options, inside(button(armies.menu.print))];
/** What was printed last is remembered for each army. */
const printCards = [...print, named('radio')(cards.page.whats.cards)];

/** Every capability that the README names, as a user looks for it. Several may be at the end of the same steps. */
const WAYS: Record<string, Way> = {
	'start an army of any rulebook': [
		[button(home.create), choice(home.rulebooks.lugpolwars)],
		button(m.newArmy.create)
	],
	'start from a template': [
		[button(home.create), choice(armies.begin.ways.template)],
		button(armies.begin.take({ name: m.templates.knights.army }))
	],
	'pick minifigs, mounts, vehicles and buildings': [
		[opened, button(army.add)],
		named('searchbox')(m.adding.search)
	],
	'arm a minifig': [
		[opened, hero],
		named('button', false)(`${unit.addGear}: ${m.terms.gear.heavyHand}`)
	],
	'see what the army costs': [[opened, bill], text(m.army.billHint)],
	'read the rule behind a line of the bill': [
		[opened, bill, inside((page) => page.getByRole('rowheader').getByRole('button').first())],
		link(m.ruleTexts.page.all)
	],
	'spend the remaining points': [
		[link(small.name), bill, (page) => page.getByRole('button', { name: /^Wydaj pozostałe/ })],
		dialog(m.fill.title)
	],
	'see what is not allowed, with a repair': [
		[link(broken.name), (page) => page.getByRole('button', { name: /^\d+ błęd/ })],
		heading(army.violations)
	],
	'form a squad': [[opened, button(m.structure.squad.form)], field(m.structure.squad.name)],
	'undo and see the history of an army': [
		[opened, menu, inside(button(commands.names.history))],
		dialog(commands.history.title)
	],
	'duplicate an army': [inMenu, inside(button(commands.names.duplicate))],
	'delete an army': [inMenu, inside(button(commands.names.deleteArmy))],
	'start an army for the Small League': [
		[button(home.create), choice(m.newArmy.profiles.league)],
		button(m.newArmy.create)
	],
	'go back to an earlier version': [
		[opened, menu, inside(fold(m.earlier.title))],
		text(m.earlier.hint)
	],
	'choose a reading where the rules contradict themselves': [
		[opened, menu, inside(fold(m.ownRules.rulings))],
		text(m.ownRules.hint)
	],
	'change the rulebook with house rules': [
		[opened, menu, inside(fold(m.structure.houseRules.title))],
		text(m.structure.houseRules.hint)
	],
	'turn supplements off': [inMenu, named('checkbox')(m.terms.supplements.magic)],
	'calculate the odds of an attack': [[link(app.odds)], heading(m.odds.page.answer)],
	'calculate a parry and a counterattack': [
		[link(app.odds), fold(m.odds.page.fights.close)],
		named('combobox')(m.oddsParts.fights.parry)
	],
	'calculate a charge': [
		[link(app.odds), fold(m.odds.page.fights.charge)],
		heading(m.oddsParts.fights.flight)
	],
	'calculate the damage to a creation': [
		[link(app.odds), fold(m.odds.page.fights.creation)],
		heading(m.oddsParts.fights.marks)
	],
	'compare a group with a group': [
		[link(app.odds), choice(m.odds.page.modes.group)],
		text(m.oddsParts.group.hint)
	],
	'see two armies as a heat map': [
		[link(app.odds), choice(m.odds.page.modes.armies)],
		named('combobox')(m.oddsParts.armies.own)
	],
	'see the chance of each weapon to kill': [
		[opened, hero, named('checkbox')(unit.chances)],
		text(m.oddsParts.builder.note)
	],
	'print the odds of each weapon': [printCards, named('checkbox')(cards.page.contentsOf.odds)],
	'compare two armies': [[opened, button(commands.short.compare)], heading(commands.compare.title)],
	'print double-sided cards': [print, button(cards.page.print)],
	'save the cards as a PDF': [print, button(cards.page.pdf)],
	'print the army list': [[...print, choice(cards.page.whats.list)], button(cards.page.print)],
	'print a roster of all units': [
		[...print, choice(cards.page.whats.roster)],
		button(cards.page.print)
	],
	'print tokens to cut out': [
		[...print, choice(cards.page.whats.tokens)],
		button(cards.page.print)
	],
	'print cards of an own size': [printCards, choice(cards.page.formats.own)],
	'print cards with a color for each squad': [printCards, choice(cards.page.coloringOf.squad)],
	'print cards of several armies': [printCards, fold(cards.page.otherArmies)],
	'make copies and a cut file': [printCards, fold(cards.page.more)],
	'print cards with a picture or color on the back': [
		printCards,
		named('radio')(cards.page.backsOf.color)
	],
	'print a quick reference': [
		[...print, choice(cards.page.whats.reference)],
		button(cards.page.print)
	],
	'choose the look of a unit or photograph it': [
		[opened, hero, fold(unit.picture)],
		button(m.portrait.photo.instead)
	],
	'share an army by link, QR code, picture or text': [
		[options, inside(button(armies.menu.share))],
		button(share.copyLink)
	],
	'export a .brik file': [inOptions, inside(button(home.export))],
	'import a file or a link': [atHome, button(home.import)],
	'tag, archive, duplicate or delete an army': [inOptions, inside(button(armies.archive.put))],
	'make a backup': [inData, button(data.backup.make)],
	'restore a backup': [inData, button(data.restore.choose)],
	'take an army out of the trash': [inData, heading(data.trash.title)],
	'read any rule, and search the rules': [
		[link(app.rules)],
		named('searchbox')(m.ruleTexts.page.search)
	],
	'compare the editions of BrikWars': [
		[link(app.rules), fold(m.ruleTexts.page.contents)],
		named('link', false)(m.combatRules.readings.differences)
	],
	'mark and seal armies for a league': [inLeague(tabs.play), heading(leagues.player.title)],
	'check submissions as a referee': [inLeague(tabs.submissions), button(leagues.referee.files)],
	'announce and report meetings': [inMeetings, button(leagues.season.meetings.add)],
	'plan meetings and pairings': [inMeetings, button(m.planning.plan.open)],
	'publish a league as a web page': [inStandings, button(m.planning.files.page)],
	'see the standings and play-offs': [
		inStandings,
		heading(leagues.season.standings.categories.junior)
	],
	'change the regulations of a league': [inLeague(tabs.rules), heading(leagues.regulation.title)],
	'start or import a league': [[link(app.league)], button(leagues.pages.found)],
	'play a game with an army': [
		[options, inside(button(armies.menu.play))],
		dialog(m.table.create.title)
	],
	'see and import games': [[link(app.table)], button(m.table.list.create)],
	'join a game of another phone': [
		[link(app.table), button(m.table.list.join)],
		heading(m.twoPhones.join.title)
	],
	'switch the language': [atHome, button('English')],
	'choose theme, paper and unit of length': [[link(app.settings)], choice(app.themes.dark)],
	'look for a new version': [[link(app.about)], button(m.about.check)],
	'find any page, army or command by its name': [[button(app.find)], dialog(commands.palette.title)]
};

/** What is reached with the same steps, by its capability. */
function capabilitiesAt(): Map<readonly Step[], Map<string, Step>> {
	const all = new Map<readonly Step[], Map<string, Step>>();
	for (const [capability, [steps, reached]] of Object.entries(WAYS))
		all.set(steps, new Map(all.get(steps)).set(capability, reached));
	return all;
}

/** Presses a control as soon as it is there; a radio button is covered by its label. */
async function press(control: Locator): Promise<void> {
	await control.waitFor({ timeout: SOON });
	const isRadio = (await control.getAttribute('type')) === 'radio';
	await control.click({ timeout: SOON, force: isRadio });
}

async function importArmy(page: Page, army: Army): Promise<void> {
	await page.locator('input[type=file]').setInputFiles({
		name: 'a.brik',
		mimeType: 'text/plain',
		buffer: Buffer.from(JSON.stringify(army))
	});
	await page.getByRole('button', { name: m.importing.keep }).click();
	await saved(page, 'pl');
}

test.use({ viewport: PHONE, locale: browserLocale.pl });

test('every capability of the README is at most three steps from the home page @long', async ({
	page
}) => {
	await page.goto('/');
	await page.getByRole('button', { name: home.exampleLeague }).click();
	await expect(heading(example.league)(page)).toBeVisible();
	await page.goto('/');
	await openExample(page, 'pl');
	await saved(page, 'pl');
	await page.goto('/');
	await started(page);
	await importArmy(page, broken);
	await page.goto('/');
	await started(page);
	await importArmy(page, small);
	const missing: string[] = [];
	for (const [steps, reached] of capabilitiesAt()) {
		await page.goto('/');
		await started(page);
		const names = [...reached.keys()].join(', ');
		expect(steps.length, names).toBeLessThanOrEqual(MOST_STEPS);
		try {
			for (const step of steps) await press(step(page));
			for (const control of reached.values()) await control(page).waitFor({ timeout: SOON });
		} catch (error) {
			missing.push(`${names}: ${String(error)}`);
		}
	}
	expect(missing).toEqual([]);
});
