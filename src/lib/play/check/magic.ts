import type { Cause } from '../causes';
import { preparedTurns } from '../circles';
import { objection, type Objection } from '../objection';
import { relationsOf, sideOfFigure } from '../relations';
import { rosterOf } from '../roster';
import { statisticsOf } from '../statistics';
import { has, isWounded } from '../table';
import { takesAction, type Judged } from './actors';

type Of<K extends Cause['kind']> = Extract<Cause, { kind: K }>;

const MOST_MEDICS = 3;
/** The largest summon of a circle, and the highest level of its spells (PL-MAG-06, PL-MAG-10). */
const CIRCLE = { size: 5, level: 10, mages: 2 };

const magicOf = ({ game, before }: Judged, id: string) => {
	const { profile } = statisticsOf(game, before, id) ?? {};
	return profile && profile.kind !== 'figure' ? profile.magic : undefined;
};

function sizeOf({ game }: Judged, id: string): number {
	const unit = rosterOf(game).figures.get(id)?.unit;
	return unit?.kind === 'creation' ? (unit.size ?? 0) : 1;
}

/** Healing: by medics, of a wounded figure, in its side’s next turn only (PL-MED-01 to PL-MED-05). */
export function healObjections(judged: Judged, { medics, patient }: Of<'heal'>): Objection[] {
	const { game, before } = judged;
	const found = medics.flatMap((figure) => {
		const unit = rosterOf(game).figures.get(figure)?.unit;
		const heals = unit?.kind === 'minifig' && unit.abilities?.healing === true;
		const stranger = heals ? [] : [objection('notAMedic', { figure }, 'PL-MED-01')];
		return [...takesAction(judged, figure, 'heal'), ...stranger];
	});
	const state = before.figures.get(patient);
	const values = { figure: patient };
	if (medics.length > MOST_MEDICS) {
		found.push(objection('tooManyMedics', { ...values, allowed: MOST_MEDICS }, 'PL-MED-05'));
	}
	if (!state || !isWounded(state)) return [...found, objection('notWounded', values, 'PL-MED-02')];
	const late = before.turn.side !== sideOfFigure(game, before, patient);
	if (late || state.woundedIn === before.turn.number) {
		found.push(objection('notTheTurnToHeal', values, 'PL-MED-02'));
	}
	return found;
}

const levels = (judged: Judged, mages: readonly string[]) =>
	mages.reduce((sum, id) => sum + (magicOf(judged, id)?.level ?? 0), 0);

function areMages(judged: Judged, mages: readonly string[]): Objection[] {
	return mages
		.filter((id) => magicOf(judged, id) === undefined)
		.map((figure) => objection('notAMage', { figure }, 'PL-MAG-01'));
}

/** A circle prepares one turn for each level of its spell, or inch of its summon (PL-MAG-06, PL-MAG-10). */
export function preparedObjections(
	{ before }: Judged,
	mages: readonly string[],
	turns: number,
	rule: string
): Objection[] {
	const [figure = ''] = mages;
	const count = preparedTurns(before, figure);
	if (mages.length < 2) return [];
	const strangers = mages.filter((id) => before.figures.get(id)?.links.circle !== figure);
	const found = strangers.map((id) => objection('notInCircle', { figure: id }, rule));
	if (count >= turns) return found;
	return [...found, objection('notPrepared', { figure, allowed: turns, count }, rule)];
}

/** One more turn of preparation: an action of each, at least two of them (PL-MAG-06). */
export function prepareObjections(judged: Judged, { mages }: Of<'prepare'>): Objection[] {
	const found = mages.flatMap((mage) => takesAction(judged, mage, 'prepare'));
	const few = mages.length < CIRCLE.mages;
	const alone = few ? [objection('circleTooSmall', { figure: mages[0] ?? '' }, 'PL-MAG-06')] : [];
	return [...found, ...areMages(judged, mages), ...alone];
}

/** A shield or circle: the level is that of the mages together, at most 10 (PL-MAG-05, PL-MAG-06). */
export function spellObjections(judged: Judged, cause: Of<'spell'>): Objection[] {
	const { mages, spell, level } = cause;
	const own = sideOfFigure(judged.game, judged.before, mages[0] ?? '');
	const response = own !== judged.before.turn.side;
	const found = mages.flatMap((figure) => takesAction(judged, figure, 'spell', response));
	const most = Math.min(CIRCLE.level, levels(judged, mages));
	if (level > most) {
		const rule = spell === 'shield' ? 'PL-MAG-05' : 'PL-MAG-06';
		found.push(objection('spellTooHigh', { figure: mages[0] ?? '', allowed: most }, rule));
	}
	if (spell !== 'shield' && mages.length < CIRCLE.mages) {
		found.push(objection('circleTooSmall', { figure: mages[0] ?? '' }, 'PL-MAG-06'));
	}
	const prepared = preparedObjections(judged, mages, level, 'PL-MAG-06');
	return [...found, ...areMages(judged, mages), ...prepared];
}

/** The largest size that these mages can summon (PL-MAG-09, PL-MAG-10, X-22). */
function largestSummon(judged: Judged, mages: readonly string[]): number {
	const sum = levels(judged, mages);
	if (mages.length === 1) return Math.floor(sum / 2);
	return Math.min(CIRCLE.size, Math.ceil(sum / 2) - 1);
}

/** A summon comes out of the reserve, and no larger than the mages’ levels allow (PL-MAG-08 to -10). */
export function summonObjections(judged: Judged, { mages, figure }: Of<'summon'>): Objection[] {
	const found = mages.flatMap((mage) => takesAction(judged, mage, 'summon'));
	const state = judged.before.figures.get(figure);
	if (state?.place !== 'reserve') found.push(objection('notInReserve', { figure }, 'PL-MAG-09'));
	const [leader = ''] = mages;
	if (!mages.some((mage) => magicOf(judged, mage)?.summoning)) {
		found.push(objection('notASummoner', { figure: leader }, 'PL-MAG-08'));
	}
	const most = largestSummon(judged, mages);
	if (sizeOf(judged, figure) > most) {
		const rule = mages.length > 1 ? 'PL-MAG-10' : 'PL-MAG-09';
		found.push(objection('summonTooLarge', { figure, allowed: Math.max(0, most) }, rule));
	}
	const turns = Math.max(1, sizeOf(judged, figure));
	return [...found, ...preparedObjections(judged, mages, turns, 'PL-MAG-10')];
}

/** The dead of any side rise, up to the necromancer’s level (PL-MAG-11). */
export function raiseObjections(judged: Judged, { mage, figure }: Of<'raise'>): Objection[] {
	const { game, before } = judged;
	const found = takesAction(judged, mage, 'raise');
	const state = before.figures.get(figure);
	if (!state || !has(state, 'fallen')) found.push(objection('notFallen', { figure }, 'PL-MAG-11'));
	const unit = rosterOf(game).figures.get(figure)?.unit;
	if (unit?.kind === 'creation' && unit.form !== 'creature') {
		found.push(objection('cannotRise', { figure }, 'PL-MAG-11'));
	}
	const most = magicOf(judged, mage)?.necromancy?.undead;
	if (most === undefined)
		return [...found, objection('notANecromancer', { figure: mage }, 'PL-MAG-11')];
	const now = relationsOf(game, before).undead.get(mage)?.length ?? 0;
	if (now >= most) {
		found.push(
			objection('tooManyUndead', { figure: mage, allowed: most, count: now }, 'PL-MAG-11')
		);
	}
	return found;
}
