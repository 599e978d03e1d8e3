import { beforeEach, describe, expect, it, vi } from 'vitest';
import { named } from '$lib/i18n/named';
import type { Pack } from '$lib/rules/packs/pack';
import kosmos from '../../../../tests/fixtures/packs/kosmos.brikpack?raw';
import { locale } from './locale.svelte';

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('builder');
});

describe('the language', () => {
	it('keeps an area that loads during a language change', async () => {
		expect(locale.rules).toBeUndefined();
		await Promise.all([locale.choose('en-XA'), locale.load('rules')]);
		expect(locale.rules?.chapters.CHR).toBe('⟦Minifigs⟧');
	});

	it('switches all loaded areas at once and sets the lang attribute', async () => {
		expect(locale.builder.army.total).toBe('Total');
		await locale.choose('pl');
		expect(locale.m.home.title).toBe('Armie');
		expect(locale.builder.army.total).toBe('Razem');
		expect([locale.current, locale.tag, document.documentElement.lang]).toEqual(['pl', 'pl', 'pl']);
	});

	it('is remembered for the next visit', async () => {
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

	it('uses the regional variant that the browser prefers', async () => {
		const languages = vi.spyOn(navigator, 'languages', 'get');
		languages.mockReturnValue(['pl', 'en-GB', 'en-US']);
		await locale.choose('en');
		expect(locale.tag).toBe('en-GB');
		languages.mockReturnValue(['pl-PL']);
		expect(locale.tag).toBe('en');
		languages.mockRestore();
	});

	it('follows the latest choice when choices overlap', async () => {
		await Promise.all([locale.choose('en-XA'), locale.choose('pl')]);
		expect(locale.current).toBe('pl');
		await Promise.all([locale.choose('pl'), locale.choose('en')]);
		expect(locale.current).toBe('en');
		expect(locale.m.home.title).toBe('Armies');
	});

	it('loads the rule texts on request', async () => {
		await locale.load('rules');
		expect(locale.rules?.rules['PL-WPN-07'].title).toMatch(/shield/i);
		await locale.choose('pl');
		expect(locale.rules?.rules['PL-WPN-07'].title).toMatch(/tarcz/i);
	});

	it('names the rows of packs in all texts while something shows them', async () => {
		await locale.load('odds', 'play');
		const packs = [JSON.parse(kosmos) as Pack];
		const [screen, other] = [Symbol('screen'), Symbol('other')];
		const names = () =>
			[locale.builder, locale.odds, locale.play].map(({ terms }) =>
				named(terms.gear, 'kas.gatling')
			);
		locale.namePacks(screen, packs);
		locale.namePacks(other, packs);
		expect(names()).toEqual(['Gatling', 'Gatling', 'Gatling']);
		expect(locale.builder.terms.ledger).toMatchObject({ 'rank.kas.marksman': 'Marksman' });
		await locale.choose('pl');
		expect(names()[0]).toBe('Karabin obrotowy');
		locale.namePacks(screen, []);
		expect(names()[0]).toBe('Karabin obrotowy');
		locale.namePacks(other, []);
		expect(names()[0]).toBe('kas.gatling');
	});
});
