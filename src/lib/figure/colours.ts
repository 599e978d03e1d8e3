/** The toy-brick colours a portrait may name, by slug. */
export const COLOURS = {
	tomato: '#d9432f',
	tangerine: '#ee8336',
	honey: '#f5c043',
	apricot: '#f2b48c',
	moss: '#7b9438',
	clover: '#2f9e5f',
	lagoon: '#1f9ba6',
	sky: '#62b5ea',
	cobalt: '#3465cc',
	plum: '#834fa6',
	rose: '#e57f9f',
	sand: '#dcc190',
	chestnut: '#96603c',
	slate: '#66758a',
	chalk: '#f4f0e6'
} as const satisfies Record<string, string>;

export type Colour = keyof typeof COLOURS;

/** The dark outline around everything drawn. */
export const INK = '#1d2129';

export const MATERIALS = {
	steel: '#ccd5de',
	iron: '#8b98a8',
	gunmetal: '#5b6675',
	gold: '#f2b632',
	wood: '#a8683a',
	leather: '#7a4a2b',
	rope: '#f1e3c0',
	twine: '#a98f62',
	glass: '#bfe6f2',
	powder: '#454f5f',
	ember: '#f7893b',
	white: '#fffaf0'
} as const satisfies Record<string, string>;

export const HAIR_COLOURS = ['#4b3a33', '#7c4a2a', '#c8692f', '#e9c063', '#aab2bb'] as const;

export function isColour(slug: string): slug is Colour {
	return Object.hasOwn(COLOURS, slug);
}

/** The same colour in shadow: each channel at 84 %, as hex. */
export function shaded(hex: string): string {
	const channels = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
	const darker = channels.map((channel) => Math.round(channel * 0.84));
	return `#${darker.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
