export { rebuild } from './rebuilding';
export { SecondCopy } from './second-copy';
export type { CopyRecord } from './record';
export type { CopiedTable } from './tables';
export type { ScriptAddress } from './worker-writer';
