import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Language } from '$lib/i18n/languages';
import { CHAPTERS } from '$lib/rules/citations';
import { locale } from '$lib/state/app/locale.svelte';
import { notices } from '$lib/state/app/notices.svelte';
import { catalogues } from '../../../../tests/setup/catalogues';
import { inTurn } from '../../../../tests/setup/in-turn';
import { onDevice } from '../../../../tests/setup/device';
import { ALL_QUESTIONS } from '$lib/state/rules/all-questions';
import { joinedTexts } from '$lib/state/rules/page-texts';
import { ENTRIES, foundEntries, TOPICS } from '$lib/state/rules/rule-search';
import type { ArmyFor } from '$lib/state/rules/ruling-army';
import RulesReader from './RulesReader.svelte';

const ALL = ENTRIES.length;
/** Rules and questions; differences are rows of a table. */
const ARTICLES = ALL - TOPICS.length;
const armyFor: ArmyFor = () => undefined;
const go = (hash: string) => history.replaceState(history.state, '', hash || location.pathname);

/** The marked texts in an element. */
const marksIn = (selector: string) =>
	[...(CSS.highlights.get('found-rule') ?? [])]
		.filter(({ startContainer }) => startContainer.parentElement?.closest(selector))
		.map((range) => (range.startContainer as Text).data.slice(range.startOffset, range.endOffset));

describe.each(['en', 'pl'] as Language[])('the rules: %s', (language) => {
	const itInTurn = inTurn(language);
	const { ruleTexts, combatRules } = catalogues[language];
	const { readings } = combatRules;
	const texts = joinedTexts(ruleTexts, combatRules);
	const { page: m, rules } = ruleTexts;

	beforeEach(async () => {
		await locale.choose(language);
		for (const area of ['rules', 'combatRules'] as const) await locale.load(area);
	});
	afterEach(() => {
		vi.restoreAllMocks();
		go('');
	});

	itInTurn(
		'lists every rule, and those that match a search, with marks and their number',
		async () => {
			const screen = await render(RulesReader, { armyFor });
			expect(screen.getByRole('article').elements()).toHaveLength(ARTICLES);
			const text = rules['PL-WPN-03'].title;
			await screen.getByRole('searchbox', { name: m.search }).fill(text.toUpperCase());
			const found = foundEntries(texts, { text });
			const count = found.length;
			const rows = found.filter((entry) => (TOPICS as readonly string[]).includes(entry)).length;
			await expect
				.element(screen.getByRole('status'))
				.toHaveTextContent(m.found({ count, all: ALL }));
			await expect.poll(() => screen.getByRole('article').elements().length).toBe(count - rows);
			const words = text.split(' ');
			await expect.poll(() => marksIn('#PL-WPN-03').slice(0, words.length)).toEqual(words);
			await screen.getByRole('button', { name: m.clear }).click();
			await expect.poll(() => screen.getByRole('article').elements().length).toBe(ARTICLES);
			await expect.element(screen.getByRole('searchbox')).toHaveFocus();
		}
	);

	itInTurn('opens no on-screen keyboard when a phone clears the search', async () => {
		onDevice('phone');
		const screen = await render(RulesReader, { armyFor });
		await screen.getByRole('searchbox', { name: m.search }).fill('xyzzy');
		await screen.getByRole('button', { name: m.clear }).click();
		await expect.element(screen.getByRole('status')).toHaveFocus();
	});

	itInTurn('lists the rules of one rulebook', async () => {
		const screen = await render(RulesReader, { armyFor });
		await screen.getByRole('combobox', { name: m.source }).selectOptions('quickRules');
		const questions = foundEntries(texts, { text: '', source: 'quickRules' }).filter((entry) =>
			(ALL_QUESTIONS as readonly string[]).includes(entry)
		);
		await expect
			.poll(() => screen.getByRole('article').elements().length)
			.toBe(CHAPTERS.QW.length + questions.length);
	});

	itInTurn('says when no rule matches', async () => {
		const screen = await render(RulesReader, { armyFor });
		await screen.getByRole('searchbox').fill('xyzzy');
		await expect.element(screen.getByRole('status')).toHaveTextContent(m.none);
		await expect.poll(() => screen.getByRole('article').elements()).toEqual([]);
	});

	itInTurn('focuses the rule of the address, also if a search hides it', async () => {
		go('#PL-MAG-02');
		const screen = await render(RulesReader, { armyFor });
		const heading = () =>
			screen.getByRole('heading', { name: rules['PL-MAG-02'].title, exact: true });
		await expect.element(heading()).toHaveFocus();
		await screen.getByRole('searchbox').fill('xyzzy');
		await expect.poll(() => screen.getByRole('article').elements().length).toBe(0);
		dispatchEvent(new HashChangeEvent('hashchange'));
		await expect.element(heading()).toHaveFocus();
		await expect.element(screen.getByRole('searchbox')).toHaveValue('');
	});

	itInTurn('shows the rule that says the same for an id without a text', async () => {
		go('#E05-CMB-24');
		const screen = await render(RulesReader, { armyFor });
		const entry = screen.getByRole('article').filter({ hasText: rules['PL-CC-12'].text });
		await expect.element(entry.getByRole('heading')).toHaveFocus();
	});

	itInTurn('compares editions in a table, and finds its rows', async () => {
		const screen = await render(RulesReader, { armyFor });
		const { title } = combatRules.comparison.fastTarget;
		await screen.getByRole('searchbox').fill(title);
		const row = screen.getByRole('row').filter({ hasText: title }).first();
		await expect.element(row).toBeVisible();
		await expect
			.element(row.getByRole('link', { name: 'PL-CMB-04' }))
			.toHaveAttribute('href', '/rules#PL-CMB-04');
	});

	itInTurn('leads from an open question to the setting of an army', async () => {
		go('#X-05');
		const screen = await render(RulesReader, { armyFor: () => ({ id: 'a1', name: 'Orki' }) });
		const { question } = readings.questions['X-05'];
		await expect.element(screen.getByRole('heading', { name: question })).toHaveFocus();
		const entry = screen.getByRole('article').filter({ hasText: question });
		const { title, readings: choices } = readings.rulings.oddSpeed;
		await expect.element(entry.getByText(readings.setting({ ruling: title }))).toBeVisible();
		await expect.element(entry.getByText(choices.up)).toBeVisible();
		const open = entry.getByRole('button', { name: readings.toArmy({ army: 'Orki' }) });
		await expect.element(open).toBeVisible();
	});

	itInTurn('copies the address of a rule where the browser cannot share', async () => {
		vi.stubGlobal('navigator', Object.create(navigator, { share: { value: undefined } }));
		const write = vi.fn(() => Promise.resolve());
		Object.defineProperty(navigator, 'clipboard', { value: { writeText: write } });
		const screen = await render(RulesReader, { armyFor });
		await screen.getByRole('button', { name: m.share({ rule: 'PL-WPN-03' }) }).click();
		expect(write).toHaveBeenCalledWith(`${location.origin}/rules#PL-WPN-03`);
		expect(notices.all.map(({ text }) => text)).toContain(m.copied({ rule: 'PL-WPN-03' }));
		vi.unstubAllGlobals();
	});
});
