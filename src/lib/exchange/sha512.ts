/** Apart, so that the bundler keeps no other hash of the module, which the first page shares. */
export { sha512 } from '@noble/hashes/sha2.js';
