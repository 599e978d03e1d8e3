import { downloadText } from '$lib/browser/files';

/** Downloads the SVG for a cutting machine. */
export function saveCuts(fileName: string, svg: string): void {
	downloadText(fileName, 'image/svg+xml', svg);
}
