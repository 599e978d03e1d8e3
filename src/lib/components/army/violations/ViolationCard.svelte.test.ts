import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Repair, Violation } from '$lib/rules/violation';
import { locale } from '$lib/state/app/locale.svelte';
import Framed from '../../../../../tests/setup/Framed.svelte';
import ViolationCard from './ViolationCard.svelte';

const stow: Repair = {
	of: 'unit',
	unit: 'u1',
	steps: [{ kind: 'stow', gear: 1, item: 'shortHand', count: 1 }]
};
const drop: Repair = {
	of: 'unit',
	unit: 'u1',
	steps: [
		{ kind: 'drop', gear: 0, item: 'heavyHand', count: 2 },
		{ kind: 'drop', gear: 1, item: 'shortHand', count: 1 }
	]
};
const violation: Violation = {
	code: 'HANDS',
	rule: 'PL-WPN-21',
	severity: 'error',
	unit: 'u1',
	subject: { of: 'unit', list: 'units', index: 0 },
	at: '/gear',
	params: { reason: 'pair', item: 'heavyHand', beside: 'shortHand' },
	repairs: [stow, drop]
};

async function card(shown: Violation, ...places: readonly string[]) {
	const reader = { open: vi.fn() };
	const onrepair = vi.fn<(repair: Repair) => void>();
	const onplace = vi.fn<(place: string) => void>();
	const repairText = ({ steps }: Repair) => steps.map(({ kind }) => kind).join(' ');
	const given = {
		violation: shown,
		places: places.map((text) => ({ text, onopen: () => onplace(text) })),
		repairText,
		onrepair
	};
	const screen = await render(Framed<typeof given>, { reader, shown: ViolationCard, given });
	const text = screen.container.textContent.replace(/\s+/g, ' ').trim();
	return { reader, onrepair, onplace, screen, text };
}

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('builder');
});

describe('ViolationCard', () => {
	it.each([
		['error', 'Error'],
		['warning', 'Warning'],
		['info', 'Good to know']
	] as const)('says what is wrong, and how bad: %s', async (severity, word) => {
		const { text } = await card({ ...violation, severity });
		expect(text).toMatch(new RegExp(`^${word}:`));
		expect(text).toContain(
			'Beside “Heavy hand weapon” the other hand can hold only a shield, not “Short hand weapon”.'
		);
	});

	it('opens its rule', async () => {
		const { reader, screen } = await card(violation);
		await screen.getByRole('button', { name: 'Rule PL-WPN-21' }).click();
		expect(reader.open).toHaveBeenLastCalledWith('PL-WPN-21');
	});

	it('calls back with the clicked repair', async () => {
		const { onrepair, screen } = await card(violation);
		await screen.getByRole('button', { name: 'stow' }).click();
		expect(onrepair.mock.calls).toEqual([[stow]]);
		await screen.getByRole('button', { name: 'drop drop' }).click();
		expect(onrepair.mock.calls).toEqual([[stow], [drop]]);
	});

	it('shows no repairs if there are none', async () => {
		const { repairs: _, ...plain } = violation;
		const { screen } = await card(plain);
		expect(screen.getByRole('button').elements()).toHaveLength(1);
	});

	it('shows its place and opens it', async () => {
		const { onplace, screen } = await card(violation, 'Zawisza · Gear');
		await screen.getByRole('button', { name: 'Show: Zawisza · Gear' }).click();
		expect(onplace).toHaveBeenCalledOnce();
	});

	it('shows several places and opens each', async () => {
		const { onplace, screen } = await card(violation, 'Zawisza', 'Kary', 'Kary');
		const second = screen.getByRole('button', { name: 'Show: Kary' });
		expect(second.elements()).toHaveLength(2);
		await second.last().click();
		await screen.getByRole('button', { name: 'Show: Zawisza' }).click();
		expect(onplace.mock.calls).toEqual([['Kary'], ['Zawisza']]);
	});

	it('switches to Polish at once', async () => {
		const { screen } = await card(violation);
		await locale.choose('pl');
		await expect.element(screen.getByText(/druga ręka może trzymać tylko tarczę/)).toBeVisible();
	});
});
