import { MOST } from './question';

/** Reads a price in CP, a multiple of a half. */
export const priceIn = (text: string) =>
	/^\d{1,4}(\.5)?$/.test(text) && Number(text) <= MOST.price ? Number(text) : undefined;
