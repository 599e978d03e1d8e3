import { randomNumber } from '$lib/browser/random';

/** A random seed from 1 to `most`. */
export const randomSeed = (most: number): number => 1 + Math.floor(randomNumber() * most);
