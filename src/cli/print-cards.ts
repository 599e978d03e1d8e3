import { photosUsed } from '$lib/army/photos/photo-names';
import { detachPhotos } from '$lib/army/photos/photos';
import { DEFAULT_SETTINGS } from '$lib/cards/layout/settings';
import { makePdf } from '$lib/cards/pdf/make-pdf';
import { photoOf } from '$lib/cards/photo-of';
import { unprintable, type PrintJob } from '$lib/cards/print-job';
import type { Photo } from '$lib/cards/print/marks';
import { loadArea, type Language } from '$lib/i18n/languages';
import type { Army } from '$lib/rules/choices';
import { allUnits } from '$lib/rules/terms';
import type { CardsOrder } from './arguments';
import { judge, statusOf, type Judgement } from './judgement';
import { note } from './output';
import { outputProblem, writePdfFile, type OutputProblem } from './pdf-file';
import { refusalText } from './report-text';
import { sourcesOf } from './sources';
import { escaped } from './terminal';
import { loadCliTexts, loadProblemTexts } from './texts';
import type { World } from './world';

type Good = Extract<Judgement, { ok: true }>;
/** What is said to the caller, each in a line of its own. */
type Tell = (text: string) => Promise<void>;

/** The photos that a file brings along for its units. */
function photosIn(army: Army): ReadonlyMap<string, Photo> {
	const { photos } = detachPhotos(army);
	const printable = [...photos].flatMap(([digest, jpeg]) => photoOf(digest, jpeg) ?? []);
	return new Map(printable.map((photo) => [photo.photo, photo]));
}

function jobOf(army: Army, { format, paper, sides }: CardsOrder): PrintJob {
	return {
		what: 'cards',
		army,
		choice: { each: 'kind', photos: photosIn(army) },
		settings: { ...DEFAULT_SETTINGS, format, paper, sides }
	};
}

/** What the cards lack of what the army holds, and that they are of an army that is not legal. */
async function remarks({ army, assessment }: Good, { choice }: PrintJob, language: Language) {
	const { cards: said } = await loadCliTexts(language);
	const { page } = await loadArea(language, 'cards');
	const { army: words } = await loadArea(language, 'builder');
	const letters = unprintable({ army });
	const absent = photosUsed(army).filter((digest) => !choice.photos?.has(digest)).length;
	const errors = assessment.violations.filter(({ severity }) => severity === 'error').length;
	return [
		...(letters.length > 0 ? [page.missing({ letters: letters.join(' ') })] : []),
		...(absent > 0 ? [said.noPhoto({ count: absent })] : []),
		...(errors > 0 ? [words.problems({ count: errors })] : [])
	];
}

async function printed(
	good: Good,
	order: CardsOrder,
	language: Language,
	build: string,
	tell: Tell
) {
	const { cards: said } = await loadCliTexts(language);
	const refuse = async (problem: OutputProblem) => {
		await tell(`${order.output}: ${said.output[problem]}`);
		return 2;
	};
	const early = outputProblem(order.output);
	if (early) return refuse(early);
	const job = jobOf(good.army, order);
	for (const remark of await remarks(good, job, language)) await tell(`${good.file}: ${remark}`);
	const pdf = await makePdf({ job, locale: language, createdAt: new Date(), build });
	const late = writePdfFile(order.output, new Uint8Array(pdf));
	return late ? refuse(late) : statusOf(good);
}

/** Prints the cards of one army into a PDF; gives the exit status. */
export async function printCards(
	order: CardsOrder,
	language: Language,
	world: World
): Promise<number> {
	const texts = await loadProblemTexts(language);
	const { cards: said } = texts.cli;
	const tell: Tell = (text) => note(world.errors, escaped(text));
	const refuse = async (why: string) => {
		await tell(`${order.file}: ${why}`);
		return 2;
	};
	const [source, ...others] = sourcesOf([order.file], world.input).sources;
	if (!source || others.length > 0) return refuse(said.oneArmy);
	const judgement = await judge(source, { profile: 'free' });
	if (!judgement.ok) {
		await tell(refusalText(judgement, texts));
		return 2;
	}
	if (allUnits(judgement.army).length === 0) {
		return refuse((await loadArea(language, 'cards')).page.noUnits);
	}
	return printed(judgement, order, language, world.version, tell);
}
