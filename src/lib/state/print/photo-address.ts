import type { Photo } from '$lib/cards/print/marks';

/** Calls back with an object URL of a photo; the returned function releases it. */
export function withAddress({ jpeg }: Photo, use: (address: string) => void): () => void {
	const address = URL.createObjectURL(new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }));
	use(address);
	return () => URL.revokeObjectURL(address);
}
