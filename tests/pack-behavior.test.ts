import { describe, expect, it } from 'vitest';
import { breakdownOf } from '$lib/army/comparison/breakdown';
import { sideOf } from '$lib/army/comparison/side';
import { carriedPack } from '$lib/army/carried-packs';
import { readArmy } from '$lib/army/format/read';
import { unitColor, USUAL_COLORING } from '$lib/cards/model/card-colors';
import { EDITIONS } from '$lib/combat/editions';
import { fighterOf } from '$lib/combat/fighter';
import { drawUnit } from '$lib/figure/unit';
import { eraOf } from '$lib/fill/era';
import { upgraded, UPGRADES } from '$lib/fill/upgrades';
import { hasOfficer } from '$lib/play/acts';
import { tableOf } from '$lib/play/fold';
import { rosterOf } from '$lib/play/roster';
import { weaponsOf } from '$lib/play/weapons';
import { assess } from '$lib/rules/assessment/assess';
import {
	RULEBOOK_IDS,
	type Army,
	type Creation,
	type Minifig,
	type Unit
} from '$lib/rules/choices';
import { isPrintedGear, isPrintedRank, isPrintedWeapon } from '$lib/rules/items/kinds';
import { PACK_TABLES, type Pack, type PackRow, type PackTable } from '$lib/rules/packs/pack';
import { drawnUnit } from '$lib/rules/packs/printed-unit';
import { rulebookFor, rulebookOf } from '$lib/rules/registry';
import { armyOf, gameOf } from './setup/game';

interface Row {
	readonly book: (typeof RULEBOOK_IDS)[number];
	readonly table: PackTable;
	readonly like: string;
}

const OWN = 'zzz.copy';
const IS_PRINTED = { gear: isPrintedGear, ranks: isPrintedRank, weapons: isPrintedWeapon };
const ROWS: Row[] = RULEBOOK_IDS.flatMap((book) =>
	PACK_TABLES.flatMap((table) =>
		Object.keys(rulebookOf(book).tables[table] ?? {})
			.filter((like) => IS_PRINTED[table](like) && like !== 'hero')
			.map((like) => ({ book, table, like }))
	)
);

const minifig = (id: string, more: object): Unit =>
	({ kind: 'minifig', id, name: 'Zoja', rank: 'mercenary', ...more }) as Minifig;
const creation = (id: string, more: object): Unit =>
	({ kind: 'creation', id, name: 'Oko', form: 'vehicle', size: 4, ...more }) as Creation;

/** Units with a row in the situations in which rows behave differently. */
function unitsWith({ book, table, like }: Row, id: string): Unit[] {
	if (table === 'ranks') return [minifig('u1', { rank: id, gear: [{ item: 'improvised' }] })];
	if (table === 'weapons') {
		const leveled = book === 'core2005' ? { level: 2 } : {};
		const weapons = [{ type: id, ...leveled }];
		return [
			creation('u1', { weapons }),
			creation('u2', { weapons, form: 'emplacement', size: 2 }),
			creation('u3', { weapons, form: 'creature', size: 2 })
		];
	}
	const blade = book === 'quickwars' ? [] : [{ item: 'shortHand', bayonet: true }];
	// Equal printed entries share a line of the bill; a pack's row has its own.
	const beside = like === 'shortHand' ? [] : blade;
	return [
		minifig('u1', { gear: [{ item: id }] }),
		minifig('u2', { gear: [{ item: id, count: 2, place: 'stowed' }] }),
		minifig('u3', { gear: [{ item: id }, ...beside, { item: id }] }),
		minifig('u4', { gear: [{ item: id, bow: true }], mount: 'u5' }),
		creation('u5', { form: 'creature', size: 2 })
	];
}

function packOf({ book, table, like }: Row, row: Partial<PackRow> = {}): Pack {
	return {
		format: 'brikmuster/pack',
		version: 1,
		id: '5a0c1f0e-6d0a-4c57-9a52-2f2a7f1d0c22',
		prefix: 'zzz',
		name: 'Copy',
		edition: 1,
		extends: book,
		rows: { [table]: { [OWN]: { like, rule: 'ZZZ-ROW-01', ...row } } }
	};
}

function armyWith(row: Row, own?: Partial<PackRow>): Army {
	const units = unitsWith(row, own ? OWN : row.like);
	const army = armyOf(units, {}, row.book);
	return own ? { ...army, packs: [carriedPack(packOf(row, own), army)] } : army;
}

/** What a text of JSON says of the printed row, wherever the pack's row is named. */
const asPrinted = (shown: unknown, { like, book, table }: Row): unknown => {
	const { rule } = rulebookOf(book).tables[table]?.[like] as { rule?: string };
	const text = JSON.stringify(shown, (key, value: unknown) => (key === 'like' ? undefined : value));
	// The key of a box has the full id of the row.
	return JSON.parse(
		text
			.replaceAll(`explosive:${OWN}`, 'explosive')
			.replaceAll(OWN, like)
			.replaceAll('ZZZ-ROW-01', rule ?? '')
	);
};

/** What follows from an army's rows, apart from their names. */
function behaviorOf(army: Army, row: Row) {
	const book = rulebookFor(army);
	const profiles = army.units.map((unit) => book.profile(army, unit));
	const game = gameOf(
		row.book === 'core2005' ? '2005' : row.book,
		army,
		armyOf([minifig('u9', {})])
	);
	const figures = [...rosterOf(game).figures.values()].filter(({ side }) => side === 'A');
	expect(figures).not.toHaveLength(0);
	const table = tableOf(game);
	return asPrinted(
		{
			assessment: assess(army),
			profiles,
			abilities: army.units.map((unit, index) => {
				const profile = profiles[index];
				return profile && book.abilities(unit, profile);
			}),
			fighters: Object.values(EDITIONS)
				.filter(({ armory }) => !armory)
				.map((edition) =>
					profiles.map((profile) => profile && fighterOf(edition, profile as never))
				),
			weapons: figures.map(({ id, boxes }) => [weaponsOf(game, table, id), boxes]),
			commands: hasOfficer(
				game,
				table,
				figures.map(({ id }) => id)
			),
			drawings: army.units.map((unit) => drawUnit(drawnUnit(army, unit))),
			eras: army.units.map((unit) => eraOf(army, unit) ?? null),
			colors: army.units.map((unit) => unitColor(army, unit, USUAL_COLORING)),
			roles: [...breakdownOf(sideOf(army)).figuresByRole],
			upgrades: army.units.map((unit) =>
				UPGRADES.filter((upgrade) => upgraded(unit, { upgrade }, army))
			),
			opens: readArmy(JSON.parse(JSON.stringify(army))).ok
		},
		row
	);
}

describe('a row of a pack with nothing set', () => {
	it.each(ROWS)('behaves like $like of $book', (row) => {
		expect(behaviorOf(armyWith(row, {}), row)).toEqual(behaviorOf(armyWith(row), row));
	});
});

describe('look and era of a row', () => {
	const row: Row = { book: 'core2005', table: 'gear', like: 'shortHand' };
	const [unit] = unitsWith(row, OWN) as [Unit];

	it('are those that the pack chooses', () => {
		const army = armyWith(row, { look: 'rifle', era: 'modern' });
		const rifle = { ...unit, gear: [{ item: 'longRanged' }] } as Unit;
		expect(drawUnit(drawnUnit(army, unit))).toEqual(drawUnit(rifle));
		expect(eraOf(army, unit)).toBe('modern');
	});
});
