import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { newArmy } from '$lib/army/new-army';
import { cp } from '$lib/points/points';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Limits, Minifig } from '$lib/rules/choices';
import { locale } from '$lib/state/app/locale.svelte';
import { heardTextOf, visibleTextOf } from '../../../../../tests/setup/open-army';
import PointsPanel from './PointsPanel.svelte';

const knights: Minifig = {
	kind: 'minifig',
	id: 'u1',
	name: 'Knight',
	rank: 'mercenary',
	count: 5,
	gear: [{ item: 'heavyHand' }, { item: 'shield' }]
};
const army = (limits: Limits, choices: Partial<Minifig> = {}): Army => ({
	...newArmy('a', 'Knights', limits),
	units: [{ ...knights, ...choices }]
});

async function panel(of: Army) {
	const screen = await render(PointsPanel, { army: of, assessment: assess(of) });
	const text = () => visibleTextOf(screen.container);
	return { screen, text };
}

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('builder');
});

describe('PointsPanel', () => {
	it.each<[string, Army, string]>([
		['with points left', army({ profile: 'league' }), '40 of 150 Legal 110 left'],
		['at the limit', army({ profile: 'own', points: 40 }), '40 of 40 Legal 0 left'],
		['half a point over', army({ profile: 'own', points: 39.5 }), '40 of 39½ 1 error ½ over'],
		['with a limit of nothing', army({ profile: 'own', points: 0 }), '40 of 0 1 error 40 over'],
		['without a limit', army({ profile: 'free' }), '40 points Legal'],
		[
			'over the limit and with too few hands',
			army({ profile: 'own', points: 10 }, { hands: 1 }),
			'40 of 10 2 errors 30 over'
		]
	])('shows an army %s', async (_, of, expected) => {
		const { text } = await panel(of);
		expect(text()).toBe(expected);
	});

	it('calls an army without units empty', async () => {
		const { text } = await panel({ ...army({ profile: 'league' }), units: [] });
		expect(text()).toBe('0 of 150 Empty 150 left');
	});

	it('opens the errors from their number', async () => {
		const over = army({ profile: 'own', points: 10 });
		const onerrors = vi.fn();
		const screen = await render(PointsPanel, { army: over, assessment: assess(over), onerrors });
		await screen.getByRole('button', { name: '1 error' }).click();
		expect(onerrors).toHaveBeenCalledOnce();
	});

	it.each<[string, Army, string]>([
		['legal', army({ profile: 'league' }), '40 points of 150 Legal 110 left'],
		['empty', { ...army({ profile: 'league' }), units: [] }, '0 points of 150 Empty 150 left'],
		[
			'wrong',
			army({ profile: 'own', points: 10 }, { hands: 1 }),
			'40 points of 10 2 errors 30 over'
		],
		['free', army({ profile: 'free' }), '40 points Legal']
	])('announces in one status that an army is %s', async (_, of, expected) => {
		const { screen } = await panel(of);
		expect(screen.getByRole('status').elements().map(heardTextOf)).toEqual([expected]);
	});

	it.each([
		['en', '149 and a half points', 'of 150'],
		['pl', '149 i pół punktu', 'z 150']
	] as const)('is heard in words, not in signs: %s', async (language, total, limit) => {
		await locale.choose(language);
		const halves = army({ profile: 'league' }, { count: 1 });
		const assessment = { ...assess(halves), total: cp(149.5) };
		const screen = await render(PointsPanel, { army: halves, assessment });
		const status = screen.getByRole('status').element();
		expect(visibleTextOf(status)).toContain('149½');
		expect(heardTextOf(status)).toContain(`${total} ${limit}`);
		expect(heardTextOf(screen.container)).not.toMatch(/[½″]/);
	});

	it('updates when the army changes', async () => {
		const { screen, text } = await panel(army({ profile: 'league' }));
		const larger = army({ profile: 'league' }, { count: 20 });
		await screen.rerender({ army: larger, assessment: assess(larger) });
		expect(text()).toBe('160 of 150 1 error 10 over');
	});

	it('switches to Polish at once', async () => {
		const { text } = await panel(army({ profile: 'own', points: 39.5 }));
		await locale.choose('pl');
		await expect.poll(text).toBe('40 z 39½ 1 błąd ½ ponad limit');
	});

	it.each<[string, Partial<Army>, string]>([
		[
			'dice in a skirmish',
			{
				rulebook: 'skirmish',
				units: [{ kind: 'figure', id: 'f', name: 'Orc', stature: 'minion' }]
			},
			'1 die Legal'
		],
		['nothing in QuickWars', { rulebook: 'quickwars', units: [] }, 'No points Empty']
	])('counts %s', async (_, choices, text) => {
		const shown = await panel({ ...army({ profile: 'free' }), ...choices });
		expect(shown.text()).toBe(text);
	});
});
