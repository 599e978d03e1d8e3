import type { Locator, Page } from '@playwright/test';
import { catalogues, expect, type Language } from './support';

/** A player with the app in one hand and dice in the other. */
export class TableByHand {
	readonly m;
	readonly play;

	constructor(
		readonly page: Page,
		language: Language
	) {
		this.m = catalogues[language].table;
		this.play = catalogues[language].play;
		this.close = catalogues[language].app.close;
	}

	readonly close: string;

	get dialog(): Locator {
		return this.page.getByRole('dialog');
	}

	button(name: string): Locator {
		return this.page.getByRole('button', { name, exact: true });
	}

	inside(name: string): Locator {
		return this.dialog.getByRole('button', { name, exact: true });
	}

	/** The token of a figure on the table. */
	token(id: string): Locator {
		return this.page.locator(`main [data-figure="${id}"]`);
	}

	/** Opens the sheet of a figure; one that may attack opens with its attack. */
	async openSheet(id: string): Promise<void> {
		await this.token(id).click();
		const toTheSheet = this.inside(this.m.attack.sheet);
		await expect(toTheSheet.or(this.inside(this.m.sheet.attack))).toBeVisible();
		if (await toTheSheet.isVisible()) await toTheSheet.click();
		await expect(this.inside(this.m.sheet.attack)).toBeVisible();
	}

	/** Opens a part of the dialog. */
	async unfold(title: string): Promise<void> {
		await this.dialog.locator('summary').filter({ hasText: title }).click();
	}

	/** Orders an attack step by step; `more` changes what is usual. */
	async attack(
		attacker: string,
		target: string,
		more: { weapon?: string; way?: string; together?: readonly string[] } = {}
	): Promise<void> {
		await this.openSheet(attacker);
		await this.inside(this.m.sheet.attack).click();
		const { weapon, way, together = [] } = more;
		if (weapon !== undefined || way !== undefined) await this.unfold(this.m.attack.weapon);
		if (weapon !== undefined) await this.dialog.getByRole('radio', { name: weapon }).check();
		if (way !== undefined) await this.dialog.getByRole('radio', { name: way, exact: true }).check();
		await this.dialog.locator(`[data-figure="${target}"]`).click();
		if (together.length > 0) {
			await this.unfold(this.m.attack.together);
			for (const id of together) await this.dialog.locator(`[data-figure="${id}"]`).first().click();
		}
		await this.inside(this.m.attack.steps).click();
	}

	/** Uses the players' own dice from now on. */
	async ownDice(): Promise<void> {
		await this.dialog.getByRole('radio', { name: this.m.dice.modes.typed }).check();
	}

	/** Types what the dice show. */
	async type(...faces: readonly number[]): Promise<void> {
		for (const face of faces) {
			const pad = this.dialog.getByRole('group', { name: /[dk]\d+/ });
			await pad.getByRole('button', { name: `${face}`, exact: true }).click();
		}
	}

	/** Opens the form of an act; those that are not possible now are folded. */
	async act(id: string, name: string): Promise<void> {
		await this.openSheet(id);
		await this.inside(name).click();
	}

	/** Chooses a figure in the dialog. */
	async pick(id: string): Promise<void> {
		await this.dialog.locator(`[data-figure="${id}"]`).first().click();
	}

	async choose(name: string | RegExp): Promise<void> {
		await this.dialog.getByRole('button', { name }).first().click();
	}

	/** Applies the effect, which says what it comes to. */
	async apply(...effects: readonly string[]): Promise<void> {
		for (const effect of effects) await expect(this.dialog.getByText(effect)).toBeVisible();
		await this.inside(this.m.effects.apply).click();
	}

	async done(): Promise<void> {
		await this.inside(this.m.effects.done).click();
		await expect(this.dialog).toHaveCount(0);
	}

	async leave(): Promise<void> {
		await this.inside(this.close).click();
		await expect(this.dialog).toHaveCount(0);
	}
}
