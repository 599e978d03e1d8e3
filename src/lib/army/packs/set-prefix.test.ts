import { expect, it } from 'vitest';
import { packOf } from '../../../../tests/setup/packs';
import { examplePack } from '../example-packs';
import { EXAMPLE_PACKS, type ExamplePackId } from '../example-packs/ids';
import { packProblems } from '../format/read-pack';
import type { Unit } from '$lib/rules/choices';
import type { Pack } from '$lib/rules/packs/pack';
import { setPrefix } from './set-prefix';

const unit: Unit = {
	kind: 'minifig',
	id: 'u1',
	name: 'Zoja',
	rank: 'kas.marksman',
	gear: [{ item: 'kas.gatling' }],
	abilities: { weaponMaster: [{ item: 'kas.gatling' }] }
};
const packs: Pack[] = [
	packOf('kosmos', { units: [unit] }),
	...Object.keys(EXAMPLE_PACKS).map((key) => examplePack(key as ExamplePackId, 'en'))
];

it.each(packs.map((pack) => [pack.name, pack] as const))(
	'another prefix is in every id and rule of a pack, and nothing else changes: %s',
	(_, pack) => {
		const edited = setPrefix('zz').apply(pack);
		expect(packProblems(edited)).toEqual(packProblems(pack));
		const { prefix } = pack;
		const expected = JSON.stringify(pack)
			.replaceAll(`"${prefix}"`, '"zz"')
			.replaceAll(`"${prefix}.`, '"zz.')
			.replaceAll(`"${prefix.toUpperCase()}-`, '"ZZ-');
		expect(edited).toEqual(JSON.parse(expected));
		expect(setPrefix(prefix).apply(edited)).toEqual(pack);
	}
);
