import { copyText } from './clipboard';
import { downloadBlob } from './files';

/** The methods for sharing, which older browsers lack, whatever their types say. */
const sharer = () => navigator as { canShare?: Navigator['canShare']; share?: Navigator['share'] };

/** Whether the browser can pass such files to another app. */
export function canShareFiles(files: File[]): boolean {
	return sharer().canShare?.call(navigator, { files }) ?? false;
}

/** Whether the browser can pass a link to another app. */
export function canShareLink(): boolean {
	return sharer().share !== undefined;
}

/** Passes a link to another app; returns false if that failed. */
export async function shareLink(title: string, url: string): Promise<boolean> {
	try {
		await navigator.share({ title, url });
		return true;
	} catch (fault) {
		return fault instanceof DOMException && fault.name === 'AbortError';
	}
}

/** Shares files with another app if possible, else downloads them; returns what happened. */
export async function shareFiles(files: File[]): Promise<'shared' | 'saved' | 'left'> {
	if (canShareFiles(files)) {
		try {
			await navigator.share({ files });
			return 'shared';
		} catch (fault) {
			if (fault instanceof DOMException && fault.name === 'AbortError') return 'left';
			// If sharing fails after all, download the files.
		}
	}
	for (const file of files) downloadBlob(file.name, file);
	return 'saved';
}

/** Passes a link to another app if possible, else copies it; returns what happened. */
export async function shareOrCopyLink(
	title: string,
	url: string
): Promise<'shared' | 'copied' | 'failed'> {
	if (canShareLink() && (await shareLink(title, url))) return 'shared';
	return (await copyText(url)) ? 'copied' : 'failed';
}

/** Shares a file with another app if possible, else downloads it; returns what happened. */
export const shareFile = (file: File) => shareFiles([file]);
