/** The packs that the app brings along, with their ids, which are the same on all devices. */
export const EXAMPLE_PACKS = {
	spaceClub: '6f1d9c52-3b0e-4a77-8c11-0c5a00000001',
	giants: '6f1d9c52-3b0e-4a77-8c11-0c5a00000002',
	weapons2010: '6f1d9c52-3b0e-4a77-8c11-0c5a00000003'
} as const;
export type ExamplePackId = keyof typeof EXAMPLE_PACKS;
