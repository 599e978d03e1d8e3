import type { Page } from '@playwright/test';
import { visitAll } from './app-screens';
import { audit } from './audit';
import { brokenWords } from './broken-words';
import { cutTexts } from './cut-texts';
import { inFront } from './in-front';
import { visitLeagues } from './league-screens';
import { longUnless } from './long';
import { misplaced } from './misplaced';
import { visitTable } from './table-screens';
import { browserLocale, catalogues, DESKTOP, expect, PHONE, test } from './support';
import { targets } from './targets';
import { everywhere } from './turns';

/** Controls that another element covers at every scroll position. */
async function covered(page: Page): Promise<string[]> {
	const front = await inFront(page);
	return front.evaluate((scope) => {
		const controls = [...scope.querySelectorAll<HTMLElement>('button, a, select, summary')];
		return (
			controls
				.filter((control) => control.checkVisibility() && !control.closest('.unseen'))
				// The skip link appears only on focus.
				.filter((control) => !control.matches('[href="#content"]'))
				.filter((control) => {
					const isCovered = () => {
						const { left, top, width, height } = control.getBoundingClientRect();
						if (width < 2 || height < 2) return false;
						const hit = document.elementFromPoint(left + width / 2, top + height / 2);
						return !hit || !(control.contains(hit) || hit.contains(control));
					};
					// Scrolling means a new layout: most controls are found without it.
					if (!isCovered()) return false;
					control.scrollIntoView({ block: 'center' });
					return isCovered();
				})
				.map((control) => (control.getAttribute('aria-label') ?? control.textContent).trim())
		);
	});
}

/** What moves although the user asked for reduced motion. */
function moving(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const durations = [...document.querySelectorAll('*')].flatMap((element) =>
			[undefined, '::before', '::after', '::backdrop'].map((part) => {
				const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(
					element,
					part
				);
				const still =
					/^(0s(, )?)+$/.test(transitionDuration) &&
					animationName === 'none' &&
					scrollBehavior === 'auto';
				return still ? '' : `${element.tagName} ${transitionDuration} ${animationName}`;
			})
		);
		return [...document.getAnimations().map(String), ...durations.filter(Boolean)];
	});
}

/** What is found twice, with half a second between: a page that still loads may be wrong for a moment. */
async function lasting(page: Page, look: () => Promise<string[]>): Promise<string[]> {
	const found = await look();
	if (found.length === 0) return found;
	await page.waitForTimeout(500);
	const again = await look();
	return again.filter((one) => found.includes(one));
}

/** The bar with the points, if it is missing or takes a quarter of the screen. */
async function tallBar(page: Page): Promise<string[]> {
	const box = await page.locator('footer', { has: page.getByRole('status') }).boundingBox();
	const most = (page.viewportSize()?.height ?? 0) / 4;
	return box && box.height < most ? [] : [`the bar with the points: ${box?.height} of ${most}`];
}

/** What is in the wrong place, covered, or too small to tap. */
const faulty = async (page: Page, screen: string): Promise<string[]> => [
	...(await misplaced(page)),
	...(await covered(page)),
	...(await targets(page)).small,
	...(screen === 'units' ? await tallBar(page) : [])
];

/** Doubles the text size like a browser setting. */
async function enlargeText(page: Page) {
	await page.addInitScript(() => {
		document.addEventListener('DOMContentLoaded', () => {
			document.documentElement.style.fontSize = '200%';
		});
	});
}

const sizes = [
	['a phone with double text size', { width: 390, height: 844 }, 'pl', 2],
	['a desktop at 200 % zoom', { width: 720, height: 450 }, 'en', 1]
] as const;

