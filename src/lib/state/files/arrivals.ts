export { onLaunch, takeShared } from '$lib/browser/shared-arrivals';
