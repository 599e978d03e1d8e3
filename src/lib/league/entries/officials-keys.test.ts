import { expect, it } from 'vitest';
import { JAN } from '../../../../tests/setup/league';
import { appointed, signedLeague, stateWith } from '../../../../tests/setup/league-entries';
import type { BodyOf } from './bodies';
import { officialsKeysOf } from './officials-keys';

const point = (word: string) => word.padEnd(87, '-');
const device = (word: string) => ({ kind: 'exchangeKey', exchange: point(word) }) as const;

function handed(
	to: readonly string[],
	keys: readonly string[],
	begins?: BodyOf<'officialsKey'>['begins']
): BodyOf<'officialsKey'> {
	const wrapped = to.map((word) => ({ member: point(word), key: 'k'.repeat(64) }));
	const handedOut = { ephemeral: point('e'), wrapped, after: keys.map(point), earlier: 'sealed' };
	return { kind: 'officialsKey', ...(begins && { begins }), handedOut };
}
const begins = (word: string, replaces: readonly string[] = []) => {
	return { publicKey: point(word), replaces: replaces.map(point), lost: [] };
};

it('the devices of officials are known by their exchange keys, those of players do not count', () => {
	const { entries, founder, anna, jan } = signedLeague();
	const clerk = appointed(JAN, jan.publicKey, { role: 'organizer', city: 'Radom' });
	const own = [founder, anna, jan].map((author) => author.write(device(author.publicKey)));
	const state = stateWith([...entries, ...own]);
	expect(officialsKeysOf(state).devices.get(point(anna.publicKey))).toBe(anna.publicKey);
	expect(officialsKeysOf(state).devices.size).toBe(2);
	expect(state.uncounted.get(own[2]?.digest ?? '')).toBe('noRight');
	const later = stateWith([...entries, ...own, founder.write(clerk)]);
	expect(officialsKeysOf(later).devices.has(point(jan.publicKey))).toBe(true);
});

it('players begin no key, and nobody annuls one', () => {
	const { entries, founder, anna, jan } = signedLeague();
	const known = [founder.write(device('f')), anna.write(handed(['f'], ['K'], begins('K')))];
	const taken = jan.write(handed(['f'], ['L'], begins('L', ['K'])));
	const annulled = founder.write({ kind: 'annulment', entry: known[1]?.digest ?? '' });
	const state = stateWith([...entries, ...known, taken, annulled]);
	expect(officialsKeysOf(state).current).toBe(point('K'));
	expect(state.uncounted.get(annulled.digest)).toBe('noRight');
});

it('of keys that were begun at once, one is used; the others stay known', () => {
	const { entries, founder, anna } = signedLeague();
	const devices = [founder.write(device('f')), anna.write(device('a'))];
	const both = [
		founder.write(handed(['f', 'a'], ['M'], begins('M'))),
		anna.write(handed(['f', 'a'], ['K'], begins('K')))
	];
	for (const order of [both, both.toReversed()]) {
		const { current, open } = officialsKeysOf(stateWith([...entries, ...devices, ...order]));
		expect([current, open]).toEqual([point('K'), [point('K'), point('M')]]);
	}
	const next = anna.write(handed(['f', 'a'], ['K', 'N'], begins('N', ['K', 'M'])));
	const { current, holders } = officialsKeysOf(stateWith([...entries, ...devices, ...both, next]));
	expect(current).toBe(point('N'));
	expect(holders.get(point('K'))?.size).toBe(2);
});

it('a key that somebody without an office has is not used any more', () => {
	const { entries, founder, anna, appointments } = signedLeague();
	const all = [
		...entries,
		founder.write(device('f')),
		anna.write(device('a')),
		founder.write(handed(['f'], ['K'], begins('K')))
	];
	expect(officialsKeysOf(stateWith(all)).current).toBe(point('K'));
	all.push(founder.write(handed(['a'], ['K'])));
	expect(officialsKeysOf(stateWith(all)).current).toBe(point('K'));
	const dismissal = {
		kind: 'dismissal',
		appointments: [appointments.anna.digest],
		keeps: anna.last
	} as const;
	all.push(founder.write({ ...dismissal, appointments: [...dismissal.appointments] }));
	const { current, open } = officialsKeysOf(stateWith(all));
	expect([current, open]).toEqual([undefined, [point('K')]]);
});
