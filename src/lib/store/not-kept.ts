/** What was written is not what stands there: a disk or a browser that does not keep its word. */
export class NotKept extends Error {
	override readonly name = 'NotKept';
}
