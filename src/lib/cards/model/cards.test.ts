import { describe, expect, it } from 'vitest';
import { templateArmy } from '$lib/army/templates';
import { loadArea } from '$lib/i18n/languages';
import type { Army, Creation, Figure, Minifig, RulebookId } from '$lib/rules/choices';
import { unprintable } from '../print-job';
import type { Card, CardTexts } from './card';
import { cardsOf } from './cards';

async function words(): Promise<CardTexts> {
	const shell = await loadArea('en', 'shell');
	const builder = { ...shell, ...(await loadArea('en', 'builder')) };
	return { builder, cards: await loadArea('en', 'cards') };
}

const hero: Minifig = {
	kind: 'minifig',
	id: 'h',
	name: 'Zawisza',
	rank: 'hero',
	gear: [{ item: 'twoHanded' }, { item: 'shield', place: 'stowed' }, { item: 'bodyArmor' }]
};

function army(rulebook: RulebookId, units: Army['units'], some: Partial<Army> = {}): Army {
	const id = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';
	return { format: 'brikmuster/army', version: 1, id, name: 'A', rulebook, units, ...some };
}

const rulesOf = ({ whole }: Card) =>
	whole.flatMap((block) => {
		if (block.kind === 'weapons') return block.rows.flatMap(({ rule }) => rule ?? []);
		return (block.kind === 'text' || block.kind === 'line') && block.rule ? [block.rule] : [];
	});

async function cited(given: Army): Promise<string[]> {
	const [card] = cardsOf(given, await words(), { each: 'kind' });
	return card ? rulesOf(card) : [];
}

describe('what a card says', () => {
	it('follows PL-2005: shields parry, heavy gear slows, a lone hero has no quirk', async () => {
		expect(await cited(army('core2005', [hero]))).toEqual([
			'PL-WPN-07',
			'PL-HER-07',
			'PL-HER-06',
			'PL-WPN-11'
		]);
	});

	it('says that gear slows only where its row takes inches off Move', async () => {
		const rows = ['twoHanded', 'bodyArmor'];
		const changes = rows.map((row) => ({ table: 'gear', row, field: 'burden', value: 0 }));
		const light = army('core2005', [hero], { houseRules: { changes } });
		expect(await cited(light)).not.toContain('PL-WPN-11');
	});

	it('follows LUGPolWars: shields do not parry, nothing slows (PL-LPW-08, X-46)', async () => {
		expect(await cited(army('lugpolwars', [hero]))).toEqual([]);
	});

	it('follows QuickWars and its own hero (PL-QW-04)', async () => {
		expect(await cited(army('quickwars', [{ ...hero, gear: [] }]))).toEqual(['PL-QW-04']);
	});

	it('takes a hero’s quirk off each of its rolls, where the roll is (PL-HER-02)', async () => {
		const others = army('core2005', [{ ...hero, gear: [{ item: 'twoHanded' }], count: 3 }]);
		const [card] = cardsOf(others, await words(), { each: 'kind' });
		expect(card?.statistics.map(({ value, note }) => [value, note])).toEqual([
			['1d10\u00a0−2', 'quirk'],
			['6″', 'gear −1″'],
			['2d6\u00a0−2', 'quirk'],
			expect.anything()
		]);
		const rows = card?.front.flatMap((block) => (block.kind === 'weapons' ? block.rows : []));
		expect(rows?.map(({ damage }) => damage)).toEqual(['2d6\u00a0−2']);
		const quirk = card?.front.find((block) => block.kind === 'line' && block.title === 'Quirk');
		expect(quirk).toMatchObject({ text: '−1 for each other active hero, at most −5' });
	});

	it('says what decides who may jump in for a hero: costs without equipment (PL-HER-06)', async () => {
		const guard: Minifig = {
			...{ kind: 'minifig', id: 'g', name: 'Guard', rank: 'mercenary' },
			gear: [{ item: 'twoHanded' }, { item: 'bodyArmor' }]
		};
		const costs = async (units: Army['units']) =>
			cardsOf(army('core2005', units), await words(), { each: 'kind' }).map(
				({ statistics }) => statistics.at(-1)?.note
			);
		expect(await costs([hero, guard])).toEqual(['11 without equipment', '4 without equipment']);
		expect(await costs([guard])).toEqual([undefined]);
		const [card] = cardsOf(army('core2005', [hero, guard]), await words(), { each: 'kind' });
		expect(card && rulesOf(card)).toContain('PL-HER-06');
	});

	it('has wounds when the army has a healer and the supplement is in force (PL-MED-02)', async () => {
		const medic: Minifig = { ...hero, id: 'm', rank: 'mercenary', abilities: { healing: true } };
		expect(await cited(army('core2005', [hero, medic]))).toContain('PL-MED-02');
		const without = army('core2005', [hero, medic], { supplements: ['magic'] });
		expect(await cited(without)).not.toContain('PL-MED-02');
		expect(await cited(army('core2005', [hero]))).not.toContain('PL-MED-02');
	});
});

