import { expect, it } from 'vitest';
import { chapterOf, readAddress } from './rule-address';

it.each([
	['#PL-WPN-20', 'PL-WPN-20', 'WPN'],
	['#pl-wpn-20', 'PL-WPN-20', 'WPN'],
	['#ns-10A', 'NS-10a', 'NS'],
	['#MAG', 'MAG', 'MAG'],
	['#PL%2DWPN%2D20', 'PL-WPN-20', 'WPN']
])('reads the address %s', (hash, place, chapter) => {
	const read = readAddress(hash)?.place;
	expect(read).toBe(place);
	expect(read && chapterOf(read)).toBe(chapter);
});

it.each(['#PL-WPN-99', '#toString', '#%', '#ż'])('knows no place at %s', (hash) => {
	expect(readAddress(hash)).toEqual({ name: hash.slice(1), place: undefined });
});

it.each(['', '#', '#content'])('finds no address in “%s”', (hash) => {
	expect(readAddress(hash)).toBeUndefined();
});
