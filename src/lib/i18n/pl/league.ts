import { plural } from '../plural';
import type * as en from '../en/league';
import type { FindingParams } from '$lib/league/finding';
import { rulebooks, supplements } from './terms';

type RulesetParams<R> = Extract<FindingParams<'RULESET'>, { readonly reason: R }>;

const days = (count: number) =>
	plural('pl', count, { one: '# dzień', few: '# dni', many: '# dni', other: '# dnia' });
const comma = (number: number) => String(number).replace('.', ',');

const seals = {
	form: 'Nieprawidłowa pieczęć: plik zmieniono po wyeksportowaniu z aplikacji.',
	signature: 'Nieprawidłowa pieczęć: zgłoszenie zmieniono albo zapieczętował je ktoś inny.',
	otherKey: 'Zapieczętowane na urządzeniu, które nie jest przypisane do tego gracza.',
	earlierKey:
		'Zapieczętowane na urządzeniu, z którego coś przyszło, zanim zapisano urządzenie gracza.',
	removedKey: 'Zapieczętowane na urządzeniu usuniętym z ligi.',
	missing: 'Bez pieczęci, choć wymaga jej liga albo ten gracz zwykle pieczętuje.'
};
const addresses = {
	league: 'Zaadresowane do innej ligi.',
	season: 'Zaadresowane do innego sezonu.',
	meeting: 'Wskazuje spotkanie, którego nie ma w tym sezonie.'
};
const players = {
	unknown: 'Tego gracza nie ma w lidze.',
	name: 'Gracz jest w lidze pod innym imieniem.',
	category: 'Gracz jest w lidze w drugiej kategorii.',
	age: 'Wiek przekracza limit kategorii juniorów.'
};
const referees = {
	junior: 'Gra juniorów wymaga sędziego.',
	party: 'Nie można sędziować własnej gry.',
	documented: 'Gra bez sędziego wymaga opisu i zdjęć po każdej turze.'
};
const plans = {
	deviation: 'Tej gry nie było w planie: protokół musi podać przyczynę.',
	scenario: 'Regulamin nie zawiera takiego scenariusza.',
	onePlayer: 'Gra wymaga dwóch graczy.'
};
const seasons = {
	before: 'Spotkanie jest przed początkiem sezonu.',
	after: 'Spotkanie jest po końcu sezonu i się nie liczy.',
	report: 'Protokół ma datę sprzed spotkania.'
};
const digests = {
	older: 'Policzone w starszej wersji aplikacji.',
	unknown: 'Policzone według innych tabel cen niż ligowe.',
	tables: 'Ta wersja aplikacji ma inne ceny niż na początku sezonu.'
};
const rulesets = {
	rulebook: ({ army, own, league }: RulesetParams<'rulebook'>) => {
		const used = own ? `zasad ${rulebooks[own]}` : 'innych zasad';
		const by = league ? rulebooks[league] : 'swoich zasad';
		return `Armia ${army} używa ${used}. Liga liczy i sprawdza ją według ${by}.`;
	},
	houseRules: (p: { army: string }) =>
		`Armia ${p.army} używa zasad domowych. Liga liczy i sprawdza ją bez nich.`,
	rulings: (p: { army: string }) =>
		`Armia ${p.army} używa własnych rozstrzygnięć. Liga liczy i sprawdza ją według swoich.`,
	supplement: (p: RulesetParams<'supplement'>) =>
		`Armia ${p.army} używa suplementu „${supplements[p.supplement]}”. Liga sprawdza ją bez niego.`,
	otherPack: ({ army, name, edition, league, rows, hasOtherRules }: RulesetParams<'otherPack'>) => {
		const names = rows.map((row) => row.pl ?? row.en ?? row.id);
		const what = [...names, ...(hasOtherRules ? ['zmiany lub ograniczenia'] : [])];
		const differs = what.length > 0 ? ` Różnice: ${what.join(', ')}.` : '';
		return `Armia ${army} używa dodatku „${name}” w wydaniu ${edition}, a w lidze liczy się wydanie ${league}.${differs}`;
	},
	furtherPack: ({ army, name, edition }: RulesetParams<'furtherPack'>) =>
		`Armia ${army} używa dodatku „${name}” (wydanie ${edition}), którego liga nie ma.`,
	missingPack: ({ army, name, league }: RulesetParams<'missingPack'>) =>
		`Armia ${army} powstała bez ligowego dodatku „${name}” (wydanie ${league}).`
};
const contradictions = {
	captures: 'Wynik przeczy zdobytym flagom: druga strona ma ich dość, by wygrać.',
	beyond: 'Więcej zdobyć, niż potrzeba do wygranej: ostatnie z nich kończy grę.',
	uncaptured: 'Zwycięzca ma za mało zdobyć, a na stole zostały jednostki wroga.',
	wipedOut: 'Strona bez jednostek na stole nie może wygrać ani zremisować.',
	bothWipedOut: 'Obie strony nie mogą wybić się nawzajem.'
};
const absences = {
	notAnnounced: 'Na to spotkanie nie zaplanowano tego scenariusza dla tych graczy.',
	second: 'Ta sama nieobecność na spotkaniu liczy się tylko raz.'
};

