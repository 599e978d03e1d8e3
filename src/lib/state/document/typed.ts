import { settleTyped } from '$lib/browser/typing.svelte';
import { keepUntilSaved } from './unsaved';

export {
	commitTyped,
	isTyping,
	typed,
	typingRun,
	type TypingRun
} from '$lib/browser/typing.svelte';

// The page is not renewed before typed text is stored.
keepUntilSaved(settleTyped);
