/** Thrown when reading back shows that a write was lost. */
export class NotKept extends Error {
	override readonly name = 'NotKept';
}
