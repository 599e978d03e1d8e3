import type { Component } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { dice, flat } from '$lib/dice/notation';
import { locale } from '$lib/state/app/locale.svelte';
import { Asking } from '$lib/state/odds/asking.svelte';
import { USUAL_QUESTION, type Question } from '$lib/state/odds/question';
import Framed from '../../../../tests/setup/Framed.svelte';
import Answer from './Answer.svelte';
import Charge from './Charge.svelte';
import CloseCombat from './CloseCombat.svelte';
import CreationDamage from './CreationDamage.svelte';
import SituationFields from './SituationFields.svelte';
import TopicMode from './TopicMode.svelte';

const asking = (part: Partial<Question> = {}) => new Asking({ ...USUAL_QUESTION, ...part });

/** Shows a part of the odds page in the app's rule dialog. */
const shownWith = (shown: Component<{ asking: Asking }>, asked: Asking) =>
	render(Framed<{ asking: Asking }>, {
		reader: { open: vi.fn() },
		shown,
		given: { asking: asked }
	});

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('odds');
	await locale.load('oddsParts');
});

it('a parry and a strike back are shown apart, with the rule of doing both', async () => {
	const asked = asking();
	const screen = await shownWith(CloseCombat, asked);
	const status = screen.getByRole('status');
	await expect.element(status).not.toBeInTheDocument();
	const parry = screen.getByRole('combobox', { name: 'The target parries with' });
	await parry.selectOptions('Shield (Use 2, absorbs 1d6)');
	await expect.element(status).toHaveTextContent('without the parry, 3 times in 11');
	await expect.element(screen.getByRole('row', { name: 'Hits and is parried' })).toBeVisible();
	const counter = screen.getByRole('combobox', { name: 'The target strikes back with' });
	await counter.selectOptions('Short hand weapon (Use 2, 1d6)');
	await expect.element(status).toHaveTextContent('The attacker is killed in return');
	await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('PL-CC-13');
	expect(asked.question).toMatchObject({ parry: 'shield', counter: 'shortHand' });
});

it('only what an edition allows is offered', async () => {
	const asked = asking({ rules: '2020' });
	const screen = await shownWith(CloseCombat, asked);
	const options = screen.getByRole('combobox').getByRole('option');
	await expect.element(screen.getByRole('combobox')).toBeVisible();
	expect(options.elements().map(({ textContent }) => textContent)).toEqual([
		'Nothing',
		'Shield (Use 2)'
	]);
	asked.chooseRules('2005');
	asked.chooseTarget('level2');
	await expect.element(screen.getByText('A structure doesn’t parry')).toBeVisible();
});

it('a charge says its dice, both kills and the knockback, or that the run is too short', async () => {
	const asked = asking({ run: 5, braced: true });
	const screen = await shownWith(Charge, asked);
	const status = screen.getByRole('status');
	await expect.element(status).toHaveTextContent('Momentum: 1 die. Physical opposition: 1 die.');
	await expect.element(status).toHaveTextContent('The charge kills the target 1 time in 3.');
	await screen.getByRole('checkbox', { name: 'Exact fraction' }).click();
	await expect
		.element(screen.getByRole('row', { name: 'Both are killed' }))
		.toHaveTextContent('1/9');
	asked.change({ run: 1 });
	await expect.element(status).toHaveTextContent('too short');
	asked.change({ run: 5, braced: false });
	await expect.element(status).toHaveTextContent('The charger cannot be killed.');
	await screen.getByRole('checkbox', { name: 'Something stops the flight' }).click();
	await expect.element(screen.getByRole('row', { name: 'A hit and the Smash kill' })).toBeVisible();
	asked.chooseRules('2020');
	await expect.element(screen.getByText('Free way behind the target').first()).toBeVisible();
	await screen.getByText('Charging Shove', { exact: true }).click();
	await expect.element(screen.getByRole('heading', { name: 'Inches of a Charging' })).toBeVisible();
});

it('marks of a creation follow its Size and the number of attacks', async () => {
	const asked = asking({ attacks: 2, marks: 2, overkill: false });
	const screen = await shownWith(CreationDamage, asked);
	const status = screen.getByRole('status');
	await expect.element(status).toHaveTextContent('It is destroyed by 2 attacks 1 time in 13.');
	asked.change({ marks: 3 });
	await expect.element(status).toHaveTextContent('It cannot be destroyed by 2 attacks.');
	await screen.getByRole('checkbox', { name: 'Exact fraction' }).click();
	const destroyed = screen.getByRole('row', { name: 'Is destroyed' });
	await expect.element(destroyed).toHaveTextContent(/0%\s*0$/);
	asked.change({ marks: 2 });
	await expect.element(destroyed).toHaveTextContent('25/324');
});

