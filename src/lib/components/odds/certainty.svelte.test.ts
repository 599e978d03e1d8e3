import type { Component } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { dice, flat } from '$lib/dice/notation';
import { locale } from '$lib/state/app/locale.svelte';
import { Asking } from '$lib/state/odds/asking.svelte';
import { USUAL_QUESTION, type Question } from '$lib/state/odds/question';
import Framed from '../../../../tests/setup/Framed.svelte';
import Answer from './Answer.svelte';
import CreationDamage from './CreationDamage.svelte';
import GroupMode from './GroupMode.svelte';
import TopicMode from './TopicMode.svelte';

const shown = (part: Component<{ asking: Asking }>, asked: Partial<Question>) =>
	render(Framed<{ asking: Asking }>, {
		reader: { open: vi.fn() },
		shown: part,
		given: { asking: new Asking({ ...USUAL_QUESTION, ...asked }) }
	});

/** Dice that nearly always hit and kill. */
const STRONG = { skill: dice(30, 6), use: 31, damage: dice(30, 6) };

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('odds');
	await locale.load('oddsParts');
});

it('one attack that hardly ever fails is not certain, before and after its fraction is known', async () => {
	const screen = await shown(Answer, STRONG);
	const status = screen.getByRole('status');
	await expect.element(status).toHaveTextContent('>99.9%');
	await screen.getByRole('checkbox', { name: 'Exact fraction' }).click();
	const miss = screen.getByRole('row', { name: 'Misses' });
	await expect.element(miss).toHaveTextContent('1/2210');
	await expect.element(miss).toHaveTextContent('<0.01%');
	await expect.element(status).toHaveTextContent('>99.9%');
});

it('a group that hardly ever fails is not certain; one that cannot hit is', async () => {
	const screen = await shown(GroupMode, { ...STRONG, figures: 3, targets: 2 });
	const status = screen.getByRole('status');
	await expect.element(status).toHaveTextContent('>99.9%');
	await expect.element(status).not.toHaveTextContent(/\b100%/);
	await screen.unmount();
	const powerless = await shown(GroupMode, { damage: flat(1), armor: flat(60), targets: 2 });
	await expect.element(powerless.getByRole('status')).toHaveTextContent('cannot all fall');
	await powerless.getByText('As a table').click();
	await expect.element(powerless.getByRole('row', { name: /^0 / })).toHaveTextContent('100%');
});

it('damage to a creation and questions of their own are not certain either', async () => {
	const screen = await shown(CreationDamage, { ...STRONG, armor: flat(10), marks: 2, attacks: 4 });
	await expect
		.element(screen.getByRole('row', { name: 'Gets at least one size mark' }))
		.toHaveTextContent('>99.9%');
	await screen.unmount();
	const details = { skill: '30d6', use: '30', damage: '30d6', members: '3', foeMembers: '2' };
	const topic = await shown(TopicMode, { mode: 'more', topic: 'squads', details });
	await expect.element(topic.getByRole('row').nth(1)).toHaveTextContent('>99.9%');
});
