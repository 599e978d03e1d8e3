import { downloadBlob } from './files';

/** Shares a file with another app if possible, else downloads it; returns what happened. */
export async function shareFile(file: File): Promise<'shared' | 'saved' | 'left'> {
	const files = [file];
	// Older browsers lack both methods, whatever their types say.
	const { canShare } = navigator as { canShare?: Navigator['canShare'] };
	if (canShare?.call(navigator, { files })) {
		try {
			await navigator.share({ files });
			return 'shared';
		} catch (fault) {
			if (fault instanceof DOMException && fault.name === 'AbortError') return 'left';
			// If sharing fails after all, download the file.
		}
	}
	downloadBlob(file.name, file);
	return 'saved';
}