const figure: Figure = {
	kind: 'figure',
	id: 'f',
	name: 'Brunhilda',
	stature: 'good',
	weapon: 'spear',
	gear: ['shield', 'heavyArmor'],
	traits: ['short'],
	mounted: true,
	storyProtection: true
};

async function cardOf(rulebook: RulebookId, ...units: Army['units']): Promise<Card> {
	const [card] = cardsOf(army(rulebook, units), await words(), { each: 'kind' });
	if (!card) throw new Error('No card');
	return card;
}

describe('the card of a figure', () => {
	it('shows traits in its caption, and only carried items as its gear', async () => {
		const { statures, traits, mounted, storyProtection, weapons, gear } = (await words()).builder
			.profile.figure;
		const { caption, front } = await cardOf('skirmish', figure);
		expect(caption).toBe([statures.good, traits.short, mounted, storyProtection].join(' · '));
		const text = [weapons.spear, gear.shield, gear.heavyArmor].join(' · ');
		expect(front[0]).toMatchObject({ kind: 'text', text });
	});

	it('explains its armor and its story protection', async () => {
		expect(rulesOf(await cardOf('skirmish', figure))).toEqual([
			'NS-02',
			'NS-05',
			'NS-18',
			'NS-06',
			'NS-70'
		]);
	});

	it('has an archer’s range among the statistics (NS-40)', async () => {
		const shot = async (weapon: Figure['weapon']) =>
			(await cardOf('skirmish', { ...figure, weapon })).statistics.filter(
				({ value }) => value === '18″'
			);
		expect(await shot('missile')).toHaveLength(1);
		expect(await shot('spear')).toEqual([]);
	});

	it('counts wounds when more than one hit is needed', async () => {
		const ticks = async (stature: Figure['stature']) =>
			(await cardOf('skirmish', { ...figure, stature })).front.filter(
				({ kind }) => kind === 'ticks'
			);
		expect(await ticks('good')).toMatchObject([{ rows: [{ boxes: 3 }] }]);
		expect(await ticks('minion')).toEqual([]);
	});
});

describe('the card of a creation', () => {
	const critter: Creation = {
		kind: 'creation',
		id: 'c',
		name: 'Mruczek',
		form: 'creature',
		size: 0,
		propulsion: [{ mode: 'ground', speed: 8 }],
		brain: { type: 'full' }
	};
	const titled = ({ whole }: Card) =>
		whole.flatMap((block) => ('title' in block && block.title ? [block.title] : []));
	const armorNote = ({ statistics }: Card, label: string) =>
		statistics.find((fact) => fact.label === label)?.note;

	it('of a critter has no partial armor and no collisions (PL-STR-10)', async () => {
		const { builder } = await words();
		const { armor } = builder.terms.statistics;
		const small = await cardOf('core2005', critter);
		expect(armorNote(small, armor)).toBeUndefined();
		expect(titled(small)).not.toContain('Collision');
		const larger = await cardOf('core2005', { ...critter, size: 3, structureLevel: 2 });
		expect(armorNote(larger, armor)).toBe('surface 1d10\nprotruding 1d6');
		expect(titled(larger)).toContain('Collision');
	});

	it('names a movement mode that has no speed', async () => {
		const { builder } = await words();
		const propulsion = [{ mode: 'special' as const, agreedCost: 2 }];
		const { statistics } = await cardOf('core2005', { ...critter, propulsion });
		expect(statistics.map(({ value }) => value)).toContain(builder.terms.modes.special);
	});

	it('says what weapons still work only where that is less than all (PL-DMG-03)', async () => {
		const { weaponsLeft, allWeapons } = (await words()).cards.card;
		const left = async (level: number) => {
			const weapons = [{ type: 'gun' as const, level }];
			const { front } = await cardOf('core2005', { ...critter, size: 3, weapons });
			const strip = front.find((block) => block.kind === 'strip');
			const label = weaponsLeft({ carried: level });
			return strip?.kind === 'strip'
				? strip.rows.find((row) => row.label === label)?.values
				: undefined;
		};
		expect(await left(2)).toBeUndefined();
		expect(await left(3)).toEqual([allWeapons, allWeapons, '2″']);
	});
});

