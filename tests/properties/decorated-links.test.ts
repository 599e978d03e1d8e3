import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { armyDigest } from '$lib/army/format/digest';
import { linkedArmy } from '$lib/army/format/linked';
import { armyLink } from '$lib/exchange/link';
import { readBrik } from '$lib/exchange/brik';
import { readPasted } from '$lib/exchange/read-pasted';
import { cases } from '../setup/cases';
import { anyDecoration } from '../setup/decorations';

const BASE = 'https://brikmuster.example';
const folder = new URL('../fixtures/doors/', import.meta.url);
const fixture = (name: string) => readFileSync(new URL(name, folder));

function armyIn(file: Uint8Array) {
	const reading = readBrik(file);
	if (!reading.ok) throw new Error(reading.problem.code);
	return linkedArmy(reading.army);
}

const army = armyIn(fixture('army.brik'));
const units = armyIn(readFileSync(new URL('../links/thirty-units.brik', folder)));
const link = (await armyLink(army, BASE)) ?? '';
const links = [link, (await armyLink(units, BASE)) ?? ''];
const digests = [armyDigest(army), armyDigest(units)];

/** The digests of the armies in a text, or the code of the reason. */
function read(text: string): string[] {
	const reading = readPasted(text);
	return reading.ok ? reading.armies.map(armyDigest) : [reading.problem.code];
}

describe('a link', () => {
	it.each(['01-percent-hash.txt', '12-ellipsis-behind.txt', '13-backticks.txt'])(
		'opens from %s',
		(name) => {
			expect(read(fixture(name).toString())).toEqual([
				'sha256:b2a5216bf99ae9d4fb5020c6efd81157b1c50586bc664b2098bef7a7120547b8'
			]);
		}
	);

	it('opens in random decorations', () => {
		fc.assert(
			fc.property(anyDecoration, fc.nat(1), (decorate, which) => {
				expect(read(decorate(links[which] ?? '')), decorate(links[which] ?? '')).toEqual([
					digests[which]
				]);
			}),
			{ numRuns: cases(1000, 'LINKS') }
		);
	});

	it('that is cut off is incomplete in random decorations', () => {
		fc.assert(
			fc.property(
				anyDecoration,
				fc.double({ min: 0.5, max: 0.99, noNaN: true }),
				(decorate, share) => {
					const cut = link.slice(
						0,
						Math.max(link.indexOf('b1.') + 24, Math.floor(link.length * share))
					);
					expect(read(decorate(cut)), decorate(cut)).toEqual(['incompleteLink']);
				}
			),
			{ numRuns: cases(1000, 'LINKS') }
		);
	});

	it('with a changed letter is never of a newer version, and never nothing', () => {
		fc.assert(
			fc.property(anyDecoration, fc.nat(), (decorate, place) => {
				const at = link.indexOf('b1.') + 3 + (place % (link.length - link.indexOf('b1.') - 3));
				const changed = link.slice(0, at) + (link[at] === 'A' ? 'B' : 'A') + link.slice(at + 1);
				expect(read(decorate(changed))[0], decorate(changed)).not.toMatch(/newerLink|notALink/);
			}),
			{ numRuns: cases(1000, 'LINKS') }
		);
	});

	it('among others is one of several armies, each offered once', () => {
		const text = `Pierwsza: ${links[0]}\n> Druga: <${links[1]}>\n\`${links[0]}\``;
		expect(read(text)).toEqual(digests);
	});

	it('behind many false ones is still found soon', () => {
		const start = performance.now();
		expect(read(`${'b1.AAAA '.repeat(40)}${link}`)).toEqual([digests[0]]);
		expect(read(`${'#b1.fZBLT8MwEIT_y5w\n'.repeat(60_000)}`)).toEqual(['incompleteLink']);
		expect(performance.now() - start).toBeLessThan(1000);
	});
});
