import type { Page } from '@playwright/test';
import { exampleArmy } from '$lib/army/example';
import type { Game } from '$lib/play/game-file';
import { newGame } from '$lib/play/new-game';
import { audit } from './audit';
import type { Device } from './device';
import { codeOnScreen } from './phone-codes';
import { catalogues, expect, putRows } from './support';

export const GAME = '6f0b5f5e-3f0e-4c39-9f57-0d2f4b1c9a02';
const ARMY = '5b6f0c1e-8a52-4a9c-9d4e-7f0f3a1b2c01';

function bridge(): Game {
	const army = (name: string, at: number) =>
		exampleArmy(ARMY.replace(/1$/, String(at)), { ...catalogues.en.example, army: name });
	return newGame({
		id: GAME,
		name: 'The bridge',
		rules: '2005',
		sides: [
			{ id: 's1', name: 'Castle', armies: [army('Castle', 1)] },
			{ id: 's2', name: 'Orcs', armies: [army('Orcs', 2)] }
		]
	});
}

/** The events of the game as this phone has stored them, in any order. */
export function storedEvents(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const open = indexedDB.open('brikmuster');
		await new Promise((done) => (open.onsuccess = done));
		const all = open.result.transaction('games').objectStore('games').getAll();
		await new Promise((done) => (all.onsuccess = done));
		open.result.close();
		const rows = all.result as { game: { events: object[] } }[];
		return rows.flatMap(({ game }) => game.events.map((event) => JSON.stringify(event))).sort();
	});
}

/** Opens what two phones of one game need. */
export async function openTwoPhones({ page, m }: Pick<Device, 'page' | 'm'>) {
	await page.getByRole('button', { name: m.table.menu.title }).click();
	await page.getByRole('button', { name: m.table.menu.twoPhones }).click();
	await expect(page.getByRole('heading', { name: m.twoPhones.title })).toBeVisible();
}

/** The first phone shares its game; returns the link in its code. */
export async function shareGame(first: Device): Promise<string> {
	await first.page.goto('/table');
	await expect(first.page.getByText(first.m.table.list.none)).toBeVisible();
	await putRows(first.page, 'games', [{ id: GAME, game: bridge(), revision: 1, savedAt: 1 }]);
	await first.page.goto(`/table/${GAME}`);
	await first.page
		.getByRole('button', { name: first.m.table.turns.begins({ name: 'Castle' }) })
		.click();
	await openTwoPhones(first);
	const game = first.m.twoPhones.hub;
	await audit(first.page, 'two phones with a hub');
	await first.page.getByRole('button', { name: game.share }).click();
	await expect(first.page.getByRole('img', { name: game.alt })).toBeVisible();
	await audit(first.page, 'invitation to a game');
	return codeOnScreen(first.page.getByRole('img', { name: game.alt }));
}

export const joinButton = ({ page, m }: Device) =>
	page.getByRole('button', { name: m.twoPhones.hub.join.join });

export async function arrived({ page }: Device) {
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The bridge');
	// The secret is gone from the address.
	await expect(page).toHaveURL(new RegExp(`/table/${GAME}$`));
}
