import type { Drawing, Shape } from '$lib/figure/shapes';
import type { Marker } from '../model/card';

const OUTLINE = { stroke: '#1a2230', strokeWidth: 4 } as const;

const shape = (d: string, fill: string): Shape => ({ d, fill, ...OUTLINE });
const line = (d: string): Shape => ({ d, fill: 'none', ...OUTLINE });
const drawing = (...shapes: Shape[]): Drawing => ({ width: 100, height: 100, shapes });

/** The pictures on markers. */
export const MARKER_DRAWINGS: Readonly<Record<Marker, Drawing>> = {
	wound: drawing(
		shape(
			'M50 8 C62 30 80 46 80 66 C80 84 66 94 50 94 C34 94 20 84 20 66 C20 46 38 30 50 8 Z',
			'#d9432f'
		),
		line('M34 66 C34 76 40 82 48 83')
	),
	sizeDamage: drawing(
		shape('M12 20 L88 20 L88 80 L12 80 Z', '#b2bcc6'),
		shape('M26 20 L26 10 L42 10 L42 20 M58 20 L58 10 L74 10 L74 20', '#b2bcc6'),
		line('M54 20 L44 40 L58 50 L46 66 L52 80')
	),
	explosive: drawing(
		line('M58 34 C62 20 70 16 80 20'),
		shape('M76 22 L84 8 L86 18 L96 18 L88 26 Z', '#f5c043'),
		shape(
			'M46 30 C66 30 78 44 78 62 C78 80 64 94 46 94 C28 94 14 80 14 62 C14 44 28 30 46 30 Z',
			'#4d5563'
		),
		line('M28 58 C29 50 34 44 42 43')
	),
	spell: drawing(
		shape('M50 6 L61 36 L94 38 L68 58 L77 90 L50 72 L23 90 L32 58 L6 38 L39 36 Z', '#f5c043')
	)
};
