export { chosenFiles, droppedFiles } from '$lib/browser/dropped-files';
export { onLaunch, takeShared } from '$lib/browser/shared-arrivals';
