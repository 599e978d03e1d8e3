import { copyText } from '$lib/browser/clipboard';
import { shareFile } from '$lib/browser/sharing';
import { fileNameOf } from '$lib/exchange/write-brik';
import type { ChatText } from '$lib/i18n/mentions';

/** Copies a text for a chat; resolves to false if the browser does not allow it. */
export const copyChatText = (text: ChatText): Promise<boolean> => copyText(text);

/** Shares a text for a chat as a file, or downloads it where sharing is unavailable. */
export async function shareChatText(title: string, text: ChatText): Promise<void> {
	await shareFile(new File([text], fileNameOf(title, '.txt'), { type: 'text/plain' }));
}
