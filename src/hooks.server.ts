import type { Handle } from '@sveltejs/kit';

/** The app's element with the first look inside, among marks of Svelte. */
const FIRST_LOOK =
	/(<div class="app">(?:\s|<!--.*?-->)*)(<div class="first-look">[^]*<\/div>)((?:<!--.*?-->)*\s*<script)/;

/** Puts the first look before the app's element, which empties itself when the app starts. */
export const handle: Handle = ({ event, resolve }) =>
	resolve(event, { transformPageChunk: ({ html }) => html.replace(FIRST_LOOK, '$2$1$3') });
