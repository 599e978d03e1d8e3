import { shareFiles } from '$lib/browser/sharing';
import type { Sheet } from '$lib/cards/print/marks';

export const PICTURE_TYPE = 'image/png';

/** A sheet and the name of its picture. */
export interface NamedSheet {
	readonly fileName: string;
	readonly sheet: Sheet;
}

type PictureStage = 'idle' | 'making' | 'failed';

/** Makes pictures of sheets to share, one at a time; further requests are ignored meanwhile. */
export class PictureMaking {
	#stage = $state<PictureStage>('idle');

	get stage(): PictureStage {
		return this.#stage;
	}

	/** Shares the picture, or downloads it. Returns whether it was downloaded. */
	share(fileName: string, sheet: Sheet): Promise<boolean> {
		return this.shareAll(() => Promise.resolve([{ fileName, sheet }]));
	}

	/** Shares the pictures of the sheets that `prepare` lays out, or downloads them. */
	async shareAll(prepare: () => Promise<readonly NamedSheet[]>): Promise<boolean> {
		if (this.#stage === 'making') return false;
		this.#stage = 'making';
		try {
			const { sheetPicture } = await import('./sheet-picture');
			const files: File[] = [];
			for (const { fileName, sheet } of await prepare()) {
				files.push(new File([await sheetPicture(sheet)], fileName, { type: PICTURE_TYPE }));
			}
			const done = await shareFiles(files);
			this.#stage = 'idle';
			return done === 'saved';
		} catch {
			this.#stage = 'failed';
			return false;
		}
	}
}
