/** Thrown when reading back shows that a write was lost. */
export class WriteNotPersisted extends Error {
	override readonly name = 'WriteNotPersisted';
}
