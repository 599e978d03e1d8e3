import { expect, it } from 'vitest';
import { readAddress, sectionOf } from './rule-address';

it.each([
	['#PL-WPN-20', 'PL-WPN-20', 'WPN'],
	['#pl-wpn-20', 'PL-WPN-20', 'WPN'],
	['#ns-10A', 'NS-10a', 'NS'],
	['#MAG', 'MAG', 'MAG'],
	['#PL%2DWPN%2D20', 'PL-WPN-20', 'WPN'],
	['#E10-MOD-03', 'E10-MOD-03', 'E10-MOD'],
	['#e20-ex-1', 'E20-EX-1', 'E20-BAD'],
	['#ns-turn', 'NS-TURN', 'NS-TURN'],
	['#a10-2B', 'A10-2b', 'questions'],
	['#X-05', 'X-05', 'questions'],
	['#Differences', 'differences', 'differences']
])('reads the address %s', (hash, place, section) => {
	const read = readAddress(hash)?.place;
	expect(read).toBe(place);
	expect(read && sectionOf(read)).toBe(section);
});

it.each(['#PL-WPN-99', '#toString', '#%', '#ż'])('knows no place at %s', (hash) => {
	expect(readAddress(hash)).toEqual({ name: hash.slice(1), place: undefined });
});

it.each(['', '#', '#content'])('finds no address in “%s”', (hash) => {
	expect(readAddress(hash)).toBeUndefined();
});

it('leads from an id without a text to the rule that says the same', () => {
	expect(readAddress('#e05-cmb-24')).toEqual({
		name: 'e05-cmb-24',
		place: 'PL-CC-12',
		leftOut: 'E05-CMB-24'
	});
	expect(readAddress('#PL-COS-03')?.place).toBe('PL-CWP-10');
});
