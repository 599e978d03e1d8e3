import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '$lib/cards/layout/settings';
import { KeptPrintSettings } from './print-settings.svelte';

afterEach(() => localStorage.clear());

describe('print settings', () => {
	it('are those of the last print, for every army', () => {
		new KeptPrintSettings('a').change({ paper: 'letter', backOffset: { x: 1, y: -2 } });
		const { paper, backOffset } = new KeptPrintSettings('b').current;
		expect([paper, backOffset]).toEqual(['letter', { x: 1, y: -2 }]);
		expect(new KeptPrintSettings().current.paper).toBe('letter');
	});

	it('remember what to print of each army', () => {
		const first = new KeptPrintSettings('a');
		first.change({ what: 'cards', each: 'figure', contents: ['stats'] });
		first.leaveOut(['u2']);
		new KeptPrintSettings('b').change({ what: 'roster', each: 'kind', contents: ['rules'] });
		const { current, without } = new KeptPrintSettings('a');
		expect(current).toMatchObject({ what: 'cards', each: 'figure', contents: ['stats'] });
		expect(without).toEqual(['u2']);
		expect(new KeptPrintSettings('b').without).toEqual([]);
		expect(new KeptPrintSettings('b').current.what).toBe('roster');
	});

	it('start a new army with the last choice, and ignore damaged ones', () => {
		new KeptPrintSettings('a').change({ what: 'list' });
		expect(new KeptPrintSettings('c').current.what).toBe('list');
		localStorage.setItem('print', '{"what":"cards"}');
		localStorage.setItem('print:c', '[');
		expect(new KeptPrintSettings('c').current).toMatchObject(DEFAULT_SETTINGS);
	});
});
