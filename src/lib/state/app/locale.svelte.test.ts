import { beforeEach, describe, expect, it, vi } from 'vitest';
import { locale } from './locale.svelte';

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('builder');
});

describe('the language', () => {
	it('loses no area that is loaded while it changes', async () => {
		expect(locale.rules).toBeUndefined();
		await Promise.all([locale.choose('en-XA'), locale.load('rules')]);
		expect(locale.rules?.chapters.CHR).toBe('⟦Minifigs⟧');
	});

	it('changes all that is loaded at once, and the page’s language', async () => {
		expect(locale.builder.army.total).toBe('Total');
		await locale.choose('pl');
		expect(locale.m.home.title).toBe('Armie');
		expect(locale.builder.army.total).toBe('Razem');
		expect([locale.current, locale.tag, document.documentElement.lang]).toEqual(['pl', 'pl', 'pl']);
	});

	it('is kept for the next visit', async () => {
		await locale.choose('pl');
		await locale.start();
		expect(locale.current).toBe('pl');
	});

	it('marks every text in the pseudo-locale', async () => {
		await locale.choose('en-XA');
		expect(locale.builder.army.total).toBe('⟦Total⟧');
		expect(locale.m.home.figures({ count: 2 })).toBe('⟦2 figures⟧');
		expect(locale.tag).toMatch(/^en(-|$)/);
	});

	it('is written as in the user’s country, where he has told which', async () => {
		const languages = vi.spyOn(navigator, 'languages', 'get');
		languages.mockReturnValue(['pl', 'en-GB', 'en-US']);
		await locale.choose('en');
		expect(locale.tag).toBe('en-GB');
		languages.mockReturnValue(['pl-PL']);
		expect(locale.tag).toBe('en');
		languages.mockRestore();
	});

	it('is the one that was chosen last', async () => {
		await Promise.all([locale.choose('en-XA'), locale.choose('pl')]);
		expect(locale.current).toBe('pl');
		await Promise.all([locale.choose('pl'), locale.choose('en')]);
		expect(locale.current).toBe('en');
		expect(locale.m.home.title).toBe('Armies');
	});

	it('has the rules once they are asked for', async () => {
		await locale.load('rules');
		expect(locale.rules?.rules['PL-WPN-07'].title).toMatch(/shield/i);
		await locale.choose('pl');
		expect(locale.rules?.rules['PL-WPN-07'].title).toMatch(/tarcz/i);
	});
});