it('reports letters that no font has, in every text the user wrote', async () => {
	const names = await loadArea('pl', 'templates');
	expect(unprintable({ army: templateArmy('knights', 'x', names.knights) })).toEqual([]);
	const odd = {
		...hero,
		cliche: 'Ω',
		notes: '😀 Ω',
		gear: [{ item: 'shield' as const, name: '刀' }]
	};
	expect(unprintable({ army: army('core2005', [odd]) }).toSorted()).toEqual(
		['Ω', '刀', '😀'].toSorted()
	);
});

const cardsIn = async (given: Army, choice: Parameters<typeof cardsOf>[2]) =>
	cardsOf(given, await words(), choice);
const statistic = ({ statistics }: Card, name: string) =>
	statistics.find(({ label }) => label === name)?.value;
const rowsOf = ({ front }: Card) =>
	front.flatMap((block) =>
		block.kind === 'ticks' ? block.rows.map(({ label, boxes }) => `${label}: ${boxes}`) : []
	);

describe('what is true on a card', () => {
	const steed: Creation = {
		kind: 'creation',
		id: 's',
		name: 'Siwek',
		form: 'creature',
		size: 2,
		propulsion: [
			{ mode: 'ground', speed: 6 },
			{ mode: 'air', speed: 10 }
		]
	};

	it('prints a rider’s Move on foot, with the weight of the gear (PL-WPN-11)', async () => {
		const rider: Minifig = { ...hero, rank: 'mercenary', mount: 's' };
		const [card] = await cardsIn(army('core2005', [rider, steed]), { each: 'auto' });
		expect(card && statistic(card, 'Move')).toBe('3″');
		const text = card?.back.find((block) => block.kind === 'text' && block.rule === 'PL-WPN-11');
		expect(text).toMatchObject({ text: expect.stringContaining('a rider loses nothing') });
	});

	it('prints every propulsion of a creation', async () => {
		const [card] = await cardsIn(army('core2005', [steed]), { each: 'auto' });
		expect(card && statistic(card, 'Move')).toBe('6″ / air 10″');
	});

	it('prints momentum as a formula, and no unbraced value for what never moves (PL-CHG-03, PL-CHG-07)', async () => {
		const tower: Creation = { ...steed, id: 't', form: 'building', propulsion: [] };
		const [mobile, fixed] = await cardsIn(army('core2005', [steed, tower]), { each: 'auto' });
		const collision = (card?: Card) =>
			card?.front.find((block) => block.kind === 'line' && block.title === 'Collision');
		expect(collision(mobile)).toMatchObject({
			text: 'momentum 1d6 per 2″, up to 2d6; opposition up to 2d6 (unbraced up to 1d6), stability 2″'
		});
		expect(collision(fixed)).toMatchObject({ text: 'opposition up to 2d6, stability 2″' });
	});

	it('prints the bonus to hit a large target (PL-CMB-03)', async () => {
		const sizes = [1, 2, 3, 5, 20].map((size) => ({ ...steed, id: `s${size}`, size }));
		const cards = await cardsIn(army('core2005', sizes), { each: 'kind' });
		const bonus = ({ statistics }: Card) => statistics[0]?.note;
		expect(cards.map(bonus)).toEqual([
			...[undefined, undefined],
			...['hit at +1', 'hit at +2', 'hit at +5']
		]);
	});

	it('says where a weapon is and what it is, and merges equal ones', async () => {
		const gear: Minifig['gear'] = [
			{ item: 'shortHand', name: 'Kord' },
			{ item: 'shortRanged', bow: true, place: 'stowed' },
			{ item: 'shortHand' },
			{ item: 'shortHand' }
		];
		const [card] = await cardsIn(army('core2005', [{ ...hero, gear }]), { each: 'auto' });
		const rows = card?.front.flatMap((block) => (block.kind === 'weapons' ? block.rows : []));
		expect(rows?.map(({ name, count, notes }) => [name, count, ...notes])).toEqual([
			['Kord', 1, 'Short hand weapon'],
			['Short ranged weapon', 1, 'bow, stowed'],
			['Short hand weapon', 2]
		]);
	});

	it('names a known cliché', async () => {
		const [card] = await cardsIn(army('core2005', [{ ...hero, cliche: 'kungFuMaster' }]), {
			each: 'auto'
		});
		expect(JSON.stringify(card)).not.toContain('kungFuMaster');
	});

	it('says that a summon is in reserve', async () => {
		const reserve = { summons: [{ ...steed, name: 'Elemental' }] };
		const cards = await cardsIn(army('core2005', [hero], { reserve }), { each: 'auto' });
		expect(cards.at(-1)?.caption).toBe('Creature · summon, in reserve');
	});

	it.each(['quickwars', 'lugpolwars'] as const)(
		'of %s cites no other book, and bare hands do not attack',
		async (rulebook) => {
			const cannon: Creation = {
				...{ kind: 'creation', id: 'c', name: 'Działo', form: 'emplacement', size: 2 },
				weapons: [{ type: 'heavyWeapon' }]
			};
			const cart: Creation = { ...cannon, id: 'w', form: 'vehicle' };
			const soldier: Minifig = { ...hero, rank: 'mercenary', gear: [] };
			const cards = await cardsIn(army(rulebook, [soldier, cannon, cart]), { each: 'auto' });
			for (const card of cards)
				for (const rule of rulesOf(card)) expect(rule).toMatch(/^PL-(QW|LPW)-/);
			const weapons = cards.flatMap(({ front }) =>
				front.flatMap((block) => (block.kind === 'weapons' ? block.rows : []))
			);
			expect(weapons[0]).toMatchObject({ name: 'Bare hands', damage: 'no attack' });
			const crews = weapons.filter(({ notes }) => notes.join().includes('crew of'));
			expect(crews.slice(0, 3).map(({ range, damage }) => `${range} ${damage}`)).toEqual([
				'10″ 2d6',
				'15″ 3d6',
				'20″ 4d6'
			]);
		}
	);
});

