import { photoFor } from '$lib/army/photos/photo-names';
import { drawUnit } from '$lib/figure/unit';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Creation, Unit } from '$lib/rules/choices';
import type { Profile } from '$lib/rules/profile';
import { rulebookFor } from '$lib/rules/registry';
import { mountOf } from '$lib/rules/formation/riders';
import { allUnits, countOf, hasMagic } from '$lib/rules/terms';
import type { Photo, Picture } from '../print/marks';
import type { Block, Card, CardTexts, Fact, TickBlock, Tone } from './card';
import { creationBack, creationFront, creationStatistics } from './creation-card';
import { figureBack, figureFront, figureStatistics } from './figure-card';
import { costFacts, ledgerBlocks, type AssessedArmy } from './ledger-block';
import { minifigBack, minifigFront, minifigStatistics } from './minifig-card';
import { natureText } from './unit-text';

/** Which cards to print. */
export interface CardChoice {
	/** Unit ids; all units if omitted. */
	readonly units?: readonly string[];
	/** One card per figure, or one per kind. */
	readonly each: 'kind' | 'figure';
	/** The available photos, by digest. */
	readonly photos?: ReadonlyMap<string, Photo>;
}

const TONE_OF_FORM: Readonly<Record<Creation['form'], Tone>> = {
	creature: 'creature',
	vehicle: 'machine',
	emplacement: 'machine',
	building: 'building'
};

function toneOf(unit: Unit): Tone {
	if (unit.kind === 'creation') return TONE_OF_FORM[unit.form];
	if (unit.kind === 'figure') return unit.stature === 'monster' ? 'creature' : 'mercenary';
	if (hasMagic(unit)) return 'mage';
	return unit.rank;
}

function rankOf({ builder }: CardTexts, unit: Unit): string {
	if (unit.kind === 'minifig') return builder.terms.ranks[unit.rank];
	if (unit.kind === 'creation') return builder.terms.forms[unit.form];
	return natureText(builder, unit);
}

function captionOf({ squads = [] }: Army, unit: Unit, texts: CardTexts): string {
	const squad = squads.find(({ members = [] }) =>
		members.some((member) => member.unit === unit.id)
	);
	return [rankOf(texts, unit), ...(squad ? [squad.name] : [])].join(' · ');
}

interface Contents {
	readonly statistics: readonly Fact[];
	readonly front: readonly Block[];
	readonly back: readonly Block[];
}

function contentsOf(
	assessed: AssessedArmy,
	unit: Unit,
	profile: Profile | undefined,
	texts: CardTexts
): Contents {
	if (unit.kind === 'minifig' && profile?.kind === 'minifig') {
		return {
			statistics: minifigStatistics(texts, profile),
			front: minifigFront(texts, profile),
			back: minifigBack(assessed.army, unit, profile, texts)
		};
	}
	if (unit.kind === 'creation' && profile?.kind === 'creation') {
		return {
			statistics: creationStatistics(texts, unit, profile),
			front: creationFront(texts, profile),
			back: creationBack(assessed, unit, profile, texts)
		};
	}
	if (unit.kind === 'figure' && profile?.kind === 'figure') {
		return {
			statistics: figureStatistics(texts, profile),
			front: figureFront(texts, unit, profile),
			back: figureBack(assessed.army, unit, profile, texts)
		};
	}
	return { statistics: [], front: [], back: [] };
}

/** One box per figure of the card, to cross out when it falls. */
function aliveBlocks({ cards }: CardTexts, copies: number): TickBlock[] {
	if (copies === 1) return [];
	return [{ kind: 'ticks', rows: [{ label: cards.card.alive, boxes: copies }] }];
}

function rideBlocks({ army }: AssessedArmy, { builder }: CardTexts, unit: Unit): Block[] {
	const mount = mountOf(army, unit);
	if (!mount) return [];
	const title = builder.profile.creation.rides({ name: mount.name });
	return [{ kind: 'text', title, text: '' }];
}

function noteBlocks({ cards }: CardTexts, { notes }: Unit): Block[] {
	return notes ? [{ kind: 'text', title: cards.card.notes, text: notes }] : [];
}

function cardOf(
	assessed: AssessedArmy,
	unit: Unit,
	copies: number,
	texts: CardTexts,
	picture: Picture
): Card {
	const { army } = assessed;
	const profile = rulebookFor(army).profile(army, unit);
	const { statistics, front, back } = contentsOf(assessed, unit, profile, texts);
	return {
		unit: unit.id,
		name: unit.name,
		caption: captionOf(army, unit, texts),
		copies,
		tone: toneOf(unit),
		picture,
		statistics: [...statistics, ...costFacts(assessed, unit, texts)],
		front: [...rideBlocks(assessed, texts, unit), ...front],
		back: [
			...aliveBlocks(texts, copies),
			...back,
			...ledgerBlocks(assessed, unit, texts),
			...noteBlocks(texts, unit)
		]
	};
}

/** Returns the cards of an army in unit order, the reserve last (PL-GEN-10). */
export function cardsOf(army: Army, texts: CardTexts, choice: CardChoice): Card[] {
	const assessed = { army, assessment: assess(army) };
	const wanted = choice.units && new Set(choice.units);
	return allUnits(army)
		.filter(({ id }) => wanted?.has(id) ?? true)
		.flatMap((unit) => {
			const picture = choice.photos?.get(photoFor(unit) ?? '') ?? drawUnit(unit);
			const count = countOf(unit);
			if (choice.each === 'kind') return [cardOf(assessed, unit, count, texts, picture)];
			const card = cardOf(assessed, unit, 1, texts, picture);
			return Array.from({ length: count }, () => card);
		});
}