it('a part of a creation is aimed at where the structure level is known, and worn down', async () => {
	const asked = asking({ damage: dice(2, 6) });
	const screen = await shownWith(CreationDamage, asked);
	await expect.element(screen.getByText('give the target the Armor')).toBeVisible();
	asked.chooseTarget('level2');
	await screen
		.getByRole('combobox', { name: 'Aimed at' })
		.selectOptions('Something on its surface');
	const status = screen.getByRole('status');
	await expect.element(status).toHaveTextContent('This attack destroys the part');
	await expect.element(screen.getByRole('listitem')).toHaveTextContent('PL-DMG-04');
	const before = status.element().textContent;
	await screen.getByRole('button', { name: 'Earlier Grinding attacks: more' }).click();
	await expect.element(status).not.toHaveTextContent(before);
	expect(asked.question).toMatchObject({ part: 'external', grinds: 1 });
});

it('several against one are answered with what it strikes back', async () => {
	const asked = asking({ attackers: 2, counter: 'shortHand' });
	const screen = await shownWith(CloseCombat, asked);
	await expect.element(screen.getByRole('heading', { name: '2 against one' })).toBeVisible();
	await screen.getByRole('button', { name: 'Weapons that it strikes back with: more' }).click();
	await expect.element(screen.getByRole('row', { name: 'At least 2 attackers' })).toBeVisible();
	asked.change({ attackers: 4 });
	await expect.element(screen.getByText('At most three fight one minifig')).toBeVisible();
});

it('many attackers with Bennies are answered by a worker, and the newest question counts', async () => {
	const asked = asking({ rules: '2010', attackers: 30, damage: flat(0) });
	const screen = await shownWith(Answer, asked);
	const kills = screen.getByRole('row', { name: 'Kills' });
	await expect.element(kills).toHaveTextContent('0%');
	asked.change({ damage: flat(9), attackers: 29 });
	asked.change({ attackers: 30 });
	await expect.element(kills).toHaveTextContent('>99.9%');
	asked.close();
});

it('a question of its own is chosen, changed, answered and has exact fractions', async () => {
	const asked = asking({ rules: 'skirmish', mode: 'more' });
	const screen = await shownWith(TopicMode, asked);
	const status = screen.getByRole('status');
	await expect.element(status).toHaveTextContent('The target is slain 1 time in 3.');
	await screen.getByRole('combobox', { name: 'Question' }).selectOptions('Sweep');
	await expect.element(status).toHaveTextContent('At least one enemy is moved 5 times in 9.');
	await screen.getByRole('button', { name: 'Wounds: more' }).click();
	await expect.element(status).toHaveTextContent('3 times in 10.');
	await expect.element(screen.getByRole('listitem')).toHaveTextContent('NS-29');
	expect(asked.question.details).toEqual({ wounds: '1' });
	await screen.getByRole('checkbox', { name: 'Exact fraction' }).click();
	const moved = screen.getByRole('row', { name: 'At least one enemy is moved' });
	await expect.element(moved).toHaveTextContent('11/36');
	asked.chooseRules('quickwars');
	await expect.element(screen.getByRole('heading', { name: 'Squad against squad' })).toBeVisible();
	asked.change({ topic: 'crew', details: { distance: '99' } });
	await expect.element(status).toHaveTextContent('out of range');
});

it('PL-2005 asks for opponents where one strikes back, and for friends where one attacks (PL-CMB-06)', async () => {
	const asked = asking();
	const screen = await shownWith(SituationFields, asked);
	const { situation } = locale.oddsParts;
	await expect.element(screen.getByText(situation.friends)).toBeVisible();
	await expect.element(screen.getByText(situation.opponents)).not.toBeInTheDocument();
	await screen.getByRole('checkbox', { name: situation.countering }).click();
	await expect.element(screen.getByText(situation.opponents)).toBeVisible();
	await expect.element(screen.getByText(situation.friends)).not.toBeInTheDocument();
	asked.chooseRules('2010');
	await expect.element(screen.getByText(situation.friends)).toBeVisible();
	await expect.element(screen.getByText(situation.opponents)).toBeVisible();
});
