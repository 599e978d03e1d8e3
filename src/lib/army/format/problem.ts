/** Why a document is refused, as data; `path` is a JSON Pointer into it. */
export type Problem =
	| { readonly code: 'notAnArmy'; readonly path: '' }
	| { readonly code: 'newerVersion'; readonly path: '/version'; readonly version: number }
	| { readonly code: 'unknownField'; readonly path: string; readonly field: string }
	| { readonly code: 'missing'; readonly path: string }
	| { readonly code: 'wrongType'; readonly path: string; readonly expected: string }
	| { readonly code: 'notAllowed'; readonly path: string; readonly allowed: readonly string[] }
	| { readonly code: 'tooSmall'; readonly path: string; readonly minimum: number }
	| { readonly code: 'tooLarge'; readonly path: string; readonly maximum: number }
	| { readonly code: 'tooMany'; readonly path: string; readonly maximum: number }
	| { readonly code: 'notAMultiple'; readonly path: string; readonly of: number }
	| { readonly code: 'plainText'; readonly path: string }
	/** Nothing of a name is visible. */
	| { readonly code: 'invisible'; readonly path: string }
	/** Something in a name is invisible. */
	| { readonly code: 'hidden'; readonly path: string }
	| {
			readonly code: 'length';
			readonly path: string;
			readonly minimum: number;
			readonly maximum: number;
	  }
	| { readonly code: 'malformed'; readonly path: string }
	/** A player against themselves. */
	| { readonly code: 'samePlayer'; readonly path: string }
	| {
			readonly code: 'photoTooLarge';
			readonly path: string;
			readonly pixels: number;
			readonly kilobytes: number;
	  }
	| { readonly code: 'photosTooLarge'; readonly path: '/photos'; readonly megapixels: number }
	| { readonly code: 'duplicateId'; readonly path: string; readonly id: string }
	| { readonly code: 'unknownReference'; readonly path: string; readonly id: string };

/** A JSON Pointer (RFC 6901) for a path in a document. */
export function pointer(path: readonly PropertyKey[]): string {
	return path
		.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
		.join('');
}
