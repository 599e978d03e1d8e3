import { countOfState, has } from '../../table';
import { choose, type Part } from '../ask';
import { figureOf, figureProfile, stateOf, type Context, type Effect } from '../context';
import { hasStoryProtection } from './dice';

/** Gear that cancels one success in an activation, with the flag that remembers it (NS-18). */
const CANCELS = [
	{ item: 'shield', flag: 'shieldUsed', rule: 'NS-18' },
	{ item: 'heavyArmor', flag: 'armorUsed', rule: 'NS-11' }
] as const;

/** Cancels successes with shield and armor, as the owner likes (NS-18). */
function* cancelled(context: Context, effect: Effect, target: string, hits: number): Part<number> {
	const [unit, state] = [figureOf(context, target)?.unit, stateOf(context, target)];
	if (unit?.kind !== 'figure' || !state) return 0;
	let count = 0;
	for (const { item, flag, rule } of CANCELS) {
		if (!unit.gear?.includes(item) || has(state, flag) || count >= hits) continue;
		const options = [{ id: 'yes' }, { id: 'no' }];
		const ask = { kind: 'choice', choice: 'cancel', who: target, options, rule } as const;
		const { id } = yield* choose({ ...ask, amount: hits - count });
		if (id !== 'yes') continue;
		effect.flag(target, flag);
		effect.rules.add(rule);
		count += 1;
	}
	if (count > 0) effect.result(target, 'cancelled', count);
	return count;
}

/** A blow that slays: story protection turns it into danger first (NS-70). */
function slay(context: Context, effect: Effect, target: string): void {
	const state = stateOf(context, target);
	if (!hasStoryProtection(context, target)) {
		effect.flag(target, 'fallen');
		effect.result(target, 'slain');
		return;
	}
	const again = state !== undefined && has(state, 'endangered');
	effect.flag(target, again ? 'incapacitated' : 'endangered');
	effect.result(target, again ? 'incapacitated' : 'endangered');
	effect.rules.add('NS-70');
}

/**
 * Life-threatening successes on a model: those of a turn slay it when they reach its toughness (NS-17). The side that
 * struck gains a story point for each one that did not slay or was cancelled (NS-18, NS-19, A-NS-1).
 */
export function* lethalHits(
	context: Context,
	effect: Effect,
	target: string,
	successes: number,
	striker: string | undefined
): Part<void> {
	if (successes === 0) return;
	const state = stateOf(context, target);
	const toughness = figureProfile(context, target)?.toughness ?? 1;
	const off = yield* cancelled(context, effect, target, successes);
	const hits = successes - off;
	const before = state ? countOfState(state, 'hits') : 0;
	const slays = hits > 0 && before + hits >= toughness;
	effect.count(target, 'hits', hits);
	if (slays) slay(context, effect, target);
	else if (hits > 0) effect.result(target, 'hit', hits);
	// A blow on a protected character gives one die even when it slays (NS-45, NS-70).
	const saved = slays && hasStoryProtection(context, target) ? 1 : 0;
	const points = off + (slays ? saved : hits);
	if (points > 0 && striker !== undefined) {
		effect.changes.push({ kind: 'tally', side: striker, of: 'storyPoints', by: points });
		effect.rules.add('NS-19');
	}
}
