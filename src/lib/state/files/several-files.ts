import { armyDigest } from '$lib/army/format/digest';
import { linkedArmy } from '$lib/army/format/linked';
import { readBytes } from '$lib/browser/files';
import type { Given, Importing } from './importing.svelte';
import { isNothing, type Arrival, type Found, type OfferedArmy, type RefusedFile } from './found';

type Refused = RefusedFile['problem'];

/** Something that is shown after the dialog before it. */
export type Waiting = Found;

interface Opened {
	readonly arrival: Arrival;
	/** What else was found, to be shown one by one. */
	readonly waiting: readonly Waiting[];
}

/** Armies, each once. */
class OfferedArmies {
	readonly #byDigest = new Map<string, OfferedArmy>();
	readonly #ids = new Set<string>();

	add({ army, known }: OfferedArmy): void {
		const digest = armyDigest(linkedArmy(army));
		if (this.#byDigest.has(digest)) return;
		this.#byDigest.set(digest, { army, known: known || this.#ids.has(army.id) });
		this.#ids.add(army.id);
	}

	get all(): readonly OfferedArmy[] {
		return [...this.#byDigest.values()];
	}
}

/** Whether a file can be read. A folder, or a file that is gone, fails only then. */
function isReadable(file: Blob): Promise<boolean> {
	return readBytes(file, 1).then(
		() => true,
		() => false
	);
}

/** What is in a file or text, or why it cannot be read. */
async function findIn(given: Given, importing: Importing, textName: string) {
	if (typeof given === 'string') return importing.findInText(given, textName);
	const { file } = given;
	const unreadable: Refused = { code: 'unreadable', path: '' };
	return file && (await isReadable(file)) ? importing.find(file) : { problem: unreadable };
}

/**
 * Reads files and texts that arrive together. Their armies, and the reasons why files are refused, are offered at once;
 * everything else has a dialog or page of its own and waits for its turn. A text of which nothing is ours is ignored.
 */
export async function openSeveral(
	importing: Importing,
	given: readonly Given[],
	textName: string,
	onlarge: () => void
): Promise<Opened> {
	const armies = new OfferedArmies();
	const refused: RefusedFile[] = [];
	const waiting: Waiting[] = [];
	for (const one of given) {
		const fileName = typeof one === 'string' ? textName : one.name;
		const found = await findIn(one, importing, textName);
		if ('problem' in found) {
			const isIgnored = typeof one === 'string' && isNothing(found as Found);
			if (!isIgnored) refused.push({ fileName, problem: found.problem });
		} else if (!('offer' in found)) waiting.push(found);
		else if ('armies' in found.offer) found.offer.armies.forEach((army) => armies.add(army));
		else if (!('problem' in found.offer) || given.length === 1) waiting.push(found);
		else refused.push({ fileName, problem: found.offer.problem });
	}
	if (armies.all.length > 0 || refused.length > 0) {
		const [first] = given;
		const fileName = typeof first === 'object' ? first.name : textName;
		const offer = { fileName, armies: armies.all, refused };
		return { arrival: await importing.show({ offer }), waiting };
	}
	const [next, ...others] = waiting;
	return { arrival: next ? await importing.show(next, onlarge) : 'cancelled', waiting: others };
}
