import type { Page } from '@playwright/test';
import type { Chance } from '../fuzz/chance';
import { randomTarget } from './random-target';
import { mismatch, settled, shown, type Shown } from './shown-page';
import { catalogues, expect, type Language } from './support';

/** Relative frequency of each kind of step. */
const WEIGHTS = {
	press: 12,
	back: 5,
	forward: 2,
	twiceBack: 1,
	twiceForward: 1,
	escape: 2,
	arrow: 2,
	reload: 1
};
type Kind = keyof typeof WEIGHTS;
const KINDS = (Object.keys(WEIGHTS) as Kind[]).flatMap((kind) =>
	Array<Kind>(WEIGHTS[kind]).fill(kind)
) as [Kind, ...Kind[]];

/** Labels that a walk does not press: they delete, print or change the language. */
const LEFT_OUT =
	/delete|remove|usuń|print this|print the|drukuj|polski|english|new version|nowej wersji/i;

const isCompare = (path: string) => path.startsWith('/compare/');

/** Walks through the app at random and keeps its own model of the browser history. */
export class Walker {
	readonly #page: Page;
	readonly #language: Language;
	readonly #chance: Chance;
	/** The URLs of pages without their panels, and the current position. */
	readonly #pages: string[];
	#at = 0;
	/** The steps so far, for failure messages. */
	readonly log: string[] = [];

	/** The walk starts at the current page, the first of its history. */
	constructor(page: Page, language: Language, chance: Chance, start: string) {
		this.#page = page;
		this.#language = language;
		this.#chance = chance;
		this.#pages = [start];
	}

	/** Takes one possible step and checks the page after it. */
	async step(): Promise<void> {
		const before = await shown(this.#page);
		const kind = this.#chance.pick(KINDS);
		if (kind === 'press') await this.#press(before);
		else if (kind === 'arrow') await this.#arrow(before);
		else if (kind === 'escape') await this.#escape(before);
		else if (kind === 'reload') await this.#reload(before);
		else if (kind === 'back') await this.#travel(before, -1);
		else if (kind === 'forward') await this.#travel(before, 1);
		else await this.#travel(before, kind === 'twiceBack' ? -2 : 2);
	}

	/** Presses a reachable button or link: in the open dialog, else on the page. */
	async #press(before: Shown) {
		const { backToWhere } = catalogues[this.#language].app;
		const leftOut = `${LEFT_OUT.source}|^${backToWhere}$`;
		const target = await randomTarget(this.#page, this.#chance, leftOut);
		if (!target) return;
		const { element, name, href } = target;
		this.#note(`press “${name}”`, before);
		const pressed = element.click({ timeout: 2000 }).then(() => true);
		if (await pressed.catch((error: unknown) => this.#missed(error))) {
			const leads = href ?? (this.#leads(name) ? undefined : before.path);
			if (leads !== before.path) await this.#arrived(before.path, leads);
		}
		await this.#enter();
	}

	/** Ignores an element that an animation or notice covers. */
	#missed(error: unknown): false {
		if (!(error instanceof Error) || !/Timeout|not attached/.test(error.message)) throw error;
		this.log.push('  (it could not be pressed)');
		return false;
	}

	/** Whether a button opens a page. */
	#leads(name: string): boolean {
		const m = catalogues[this.#language];
		const { cards, compare, rules } = m.commands.names;
		return [cards, compare, rules, m.armies.menu.compare, m.newArmy.create].includes(name);
	}

	/** Waits for a page, which its data may delay. */
	async #arrived(from: string, to: string | undefined) {
		const there = (path: string) => (to === undefined ? path !== from : path === to);
		const wanted = expect.poll(async () => there((await shown(this.#page)).path));
		await wanted.toBe(true).catch(() => this.log.push('  (no page came)'));
	}

	/** The app's back arrow: back where there is a previous page, else up. */
	async #arrow(before: Shown) {
		if (before.dialogs > 0) return;
		const { back, backToWhere } = catalogues[this.#language].app;
		const name = new RegExp(`^(${back}|${backToWhere})$`);
		const steps = this.#page.getByRole('banner').getByRole('button', { name });
		if ((await steps.count()) > 0) {
			this.#note('the arrow, back', before);
			await steps.click();
			return this.#expectPage(this.#at - 1);
		}
		const up = this.#page.getByRole('banner').getByRole('link', { name });
		if ((await up.count()) === 0) return;
		this.#note('the arrow, up', before);
		const to = await up.getAttribute('href');
		await up.click();
		await this.#arrived(before.path, to ?? undefined);
		await this.#enter();
	}

	async #escape(before: Shown) {
		if (before.dialogs === 0) return;
		this.#note('Escape', before);
		await this.#page.keyboard.press('Escape');
		const after = await this.#enter();
		expect(after.dialogs, this.#story()).toBe(before.dialogs - 1);
		expect(after.path, this.#story()).toBe(before.path);
	}

	async #reload(before: Shown) {
		this.#note('reload', before);
		await this.#page.reload();
		const after = await this.#enter();
		expect(after, this.#story()).toMatchObject({ path: before.path, dialogs: 0 });
	}

	/** Back or Forward, once or twice without a pause. */
	async #travel(before: Shown, steps: number) {
		const last = this.#pages.length - 1;
		const pages = steps < 0 ? Math.min(0, steps + before.dialogs) : steps;
		if (this.#at + pages < 0) return;
		this.#note(`history ${steps}`, before);
		await this.#page.evaluate(async (steps) => {
			for (let left = Math.abs(steps); left > 0; left--) {
				const gone = new Promise((done) => addEventListener('popstate', done, { once: true }));
				history.go(Math.sign(steps));
				await Promise.race([gone, new Promise((done) => setTimeout(done, 2000))]);
			}
		}, steps);
		const place = Math.min(this.#at + pages, last);
		const after = await this.#expectPage(place);
		// Only the last page of the history can have panels to go forward to.
		if (steps > 0 && place === last) return;
		const left = steps < 0 ? before.dialogs + steps : 0;
		expect(after.dialogs, this.#story()).toBe(Math.max(0, left));
	}

	/** Checks that the page at this position of the model is shown. */
	async #expectPage(place: number): Promise<Shown> {
		const wanted = this.#pages[place] ?? 'no page of the app';
		const path = expect.poll(async () => (await shown(this.#page)).path, this.#story());
		await path.toBe(wanted);
		this.#at = place;
		return this.#settled();
	}

	/** Records what a step opened. */
	async #enter(): Promise<Shown> {
		const after = await this.#settled();
		const here = this.#pages[this.#at] ?? '';
		if (after.path !== here && isCompare(after.path) && isCompare(here))
			this.#pages[this.#at] = after.path;
		else if (after.path !== here) this.#pages.splice(++this.#at, Infinity, after.path);
		else if (after.dialogs > 0) this.#pages.length = this.#at + 1;
		return after;
	}

	/** Waits until the page has settled and matches its URL. */
	async #settled(): Promise<Shown> {
		await settled(this.#page);
		const wrong = expect.poll(() => mismatch(this.#page, this.#language), this.#story());
		await wrong.toBe('');
		return shown(this.#page);
	}

	/** Number of distinct pages visited. */
	get visited(): number {
		return new Set(this.log.map((line) => line.split(/[ :]/)[0]).filter(Boolean)).size;
	}

	#note(step: string, { path, dialogs }: Shown) {
		this.log.push(`${path}${' +dialog'.repeat(dialogs)}: ${step}`);
	}

	#story(): string {
		return `${this.log.slice(-12).join('\n')}\nrecord: ${this.#pages.join(' ')} at ${this.#at}`;
	}
}
