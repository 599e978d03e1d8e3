import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { canonicalArmy } from '$lib/army/format/canonical';
import { bytesDigest } from '$lib/army/format/digest';
import { linkedArmy } from '$lib/army/format/linked';
import { templateArmy } from '$lib/army/templates';
import { readPasted } from '$lib/exchange/read-pasted';
import { templates } from '$lib/i18n/en/templates';
import type { Army, Unit } from '$lib/rules/choices';
import { locale } from '$lib/state/app/locale.svelte';
import { catalogues } from '../../../../tests/setup/catalogues';
import { readCode } from '../../../../tests/setup/read-code';
import ShareDialog from './ShareDialog.svelte';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';
const small = templateArmy('pirates', ID, templates.pirates);
/** Names that do not compress, so that one code is not enough. */
const units = Array.from({ length: 60 }, (_, index): Unit => ({
	kind: 'minifig',
	id: `m${index}`,
	name: bytesDigest(Uint8Array.of(index)).slice(7, 60),
	rank: 'mercenary'
}));
const large: Army = { ...small, units, squads: [] };
const m = catalogues.en.share;

let copied: string[];
let shared: ShareData[];

/** What a pasted text gives, in canonical form. */
function pasted(text: string): string {
	const reading = readPasted(text);
	return reading.ok ? reading.armies.map(canonicalArmy).join() : JSON.stringify(reading.problem);
}

async function dialog(army: Army) {
	const view = await render(ShareDialog, { props: { army, onclose: vi.fn() } });
	const press = (name: string) => view.getByRole('button', { name, exact: true }).click();
	/** The text of the shown QR code. */
	const code = async () => {
		const svg = view.getByRole('img', { name: m.code });
		await expect.element(svg).toBeVisible();
		const box = svg.element() as SVGSVGElement;
		const shapes = [...box.querySelectorAll('path')].map((path) => ({
			d: path.getAttribute('d') ?? '',
			fill: path.getAttribute('fill') ?? ''
		}));
		const { width, height } = box.viewBox.baseVal;
		return readCode({ picture: { width, height, shapes } });
	};
	return { view, press, code };
}

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('builder');
	copied = [];
	shared = [];
	vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
		copied.push(text);
		return Promise.resolve();
	});
	const share = (what: ShareData) => Promise.resolve(void shared.push(what));
	Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
	Object.defineProperty(navigator, 'share', { value: share, configurable: true });
});

afterEach(() => {
	Reflect.deleteProperty(navigator, 'canShare');
	Reflect.deleteProperty(navigator, 'share');
	vi.restoreAllMocks();
});

describe('the dialog that shares an army', () => {
	it('shows a code and copies a link, a text and Markdown, each of which gives the army', async () => {
		const { view, press, code } = await dialog(small);
		const link = await code();
		expect(pasted(link)).toBe(canonicalArmy(linkedArmy(small)));
		await press(m.copyLink);
		await expect.element(view.getByRole('status')).toHaveTextContent(m.copied.link);
		await press(m.copyText);
		await expect.element(view.getByRole('status')).toHaveTextContent(m.copied.plain);
		await press(m.copyMarkdown);
		await expect.element(view.getByRole('status')).toHaveTextContent(m.copied.markdown);
		expect(copied[0]).toBe(link);
		expect(copied[1]?.trimEnd().endsWith(`\n${link}`)).toBe(true);
		expect(copied[2]?.trimEnd().endsWith(`\n<${link}>`)).toBe(true);
		for (const text of copied) expect(pasted(text)).toBe(pasted(link));
	});

	it('shows several codes one after another for a large army', async () => {
		const { view, press, code } = await dialog(large);
		const codes = [await code()];
		while (!view.getByRole('button', { name: m.next }).element().matches(':disabled')) {
			await press(m.next);
			codes.push(await code());
		}
		expect(codes.length).toBeGreaterThan(1);
		expect(pasted(codes.toReversed().join(' '))).toBe(canonicalArmy(linkedArmy(large)));
		await press(m.previous);
		expect(await code()).toBe(codes.at(-2));
	});

	it('shares the file, the picture and the link with other apps', async () => {
		const { press } = await dialog(small);
		await press(m.sendLink);
		await press(m.shareFile);
		await expect.poll(() => shared.length).toBe(2);
		await press(m.sharePicture);
		await expect.poll(() => shared.length, { timeout: 10_000 }).toBe(3);
		const [link, { files: [file] = [] } = {}, { files: [picture] = [] } = {}] = shared;
		expect(pasted(link?.url ?? '')).toBe(canonicalArmy(linkedArmy(small)));
		expect(file?.name).toBe(`${small.name}.brik`);
		expect(pasted((await file?.text()) ?? '')).toBe(canonicalArmy(small));
		expect(picture?.name).toBe(`${small.name}.png`);
		expect(picture?.type).toBe('image/png');
		expect(picture?.size).toBeGreaterThan(10_000);
	});

	it('offers downloads where the browser cannot share', async () => {
		Reflect.deleteProperty(navigator, 'canShare');
		Reflect.deleteProperty(navigator, 'share');
		Object.defineProperty(navigator, 'canShare', { value: undefined, configurable: true });
		Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
		const { view } = await dialog(small);
		await expect.element(view.getByRole('button', { name: m.saveFile })).toBeVisible();
		await expect.element(view.getByRole('button', { name: m.savePicture })).toBeVisible();
		expect(view.getByRole('button', { name: m.sendLink }).elements()).toEqual([]);
	});

	it('shows a text that the browser does not copy', async () => {
		vi.mocked(navigator.clipboard.writeText).mockRejectedValue(new DOMException('Refused'));
		const { view, press } = await dialog(small);
		await press(m.copyText);
		await expect.element(view.getByRole('alert')).toHaveTextContent(m.notCopied);
		const field = view.getByRole('textbox', { name: m.selectable });
		expect(pasted((field.element() as HTMLTextAreaElement).value)).toBe(
			canonicalArmy(linkedArmy(small))
		);
	});
});
