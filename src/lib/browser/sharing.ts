import { copyText } from './clipboard';
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

/** Shares a link with another app if possible, else copies it; returns what happened. */
export async function shareLink(
	url: string,
	title: string
): Promise<'shared' | 'copied' | 'left' | 'failed'> {
	// Older browsers lack it, whatever their types say.
	const { share } = navigator as { share?: Navigator['share'] };
	if (share) {
		try {
			await share.call(navigator, { url, title });
			return 'shared';
		} catch (fault) {
			if (fault instanceof DOMException && fault.name === 'AbortError') return 'left';
			// If sharing fails after all, copy the link.
		}
	}
	return (await copyText(url)) ? 'copied' : 'failed';
}
