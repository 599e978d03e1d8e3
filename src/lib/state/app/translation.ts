export { whenTranslated } from '$lib/browser/translators';
