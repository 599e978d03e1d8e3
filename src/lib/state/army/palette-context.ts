import { getContext, setContext } from 'svelte';
import type { AddPlace } from '$lib/army/edits/add-place';

/** Opens the palette for a place. */
export type OpenPalette = (place: AddPlace) => void;

const KEY = Symbol('palette');

export const setOpenPalette = (open: OpenPalette) => setContext(KEY, open);

/** Undefined outside the builder. */
export const getOpenPalette = () => getContext<OpenPalette | undefined>(KEY);
