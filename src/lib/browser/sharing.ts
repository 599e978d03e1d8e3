import { downloadBlob } from './files';

/** Hands a file to another app where the browser can, else as a download; tells which was done. */
export async function shareFile(file: File): Promise<'shared' | 'saved' | 'left'> {
	const files = [file];
	// Older browsers have none of both, whatever their types say.
	const { canShare } = navigator as { canShare?: Navigator['canShare'] };
	if (canShare?.call(navigator, { files })) {
		try {
			await navigator.share({ files });
			return 'shared';
		} catch (fault) {
			if (fault instanceof DOMException && fault.name === 'AbortError') return 'left';
			// What the browser does not share after all is still wanted.
		}
	}
	downloadBlob(file.name, file);
	return 'saved';
}