describe('boxes', () => {
	const mage: Minifig = {
		kind: 'minifig',
		id: 'm',
		name: 'Mag',
		rank: 'mercenary',
		count: 3,
		magic: { level: 2, areaSpells: [{ level: 2, count: 2 }] },
		gear: [{ item: 'explosive' }]
	};

	it('are there for each figure of a card', async () => {
		const [card] = await cardsIn(army('core2005', [mage]), { each: 'kind' });
		expect(card && rowsOf(card)).toEqual([
			'On the table: 3',
			'1: Area spell\u00a02: 2',
			'2: Area spell\u00a02: 2',
			'3: Area spell\u00a02: 2',
			'Explosive: 3'
		]);
	});

	it('of wounds are there for each figure where somebody heals (PL-MED-02)', async () => {
		const medic: Minifig = {
			...hero,
			...{ id: 'd', rank: 'mercenary', count: 2, abilities: { healing: true } }
		};
		const [card] = await cardsIn(army('core2005', [medic]), { each: 'kind' });
		expect(card && rowsOf(card)).toEqual(['On the table: 2', 'Wounded: 2']);
	});

	it('and heroes and magic give each figure a card of its own; others share one (PL-GEN-10)', async () => {
		const bowmen: Minifig = {
			...{ kind: 'minifig', id: 'b', name: 'Łucznik', rank: 'mercenary', count: 4 },
			gear: [{ item: 'shortRanged' }]
		};
		const bombers: Minifig = { ...bowmen, id: 'e', count: 2, gear: [{ item: 'explosive' }] };
		const given = army('core2005', [{ ...hero, count: 2 }, mage, bowmen, bombers]);
		const cards = await cardsIn(given, { each: 'auto' });
		expect(cards.map(({ unit, copies }) => `${unit}${copies}`).join(' ')).toBe(
			'h1 h1 m1 m1 m1 b4 e1 e1'
		);
	});
});

describe('the contents of cards', () => {
	it('are statistics and rules, and the bill on request', async () => {
		const given = army('core2005', [hero]);
		const [usual] = await cardsIn(given, { each: 'auto' });
		const [bill] = await cardsIn(given, { each: 'auto', contents: ['bill'] });
		const kinds = (card?: Card) => card?.extra.map(({ kind }) => kind);
		expect(kinds(usual)).not.toContain('ledger');
		expect(usual?.statistics.length).toBeGreaterThan(3);
		expect(kinds(bill)).toEqual(['ledger']);
		expect(bill?.statistics).toEqual([]);
		expect(bill?.front).toEqual([]);
	});
});
