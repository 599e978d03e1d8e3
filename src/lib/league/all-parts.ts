/** The result of work that can be done in parts, done without pauses. */
export function allParts<T>(parts: Generator<void, T>): T {
	for (;;) {
		const { done, value } = parts.next();
		if (done) return value;
	}
}