for (const [turn, [where, viewport, language, text]] of sizes.entries()) {
	test.describe(`${where}, in ${language}`, () => {
		test.use({
			viewport,
			locale: browserLocale[language],
			contextOptions: { reducedMotion: 'reduce' }
		});

		test(
			'nothing overflows, is cut off, covered, too small to tap or moves',
			longUnless(turn === 1),
			async ({ page }) => {
				if (text === 2) await enlargeText(page);
				const found: string[] = [];
				let measured = 0;
				const shots = process.env.SHOTS;
				await visitAll(page, language, async (screen) => {
					if (shots) {
						const name = `${where} ${language} ${screen}`.replaceAll(/\W+/g, '-');
						await page.screenshot({ path: `${shots}/${name}.png` });
					}
					measured += (await targets(page)).count;
					const wrong = await lasting(page, async () => [
						...(await faulty(page, screen)),
						// Text of another size than the page expects may be cut.
						...(text === 1 ? await cutTexts(page) : []),
						// Motion depends on no size.
						...(turn === 0 ? await moving(page) : [])
					]);
					found.push(...wrong.map((one) => `${screen}: ${one}`));
				});
				expect(found).toEqual([]);
				expect(measured).toBeGreaterThan(200);
			}
		);
	});
}

interface Size {
	readonly width: number;
	readonly height: number;
}

/** Resizes the page, and waits until it is drawn so. */
async function resize(page: Page, viewport: Size): Promise<void> {
	if (page.viewportSize()?.width === viewport.width) return;
	await page.setViewportSize(viewport);
	await page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
	);
}

const NARROWEST = { width: 320, height: 640 };
const WIDEST = { width: 1920, height: 1080 };
const phones = [NARROWEST, PHONE, { width: 844, height: 390 }];

/**
 * Pages whose screens are the same in several sizes: one visit looks at each screen in all of them. axe checks those
 * that accessibility.spec.ts does not visit, in one size.
 */
const tours = [
	['the main pages on phones', phones, [visitAll], undefined],
	['the main pages on desktops', [DESKTOP, WIDEST], [visitAll], undefined],
	['leagues and games', [...phones, DESKTOP], [visitLeagues, visitTable], DESKTOP]
] as const;

for (const language of ['en', 'pl'] as const)
	for (const [where, viewports, visits, audited] of tours)
		test.describe(`${where}, in ${language}`, () => {
			const [viewport] = viewports;
			test.use({
				viewport,
				locale: browserLocale[language],
				contextOptions: { reducedMotion: 'reduce' },
				colorScheme: language === 'en' ? 'dark' : 'light'
			});

			/** What is wrong on a screen in a size. */
			async function wrongIn(page: Page, screen: string, size: Size): Promise<string[]> {
				await resize(page, size);
				if (size === audited && (everywhere || language === 'en')) await audit(page, screen);
				return lasting(page, async () => [
					...(await cutTexts(page)),
					...(await brokenWords(page)),
					// The narrowest phone has the least room, and the widest desktop the longest lines.
					...(size === NARROWEST || size === WIDEST ? await faulty(page, screen) : [])
				]);
			}

			test('no text is cut beside free room, broken or overlaps, no button wraps alone, and the narrowest and the widest screen suffice @long', async ({
				page
			}) => {
				const found = new Set<string>();
				let screens = 0;
				const look = async (screen: string) => {
					screens += 1;
					for (const size of viewports)
						for (const wrong of await wrongIn(page, screen, size))
							found.add(`${screen}, ${size.width} px: ${wrong}`);
					await resize(page, viewport);
				};
				for (const visit of visits) await visit(page, language, look);
				expect([...found]).toEqual([]);
				expect(screens).toBeGreaterThanOrEqual(19);
			});
		});

test.describe('with motion', () => {
	test.use({ contextOptions: { reducedMotion: 'no-preference' } });

	test('transitions run without reduced motion', async ({ page }) => {
		await page.goto('/');
		const duration = await page
			.getByRole('button', { name: catalogues.en.home.first })
			.evaluate((button) => getComputedStyle(button).transitionDuration);
		expect(duration).not.toBe('0s');
	});
});
