import { describe, expect, it } from 'vitest';
import { toCp } from '$lib/points/points';
import { assess } from '$lib/rules/assessment/assess';
import type { Abilities, Army, Creation, Magic } from '$lib/rules/choices';
import { builds, closedForm, sum } from './combinations';

/** A purchase with its price from the spec, in CP. */
interface Purchase {
	price: number;
	buy: (creation: Creation) => void;
}

function body(size: number, structureLevel: number, change: Partial<Creation> = {}): Creation {
	return {
		kind: 'creation',
		id: 'u1',
		name: 'Perft',
		form: 'creature',
		size,
		structureLevel,
		...change
	};
}

function priceOf(creation: Creation): number {
	const army: Army = {
		format: 'brikmuster/army',
		version: 1,
		id: '',
		name: 'Perft',
		rulebook: 'core2005',
		units: [creation]
	};
	return toCp(assess(army, { profile: 'free' }).total);
}

const buying =
	<K extends 'propulsion' | 'weapons' | 'explosives' | 'plates'>(
		list: K,
		entry: NonNullable<Creation[K]>[number]
	) =>
	(creation: Creation) => {
		const bought = (creation[list] ?? []) as (typeof entry)[];
		creation[list] = [...bought, entry] as Creation[K];
	};

/** PL-PRP-01, PL-PRP-02, PL-PRP-03: ½ CP per inch; in the air half of 2 plus the level. */
const SPEEDS = [1, 2, 5, 10, 16, 24];
function propulsion(level: number): Purchase[] {
	return (['ground', 'water', 'underwater', 'air'] as const).flatMap((mode) =>
		SPEEDS.map((speed) => ({
			price: mode === 'air' ? ((2 + level) / 2) * speed : 0.5 * speed,
			buy: buying('propulsion', { mode, speed })
		}))
	);
}

/** PL-CWP-08, row by row: close combat, ram, gun, launcher, rocket at levels 1 to 5. */
const WEAPON_COSTS = {
	closeCombat: [2, 4, 6, 8, 10],
	ram: [2, 4, 6, 8, 10],
	gun: [3, 6, 9, 12, 15],
	launcher: [3, 6, 9, 12, 15],
	rocket: [2, 4, 6, 8, 10]
};
const PIECE_COSTS = { explosives: [1, 2, 3, 4, 5], plates: [2, 4, 6, 8, 10] };
const weapons: Purchase[] = Object.entries(WEAPON_COSTS).flatMap(([type, prices]) =>
	prices.map((price, index) => ({
		price,
		buy: buying('weapons', { type: type as keyof typeof WEAPON_COSTS, level: index + 1 })
	}))
);
const pieces: Purchase[] = (['explosives', 'plates'] as const).flatMap((list) =>
	PIECE_COSTS[list].map((price, index) => ({ price, buy: buying(list, { level: index + 1 }) }))
);

/** PL-MND-02, PL-MND-03, PL-ABL-02: 1 CP per inch, at least 1; they need a brain. */
function training(size: number): Purchase[] {
	return (['skillBonus', 'superdexterity', 'multitasking'] as const).map((field) => ({
		price: Math.max(1, size),
		buy: (creation) => {
			const { brain = { type: 'full' } } = creation;
			creation.brain = { ...brain, [field]: (brain[field] ?? 0) + 1 };
		}
	}));
}

const learning = (ability: keyof Abilities) => (creation: Creation) => {
	creation.abilities = { ...creation.abilities, [ability]: true };
};
/** PL-PIL-05, PL-MED-01, PL-SKL-01, PL-SKL-02: by size, except healing. */
function abilities(size: number): Purchase[] {
	return [
		{ price: 1 * Math.max(1, size), buy: learning('pilot') },
		{ price: 2, buy: learning('healing') },
		{ price: 2 * Math.max(1, size), buy: learning('stealth') },
		{ price: 2 * Math.max(1, size), buy: learning('perception') }
	];
}
/** PL-SKL-03. */
function mastery(size: number): Purchase {
	return {
		price: 3 * Math.max(1, size),
		buy: (creation) => {
			const { weaponMaster = [] } = creation.abilities ?? {};
			const more = [...weaponMaster, { item: 'gun' as const, name: 'mortar' }];
			creation.abilities = { ...creation.abilities, weaponMaster: more };
		}
	};
}

