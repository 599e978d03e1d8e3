import type { Drawing } from '$lib/figure/shapes';

const SHIELD = 'M10 8 L90 8 L90 62 Q90 98 50 116 Q10 98 10 62 Z';

/** Devices of heraldry that look different at arm’s length. */
const DEVICES = [
	['M18 84 L50 58 L82 84 L88 72 L50 38 L12 72 Z'],
	[
		'M42 8 L58 8 L58 40 L90 40 L90 56 L58 56 L58 112 Q54 114 50 116 Q46 114 42 112 L42 56 L10 56 L10 40 L42 40 Z'
	],
	['M10 8 L50 8 L50 60 L10 60 Z', 'M50 60 L90 60 L90 62 Q90 98 50 116 Z'],
	['M50 26 L76 56 L50 90 L24 56 Z'],
	['M10 8 L90 8 L90 36 L10 36 Z'],
	['M10 40 L90 40 L90 62 L10 62 Z'],
	['M50 32 Q74 32 74 56 Q74 80 50 80 Q26 80 26 56 Q26 32 50 32 Z']
] as const;

/** A shield with the device of a squad, by the squad's number; `field`, `charge` and `edge` are its colors. */
export function emblemOf(
	squad: number,
	{ field, charge, edge }: Readonly<Record<'field' | 'charge' | 'edge', string>>
): Drawing {
	const device = DEVICES[squad % DEVICES.length] ?? [];
	return {
		width: 100,
		height: 124,
		shapes: [
			{ d: SHIELD, fill: field },
			...device.map((d) => ({ d, fill: charge })),
			{ d: SHIELD, fill: 'none', stroke: edge, strokeWidth: 4 }
		]
	};
}