const findings: typeof en.league.findings = {
	ARMY_COUNT: (p) => `Liczba armii: ${p.count}; najwyżej ${p.limit}.`,
	ATTESTATION: () => 'Brak oświadczenia, że wszystko jest zbudowane z klocków.',
	CONSENT: (p) => `Wiek: ${p.age}; gra wśród seniorów wymaga zgody rodzica.`,
	CLAIM: (p) =>
		p.claimed === null
			? `Armia ${p.army}: nie podano sumy; kosztuje ${comma(p.points)}.`
			: `Armia ${p.army}: podana suma ${comma(p.claimed)}; kosztuje ${comma(p.points)}.`,
	RULESET: (p) => (rulesets[p.reason] as (p: FindingParams<'RULESET'>) => string)(p),
	DIGEST: (p) => digests[p.reason],
	CLOCK: (p) => `Zegar gracza wyprzedza dzień otrzymania o ${days(p.days)}.`,
	SEAL: (p) => seals[p.reason],
	ADDRESS: (p) => addresses[p.reason],
	PLAYER: (p) => players[p.reason],
	NOTICE: (p) =>
		p.reason === 'plan'
			? 'Spotkanie ogłasza się razem z grami; nie zaplanowano żadnej.'
			: `Spotkanie ogłoszono ${days(p.days)} wcześniej; wymagane: ${days(p.limit)}.`,
	TABLE: (p) =>
		`Stół ma ${p.width} × ${p.depth} cm; minimum ${p.least.width} × ${p.least.depth} cm.`,
	REFEREE: (p) => referees[p.reason],
	PLAN: (p) => plans[p.reason],
	DEPLOYMENT: () => 'Gracz, który wybierał krawędź, nie zaczyna.',
	UNVERIFIED: (p) => `Na to spotkanie nie przyjęto zgłoszenia armii ${p.army}.`,
	SEASON: (p) => seasons[p.reason],
	BOX: () => 'Ta strona ma już wynik w tym scenariuszu: bez dodatkowych punktów.',
	WALKOVER: (p) => absences[p.reason],
	OUTCOME: (p) => contradictions[p.reason],
	NAME: (p) =>
		p.reason === 'equal'
			? `Inny gracz ma takie samo imię: ${p.name}.`
			: `Imię wygląda jak imię innego gracza: ${p.name}.`
};

const refusals: typeof en.league.refusals = {
	notASubmission: () => 'To nie jest zgłoszenie do ligi.',
	notALeague: () => 'To nie jest liga z Brikmustra.',
	oldLeague: () =>
		'Ten plik ligi ma format, którego Brikmuster już nie czyta. Poproś o nowy plik ligi.',
	notAVerdict: () => 'To nie jest werdykt z Brikmustra.',
	notAKey: () => 'To nie jest klucz z Brikmustra.',
	wrongPassphrase: () => 'Hasło jest błędne albo plik został zmieniony.',
	noCryptography: () => 'Ta przeglądarka nie może tu szyfrować: otwórz stronę przez HTTPS.',
	unknownField: (p) => `Plik zawiera nieoczekiwane pole: „${p.field}”.`,
	unknownReference: (p) => `Odwołanie do nieistniejącego elementu: „${p.id}”.`
};

export const league: typeof en.league = {
	regulations: { smallLeague: 'Mała Liga' },
	scenarios: {
		battle: 'Bitwa',
		captureTheFlag: 'Zdobądź flagę',
		transport: 'Transport lub Zasadzka'
	},
	sides: { light: 'strona jasna', dark: 'strona ciemna' },
	categories: { junior: 'juniorzy', senior: 'seniorzy' },
	namesakes: { junior: 'junior', senior: 'senior', referee: 'sędzia' },
	outcomes: { win: 'wygrana', draw: 'remis', loss: 'przegrana' },
	goals: {
		destroy: 'Zniszczyć armię wroga',
		breakThrough: 'Dotrzeć do strefy startowej wroga, gdy została jeszcze połowa jego armii',
		capture: 'Zdobyć artefakt',
		eliminate: 'Nie zostawić na stole wrogiej jednostki',
		carry: 'Donieść przedmiot do krawędzi',
		wipeOut: 'Wybić wrogów na stole'
	},
	capturesGoal: (p) =>
		plural('pl', p.count, {
			one: 'Zdobyć artefakt # raz',
			few: 'Zdobyć artefakt # razy',
			many: 'Zdobyć artefakt # razy',
			other: 'Zdobyć artefakt # raza'
		}),
	findings,
	refusals,
	verdicts: { accept: 'przyjęte', reject: 'odrzucone' },
	seals: { valid: 'pieczęć ważna', invalid: 'pieczęć nieprawidłowa', none: 'bez pieczęci' },
	army: (p) => `Armia ${p.name}`,
	key: (p) => `klucz ${p.key}`
};