const casting = (change: (magic: Magic) => Magic) => (creation: Creation) => {
	creation.magic = { ...creation.magic, ...change(creation.magic ?? {}) };
};
/** PL-MAG-01 by size and level, PL-MAG-04 per cast, PL-MAG-05 twice the level. */
function magic(size: number): Purchase[] {
	return [
		{ price: Math.max(1, size), buy: casting(({ level = 0 }) => ({ level: level + 1 })) },
		{ price: 2, buy: casting(({ shield = 0 }) => ({ shield: shield + 1 })) },
		...[1, 2, 3, 4, 5].map((level) => ({
			price: level,
			buy: casting(({ areaSpells = [] }) => ({ areaSpells: [...areaSpells, { level }] }))
		}))
	];
}
/** PL-MAG-08, PL-MAG-11. */
function rituals(size: number): Purchase[] {
	return (['summoning', 'necromancy'] as const).map((ritual) => ({
		price: Math.max(1, size),
		buy: casting(() => ({ [ritual]: true }))
	}));
}

/** PL-MND-08. */
const barding: Purchase = {
	price: 2,
	buy: (creation) => {
		creation.barding = true;
	}
};

/** Prices every build of at most three purchases and compares count and sum with the closed form. */
function perft(bare: () => Creation, again: Purchase[], once: Purchase[] = []): void {
	const all = builds(again, once, 3);
	const expected = closedForm(
		again.map(({ price }) => price),
		once.map(({ price }) => price),
		3
	);
	expect(all.length).toBe(expected.count);
	const found = sum(
		all.map((purchases) => {
			const creation = bare();
			for (const { buy } of purchases) buy(creation);
			return priceOf(creation);
		})
	);
	expect(found).toBeCloseTo(priceOf(bare()) * all.length + expected.sum, 6);
}

describe('price perft: all creations with at most three purchases of a table', () => {
	const SIZES = [0, 1, 2, 3, 4, 5, 7];
	const LEVELS = [0, 1, 2, 3, 4, 5];

	it('structure: size times level, level 0 half, a critter ½ CP per level (PL-STR-09, PL-STR-10)', () => {
		const sizes = Array.from({ length: 25 }, (_, size) => size);
		const found = sum(sizes.flatMap((size) => LEVELS.map((level) => priceOf(body(size, level)))));
		// Sizes 1 to 24, each at ½ and at levels 1 to 5; and size 0 at ½ CP per level.
		expect(found).toBe(300 * (0.5 + 15) + 0.5 * 15);
		const armored = sum(LEVELS.map((critterArmor) => priceOf(body(0, 0, { critterArmor }))));
		expect(armored).toBe(7.5);
	});

	it.each(LEVELS)('propulsion by mode and speed at level %i', (level) => {
		perft(() => body(3, level), propulsion(level));
	});

	it('weapons, explosives and plates by level', () => {
		expect([weapons.length, pieces.length]).toEqual([25, 10]);
		perft(() => body(3, 1), weapons);
		perft(() => body(3, 1), pieces);
	});

	it.each(SIZES)('brains with Skill and extensions at size %i', (size) => {
		const full = { type: 'full' } as const;
		expect(priceOf(body(size, 1, { brain: full })) - priceOf(body(size, 1))).toBe(
			Math.max(1, size)
		);
		perft(() => body(size, 1, { brain: full }), training(size));
		for (const limitation of ['incompetent', 'simple', 'dependent', 'enslaved'] as const) {
			const half = { type: 'half', limitation } as const;
			const price = priceOf(body(size, 1, { brain: half })) - priceOf(body(size, 1));
			expect(price).toBe(Math.max(1, size) / 2);
			perft(() => body(size, 1, { brain: half }), training(size));
		}
	});

	it.each(SIZES)('abilities at size %i', (size) => {
		perft(() => body(size, 1), [mastery(size)], abilities(size));
	});

	it.each(SIZES)('magic at size %i', (size) => {
		perft(() => body(size, 1), magic(size), rituals(size));
	});

	it.each([
		[2, 0],
		[4, 2]
	])('all tables together, on a body of size %i and level %i', (size, level) => {
		const brain = { type: 'half', limitation: 'simple' } as const;
		const again = [
			...propulsion(level).filter((_, index) => index % 4 === 1),
			...weapons.filter((_, index) => index % 3 === 0),
			...pieces.filter((_, index) => index % 4 === 1),
			...training(size),
			mastery(size),
			...magic(size)
		];
		const once = [...abilities(size), ...rituals(size), barding];
		perft(() => body(size, level, { brain }), again, once);
	});

	it('copies multiply the cost', () => {
		for (const { buy } of [...weapons, ...pieces, ...magic(3), ...propulsion(1)]) {
			const creation = body(3, 1);
			buy(creation);
			expect(priceOf({ ...creation, count: 7 })).toBe(7 * priceOf(creation));
		}
	});
});
