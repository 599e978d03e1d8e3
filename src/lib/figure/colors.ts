/** The toy-brick colors of portraits, by slug. */
export const COLORS = {
	tomato: '#d9432f',
	ruby: '#a3323c',
	tangerine: '#ee8336',
	honey: '#f5c043',
	apricot: '#f2b48c',
	lime: '#b3c93b',
	moss: '#7b9438',
	forest: '#2f7150',
	clover: '#2f9e5f',
	mint: '#a3d9b9',
	lagoon: '#1f9ba6',
	sky: '#62b5ea',
	cobalt: '#3465cc',
	midnight: '#3a4f8f',
	plum: '#834fa6',
	lilac: '#b7a2e2',
	rose: '#e57f9f',
	sand: '#dcc190',
	chestnut: '#96603c',
	cocoa: '#6f4a35',
	coal: '#4d5563',
	slate: '#66758a',
	stone: '#b2bcc6',
	ghost: '#d9dfc6',
	chalk: '#f4f0e6'
} as const satisfies Record<string, string>;

export type Color = keyof typeof COLORS;

/** Skin colors in the order they are offered: people first, then other creatures. */
export const SKINS = [
	'honey',
	'apricot',
	'sand',
	'chestnut',
	'cocoa',
	'moss',
	'lime',
	'ghost',
	'stone',
	'sky',
	'tomato'
] as const satisfies Color[];

/** The dark outline of every shape. */
export const INK = '#1d2129';

export const MATERIALS = {
	steel: '#ccd5de',
	iron: '#8b98a8',
	gunmetal: '#5b6675',
	gold: '#f2b632',
	wood: '#a8683a',
	timber: '#c98d54',
	leather: '#7a4a2b',
	rope: '#f1e3c0',
	straw: '#e9cd7a',
	twine: '#a98f62',
	glass: '#bfe6f2',
	powder: '#454f5f',
	ember: '#f7893b',
	glow: '#6fe3e1',
	maw: '#7c2431',
	white: '#fffaf0'
} as const satisfies Record<string, string>;

export const HAIR_COLORS = ['#4b3a33', '#7c4a2a', '#c8692f', '#e9c063', '#aab2bb'] as const;

export function isColor(slug: string): slug is Color {
	return Object.hasOwn(COLORS, slug);
}

/** Returns a darker shade: each channel at 84 %, as hex. */
export function shaded(hex: string): string {
	return remixed(hex, (channel) => channel * 0.84);
}

/** Returns a lighter shade: each channel a third of the way to white. */
export function lit(hex: string): string {
	return remixed(hex, (channel) => channel + (255 - channel) / 3);
}

/** Returns a light color that contrasts with `hex`, or red if that is light itself. */
export function contrasting(hex: string): string {
	const [red = 0, green = 0, blue = 0] = channelsOf(hex);
	return red * 0.3 + green * 0.59 + blue * 0.11 > 190 ? COLORS.tomato : COLORS.chalk;
}

function channelsOf(hex: string): number[] {
	return [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
}

function remixed(hex: string, mix: (channel: number) => number): string {
	const mixed = channelsOf(hex).map((channel) => Math.round(mix(channel)));
	return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
