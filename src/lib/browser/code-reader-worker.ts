import decodeQR from 'qr/decode.js';

/** Pixels (RGBA) in which to look for a QR code. */
export interface CodePixels {
	readonly width: number;
	readonly height: number;
	readonly data: Uint8ClampedArray<ArrayBuffer>;
}

export interface CodeRequest {
	readonly pixels: CodePixels;
	/** A photo may take longer than a frame of a video, where the next one follows soon. */
	readonly isPhoto: boolean;
}

export type CodeAnswer = string | undefined;

const FRAME = { timeLimit: 60 };
const PHOTO = { timeLimit: 3000, effort: Infinity };

function textIn({ pixels, isPhoto }: CodeRequest): CodeAnswer {
	try {
		return decodeQR(pixels, isPhoto ? PHOTO : FRAME);
	} catch {
		return undefined;
	}
}

onmessage = ({ data: request }: MessageEvent<CodeRequest>) => postMessage(textIn(request));
