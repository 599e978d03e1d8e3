import type { Card } from '../model/card';
import { emblemOf } from '../print/emblem';
import type { GroupMark, Mark, Picture } from '../print/marks';
import { lightened, tint } from '../print/tint';
import { centeredLine } from './flow';
import type { Inks } from './inks';
import { BLEED, type Size } from './settings';
import { leadingOf, shrunkToFit } from '../type/measure';

interface ArtFrame extends Size {
	readonly inks: Inks;
	readonly bleed: boolean;
}

/** Millimeters between the middles of two studs, and their radius. */
const STUD = { pitch: 8, radius: 2.4 } as const;
const EDGE = 5;

/** The studs of a plate, from edge to edge. */
function studs({ width, height }: Size, stroke: string): Mark[] {
	const count = (length: number) => Math.floor(length / STUD.pitch);
	const [across, down] = [count(width), count(height)];
	const start = (length: number, studs: number) => (length - (studs - 1) * STUD.pitch) / 2;
	return Array.from({ length: across * down }, (_, index): Mark => {
		const x = start(width, across) + (index % across) * STUD.pitch;
		const y = start(height, down) + Math.floor(index / across) * STUD.pitch;
		const { radius } = STUD;
		const side = 2 * radius;
		return {
			...{ kind: 'box', x: x - radius, y: y - radius, width: side, height: side, radius },
			...{ stroke, strokeWidth: 0.3 }
		};
	});
}

/** The unit's photo, or else the emblem of its squad, or else its drawing. */
function shownOn({ picture, squad }: Card, fill: string, inks: Inks): Picture {
	if ('photo' in picture || !squad) return inks.pale ? lightened(picture) : picture;
	return emblemOf(squad.number, { field: '#ffffff', charge: fill, edge: '#ffffff' });
}

/**
 * A back without text: studs to the edge in the card's color, or in its squad's, with a picture and the squad or rank.
 */
export function art(card: Card, { width, height, inks, bleed }: ArtFrame): GroupMark {
	const over = bleed ? BLEED : 0;
	const isSquads = card.squad && !('photo' in card.picture);
	const { fill = inks.ink, ink } = inks.band(isSquads ? card.squad.color : card.color);
	const style = shrunkToFit(card.caption, { face: 'display', size: 16 }, width - 2 * EDGE, 7);
	const letters = leadingOf(style);
	const high = height - 3 * EDGE - letters;
	const place = { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: high };
	const marks: Mark[] = [
		{ kind: 'box', x: -over, y: -over, width: width + 2 * over, height: height + 2 * over, fill },
		...studs({ width, height: high + 2 * EDGE }, tint(fill, 0.18)),
		{ kind: 'picture', ...place, picture: shownOn(card, fill, inks) },
		...centeredLine(card.caption, style, width / 2, height - EDGE - letters, ink)
	];
	return { kind: 'group', x: 0, y: 0, width, height, marks, title: 'back' };
}
