export { rebuild } from './rebuilding';
export { SecondCopy } from './second-copy';
export type { CopiedTable, CopyRecord } from './record';
export type { ScriptAddress } from './worker-writer';
