import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { newArmy } from '$lib/army/new-army';
import type { Language } from '$lib/i18n/languages';
import { armySearch } from '$lib/state/army/army-search.svelte';
import { locale } from '$lib/state/app/locale.svelte';
import type { StoredArmy } from '$lib/state/army/stored';
import { catalogues } from '../../../../../tests/setup/catalogues';
import ArmyFinder from './ArmyFinder.svelte';

const NAMES = ['Żubry', 'Łucznicy', 'Zbóje', 'Ćmy', 'Lwy'];
const stored = (tags: readonly (string | undefined)[] = []): StoredArmy[] =>
	NAMES.map((name, index) => {
		const army = newArmy(`a-${index}`, name, { profile: 'free' });
		const tag = tags[index];
		const own = { readable: true, id: army.id, army, revision: 1, savedAt: index } as const;
		return tag === undefined ? own : { ...own, tags: [tag] };
	});
const found = (armies: readonly StoredArmy[]) =>
	armySearch.found(armies).map(({ army }) => army.name);

describe.each(['en', 'pl'] as Language[])('the search for armies: %s', (language) => {
	const { find } = catalogues[language].armies;
	beforeEach(async () => {
		armySearch.clear();
		armySearch.order = 'edited';
		await locale.choose(language);
	});

	it('is hidden for a few armies', async () => {
		const screen = await render(ArmyFinder, { armies: stored().slice(0, 4), count: 4 });
		expect(screen.getByRole('searchbox').elements()).toEqual([]);
		expect(screen.getByRole('combobox').elements()).toEqual([]);
	});

	it('ignores diacritics and case, and shows the number of matches', async () => {
		const armies = stored();
		const screen = await render(ArmyFinder, { armies, count: 1 });
		await screen.getByRole('searchbox', { name: find.search }).fill('LUCZ');
		expect(found(armies)).toEqual(['Łucznicy']);
		await expect
			.element(screen.getByRole('status'))
			.toHaveTextContent(find.found({ count: 1, all: 5 }));
		await screen.getByRole('button', { name: find.clear }).click();
		expect(found(armies)).toHaveLength(5);
	});

	it('says when nothing matches', async () => {
		const screen = await render(ArmyFinder, { armies: stored(), count: 0 });
		await screen.getByRole('searchbox').fill('smok');
		await expect.element(screen.getByRole('status')).toHaveTextContent(find.none);
	});

	it('sorts by the language and remembers the order', async () => {
		const armies = stored();
		const screen = await render(ArmyFinder, { armies, count: 5 });
		await screen.getByRole('combobox', { name: find.order }).selectOptions('name');
		expect(found(armies)).toEqual(
			language === 'pl'
				? ['Ćmy', 'Lwy', 'Łucznicy', 'Zbóje', 'Żubry']
				: ['Ćmy', 'Łucznicy', 'Lwy', 'Zbóje', 'Żubry']
		);
		expect(localStorage.getItem('armyOrder')).toBe('name');
	});

	it('filters by tags; an army must have all of them', async () => {
		const armies = stored(['liga', 'żaba', undefined, 'liga', undefined]);
		const screen = await render(ArmyFinder, { armies, count: 2 });
		const tag = screen.getByRole('button', { name: 'liga' });
		await expect.element(tag).toHaveAttribute('aria-pressed', 'false');
		await tag.click();
		await expect.element(tag).toHaveAttribute('aria-pressed', 'true');
		expect(found(armies)).toEqual(['Ćmy', 'Żubry']);
		await screen.getByRole('button', { name: 'żaba' }).click();
		expect(found(armies)).toEqual([]);
		await tag.click();
		expect(found(armies)).toEqual(['Łucznicy']);
	});
});
