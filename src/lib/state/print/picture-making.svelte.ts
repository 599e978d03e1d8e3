import { shareFile } from '$lib/browser/sharing';
import type { Sheet } from '$lib/cards/print/marks';

type PictureStage = 'idle' | 'making' | 'failed';

/** Makes pictures of sheets to share, one at a time; further requests are ignored meanwhile. */
export class PictureMaking {
	#stage = $state<PictureStage>('idle');

	get stage(): PictureStage {
		return this.#stage;
	}

	/** Shares the picture, or downloads it. Returns whether it was downloaded. */
	async share(fileName: string, sheet: Sheet): Promise<boolean> {
		if (this.#stage === 'making') return false;
		this.#stage = 'making';
		try {
			const { sheetPicture } = await import('./sheet-picture');
			const png = await sheetPicture(sheet);
			const done = await shareFile(new File([png], fileName, { type: 'image/png' }));
			this.#stage = 'idle';
			return done === 'saved';
		} catch {
			this.#stage = 'failed';
			return false;
		}
	}
}
