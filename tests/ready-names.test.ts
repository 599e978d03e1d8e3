import { describe, expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { armyDigest } from '$lib/army/format/digest';
import { readyOffers } from '$lib/army/ready/offers';
import { sheetsOf, type PrintJob } from '$lib/cards/print-job';
import { PRINT_KINDS } from '$lib/cards/print-kinds';
import { drawUnit } from '$lib/figure/unit';
import { armyText } from '$lib/cards/model/army-text';
import { objectionOf } from '$lib/components/league/objection';
import { judgeSubmission } from '$lib/league/verdict';
import { reasonsOf } from '$lib/league/verdict-reasons';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import { readSubmission } from '$lib/league/submission';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Unit } from '$lib/rules/choices';
import { armyOf, submission } from './setup/league';
import { sheetTexts, textsOf } from './setup/sheets';
import { presets as en } from '$lib/i18n/en/ready';
import { presets as pl } from '$lib/i18n/pl/ready';
import { DEFAULT_SETTINGS } from '$lib/cards/layout/settings';
import { loadArea } from '$lib/i18n/languages';
import { shownArmy, shownName } from '$lib/i18n/ready-names';
import { unitToDraw } from '$lib/cards/model/unit-to-draw';

const allNames = [...Object.entries(en), ...Object.entries(pl)];

/** An English army with every ready unit of the first rulebook. */
function englishArmy(): Army {
	const empty = newArmy('0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11', 'A', { profile: 'free' });
	const units = readyOffers(empty, en).map(({ unit }, index) => ({ ...unit, id: `u${index}` }));
	const own = units.slice(0, 1).map((unit) => ({ ...unit, id: 'own', name: 'Zawisza' }));
	return { ...empty, units: [...units, ...own] };
}

describe('the names of ready units', () => {
	it('belong to one ready unit in all languages, so that each is found again', () => {
		for (const [id, name] of allNames)
			expect(shownName(pl, name), name).toBe(pl[id as keyof typeof pl]);
		expect(shownName(pl, 'Zawisza')).toBe('Zawisza');
	});

	it('are shown in the language of the reader, and stay in files and digests', () => {
		const army = englishArmy();
		const digest = armyDigest(army);
		const shown = shownArmy(pl, army);
		expect(shown.units.map(({ name }) => name)).toContain('Rycerz');
		expect(shown.units.at(-1)?.name).toBe('Zawisza');
		expect(shownArmy(pl, army)).toBe(shown);
		expect(shownArmy(en, army)).toBe(army);
		expect(armyDigest(army)).toBe(digest);
	});

	it('change with the language, and the drawings of their units do not', () => {
		const army = englishArmy();
		const drawingsIn = (names: typeof en) =>
			shownArmy(names, army).units.map((unit) => drawUnit(unitToDraw(army, unit)));
		expect(drawingsIn(pl)).toEqual(drawingsIn(en));
	});

	it('are drawn from the same object while their unit is the same, whatever else in the army changes', () => {
		const army = shownArmy(pl, englishArmy());
		for (const unit of army.units)
			expect(unitToDraw({ ...army }, unit)).toBe(unitToDraw(army, unit));
	});
});

describe('what is printed and sent in Polish', () => {
	const foreign = Object.values(en).filter((name) => !Object.values(pl).includes(name));
	const foreignIn = (texts: readonly string[]) =>
		foreign.filter((name) => texts.some((text) => text === name || text.startsWith(`${name} ×`)));

	it.each(PRINT_KINDS.filter((what) => what !== 'reference'))(
		'has no English name of a ready unit: %s',
		async (what) => {
			const texts = await sheetTexts('pl');
			const army = englishArmy();
			const job: PrintJob = { what, army, choice: { each: 'kind' }, settings: DEFAULT_SETTINGS };
			const printed = sheetsOf(job, texts).flatMap(({ marks }) => textsOf(marks));
			expect(foreignIn(printed)).toEqual([]);
			const isMarked = what === 'list' || what === 'ledger';
			if (isMarked) expect(printed.join(' ')).toContain(armyDigest(army));
		}
	);

	it('has none in a chat', async () => {
		const army = englishArmy();
		const text = armyText({ army, assessment: assess(army) }, await sheetTexts('pl'), 'plain');
		expect(foreignIn(text.split(/[\n·•]/).map((part) => part.trim()))).toEqual([]);
		expect(text).toContain('Rycerz');
	});
});

describe('what a referee reads in Polish', () => {
	it('names ready units of a submitted army in Polish, and leaves the submission as it is', async () => {
		const army = armyOf(150);
		const grip = { item: 'twoHanded', place: 'hand' } as const;
		const given = { kind: 'minifig', id: 'u1', rank: 'mercenary' } as const;
		const knight: Unit = { ...given, name: en.knight, gear: [grip, grip] };
		const sent = submission({ armies: { A: { ...army, units: [knight] } } });
		const reading = readSubmission(sent);
		if (!reading.ok) throw new Error('The submission is unreadable');
		const verdict = judgeSubmission(reading, { state: 'none' }, { regulation: SMALL_LEAGUE });
		const [builder, leagues] = [(await sheetTexts('pl')).builder, await loadArea('pl', 'leagues')];
		const places = reasonsOf(verdict).map(
			(reason) => objectionOf({ builder, leagues }, reason).place
		);
		expect(places.join(' ')).toContain('Rycerz');
		expect(places.join(' ')).not.toContain('Knight');
		expect(verdict.armies[0]?.digest).toBe(armyDigest({ ...army, units: [knight] }));
	});
});
