import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Language } from '$lib/i18n/languages';
import { CHAPTERS } from '$lib/rules/citations';
import { locale } from '$lib/state/app/locale.svelte';
import { notices } from '$lib/state/app/notices.svelte';
import { catalogues } from '../../../../tests/setup/catalogues';
import { onDevice } from '../../../../tests/setup/device';
import { CONTENTS, foundRules, ruleIdsOf } from '$lib/state/rules/rule-search';
import RulesReader from './RulesReader.svelte';

const ALL = ruleIdsOf(CONTENTS).length;
const go = (hash: string) => history.replaceState(history.state, '', hash || location.pathname);

/** The marked texts in an element. */
const marksIn = (selector: string) =>
	[...(CSS.highlights.get('found-rule') ?? [])]
		.filter(({ startContainer }) => startContainer.parentElement?.closest(selector))
		.map((range) => (range.startContainer as Text).data.slice(range.startOffset, range.endOffset));

describe.each(['en', 'pl'] as Language[])('the rules: %s', (language) => {
	const { ruleTexts } = catalogues[language];
	const { page: m, rules } = ruleTexts;

	beforeEach(async () => {
		await locale.choose(language);
		await locale.load('rules');
	});
	afterEach(() => {
		vi.restoreAllMocks();
		go('');
	});

	it('lists every rule, and those that match a search, with marks and their number', async () => {
		const screen = await render(RulesReader);
		expect(screen.getByRole('article').elements()).toHaveLength(ALL);
		const text = rules['PL-WPN-03'].title;
		await screen.getByRole('searchbox', { name: m.search }).fill(text.toUpperCase());
		const count = ruleIdsOf(foundRules(ruleTexts, { text })).length;
		await expect
			.element(screen.getByRole('status'))
			.toHaveTextContent(m.found({ count, all: ALL }));
		await expect.poll(() => screen.getByRole('article').elements().length).toBe(count);
		const words = text.split(' ');
		await expect.poll(() => marksIn('#PL-WPN-03').slice(0, words.length)).toEqual(words);
		await screen.getByRole('button', { name: m.clear }).click();
		await expect.poll(() => screen.getByRole('article').elements().length).toBe(ALL);
		await expect.element(screen.getByRole('searchbox')).toHaveFocus();
	});

	it('opens no on-screen keyboard when a phone clears the search', async () => {
		onDevice('phone');
		const screen = await render(RulesReader);
		await screen.getByRole('searchbox', { name: m.search }).fill('xyzzy');
		await screen.getByRole('button', { name: m.clear }).click();
		await expect.element(screen.getByRole('status')).toHaveFocus();
	});

	it('lists the rules of one rulebook', async () => {
		const screen = await render(RulesReader);
		await screen.getByRole('combobox', { name: m.source }).selectOptions('quickRules');
		await expect.poll(() => screen.getByRole('article').elements().length).toBe(CHAPTERS.QW.length);
	});

	it('says when no rule matches', async () => {
		const screen = await render(RulesReader);
		await screen.getByRole('searchbox').fill('xyzzy');
		await expect.element(screen.getByRole('status')).toHaveTextContent(m.none);
		expect(screen.getByRole('article').elements()).toEqual([]);
	});

	it('focuses the rule of the address, also if a search hides it', async () => {
		go('#PL-MAG-02');
		const screen = await render(RulesReader);
		const heading = () =>
			screen.getByRole('heading', { name: rules['PL-MAG-02'].title, exact: true });
		await expect.element(heading()).toHaveFocus();
		await screen.getByRole('searchbox').fill('xyzzy');
		await expect.poll(() => screen.getByRole('article').elements().length).toBe(0);
		dispatchEvent(new HashChangeEvent('hashchange'));
		await expect.element(heading()).toHaveFocus();
		await expect.element(screen.getByRole('searchbox')).toHaveValue('');
	});

	it('copies the address of a rule where the browser cannot share', async () => {
		vi.stubGlobal('navigator', Object.create(navigator, { share: { value: undefined } }));
		const write = vi.fn(() => Promise.resolve());
		Object.defineProperty(navigator, 'clipboard', { value: { writeText: write } });
		const screen = await render(RulesReader);
		await screen.getByRole('button', { name: m.share({ rule: 'PL-WPN-03' }) }).click();
		expect(write).toHaveBeenCalledWith(`${location.origin}/rules#PL-WPN-03`);
		expect(notices.all.map(({ text }) => text)).toContain(m.copied({ rule: 'PL-WPN-03' }));
		vi.unstubAllGlobals();
	});
});
