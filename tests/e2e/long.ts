/** Leaves all variants of a test but the usual one to `npm run test:long`: `npm test` runs one journey per feature. */
export const longUnless = (isUsual: boolean) => ({ tag: isUsual ? [] : '@long' });
