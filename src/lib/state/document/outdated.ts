export { isOutdated } from '$lib/store/outdated';
