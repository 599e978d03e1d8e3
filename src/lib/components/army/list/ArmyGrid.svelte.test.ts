import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { newArmy } from '$lib/army/new-army';
import { locale } from '$lib/state/app/locale.svelte';
import ArmyGrid from './ArmyGrid.svelte';

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('builder');
});

it('says when each army was edited, after the first frame', async () => {
	const entries = [1, 20].map((day) => {
		const id = `a-${day}`;
		const army = newArmy(id, `Army of ${day}`, { profile: 'league' });
		const savedAt = Date.UTC(2026, 10, day, 12);
		return { readable: true, id, army, revision: 1, savedAt } as const;
	});
	const dates = new Intl.DateTimeFormat(locale.tag, { dateStyle: 'medium' });
	const inFirstFrame = new Promise<string | null>((done) =>
		requestAnimationFrame(() => done(document.body.textContent))
	);
	const screen = await render(ArmyGrid, { entries, onmore: vi.fn() });
	expect(await inFirstFrame).toContain('Army of 20');
	expect(await inFirstFrame).not.toContain('Edited');
	for (const { army, savedAt } of entries) {
		const card = screen.getByRole('article').filter({ hasText: army.name });
		await expect.element(card).toHaveTextContent(`Edited ${dates.format(savedAt)}, `);
	}
});
