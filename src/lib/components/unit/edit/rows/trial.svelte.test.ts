import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import type { Army, Minifig } from '$lib/rules/choices';
import { effectOf } from '$lib/rules/assessment/effect';
import { setCount } from '$lib/army/edits/edits';
import { Trial } from './trial.svelte';
import { eventually } from '../../../../../../tests/setup/eventually';

const minifig = (id: string): Minifig => ({
	kind: 'minifig',
	id,
	name: id,
	rank: 'mercenary'
});

function armyOf(units: number): Army {
	const ids = Array.from({ length: units }, (_, index) => `u${index}`);
	return { ...newArmy('a', 'Trials', { profile: 'free' }), units: ids.map(minifig) };
}

/** Trials of changing the count of a unit. */
function tried(army: Army) {
	let asked = $state.raw<{ unit: Minifig; count: number } | undefined>({
		unit: minifig('u0'),
		count: 3
	});
	let trial: Trial | undefined;
	const end = $effect.root(() => {
		trial = new Trial(
			() => asked && { army, unit: asked.unit, edit: setCount(asked.unit, asked.count) }
		);
	});
	flushSync();
	return {
		trial: trial as Trial,
		end,
		ask(unit: string | undefined, count = 1) {
			asked = unit === undefined ? undefined : { unit: minifig(unit), count };
			flushSync();
		},
		effect: (unit: string, count: number) =>
			effectOf(army, setCount(minifig(unit), count).apply(army), unit)
	};
}

describe('a trial of an edit', () => {
	it('has the effect at once in a small army', () => {
		const { trial, ask, effect, end } = tried(armyOf(20));
		expect(trial.effect).toEqual(effect('u0', 3));
		ask('u1', 5);
		expect(trial.effect).toEqual(effect('u1', 5));
		ask(undefined);
		expect(trial.effect).toBeUndefined();
		end();
	});

	it('queues in a large army and keeps the last effect until then', async () => {
		const { trial, ask, effect, end } = tried(armyOf(300));
		expect(trial.effect).toBeUndefined();
		await eventually(() => expect(trial.effect).toEqual(effect('u0', 3)));
		ask('u0', 4);
		expect(trial.effect).toEqual(effect('u0', 3));
		await eventually(() => expect(trial.effect).toEqual(effect('u0', 4)));
		end();
	});

	it('has no effect for another unit or without an edit', async () => {
		const { trial, ask, effect, end } = tried(armyOf(300));
		await eventually(() => expect(trial.effect).toBeDefined());
		ask('u1', 2);
		expect(trial.effect).toBeUndefined();
		await eventually(() => expect(trial.effect).toEqual(effect('u1', 2)));
		ask(undefined);
		expect(trial.effect).toBeUndefined();
		end();
	});
});
