import { plural } from '../plural';
import type * as en from '../en/league';

const days = (count: number) =>
	plural('pl', count, { one: '# dzień', few: '# dni', many: '# dni', other: '# dnia' });
const comma = (number: number) => String(number).replace('.', ',');

const seals = {
	form: 'Pieczęć się nie zgadza: plik nie jest taki, jaki został zapisany.',
	signature: 'Pieczęć się nie zgadza: zgłoszenie zmieniono albo klucz jest inny.',
	otherKey: 'Opieczętowane kluczem, którego nie znamy jako klucza tego gracza.',
	missing: 'Bez pieczęci, choć ta liga albo ten gracz jej używa.'
};
const addresses = {
	league: 'Zaadresowane do innej ligi.',
	season: 'Zaadresowane do innego sezonu.',
	meeting: 'Wymienia spotkanie, którego ten sezon nie ma.'
};
const players = {
	unknown: 'Tego gracza nie ma w lidze.',
	name: 'Gracz jest zapisany pod innym imieniem.',
	category: 'Gracz jest zapisany w drugiej kategorii.',
	age: 'Za dużo lat, żeby grać wśród juniorów.'
};
const referees = {
	junior: 'Grę juniorów musi prowadzić sędzia.',
	party: 'Nikt nie sędziuje gry, w której sam gra.',
	documented: 'Bez sędziego gra wymaga zdjęć po każdej turze i opisu.'
};
const plans = {
	deviation: 'Tej gry nie było w planie: protokół musi podać przyczynę.',
	scenario: 'Regulamin nie ma takiego scenariusza.',
	onePlayer: 'Do gry trzeba dwóch graczy.'
};
const seasons = {
	before: 'Spotkanie jest przed początkiem sezonu.',
	after: 'Spotkanie jest po końcu sezonu: nie liczy się.',
	report: 'Protokół jest starszy niż spotkanie.'
};
const absences = {
	notAnnounced: 'Tego scenariusza nie zgłoszono dla tych graczy na to spotkanie.',
	second: 'Jedno spotkanie daje jeden walkower za tę samą nieobecność.'
};

const findings: typeof en.league.findings = {
	ARMY_COUNT: (p) => `Liczba armii: ${p.count}; najwyżej ${p.limit}.`,
	ATTESTATION: () => 'Brak oświadczenia, że wszystko jest z klocków.',
	CONSENT: (p) => `Wiek gracza: ${p.age}; wśród seniorów wymaga to zgody rodzica.`,
	CLAIM: (p) =>
		p.claimed === null
			? `Armia ${p.army} nie podaje sumy; kosztuje ${comma(p.points)}.`
			: `Armia ${p.army} podaje ${comma(p.claimed)}; kosztuje ${comma(p.points)}.`,
	DIGEST: (p) =>
		p.reason === 'older'
			? 'Policzone według zasad ze starszej wersji: zaktualizuj aplikację i zgłoś jeszcze raz.'
			: 'Policzone według innych zasad niż zasady ligi.',
	SEAL: (p) => seals[p.reason],
	ADDRESS: (p) => addresses[p.reason],
	PLAYER: (p) => players[p.reason],
	NOTICE: (p) =>
		p.reason === 'plan'
			? 'Spotkanie zgłasza się razem z grami; nie zaplanowano żadnej.'
			: `Wyprzedzenie zgłoszenia: ${days(p.days)}; wymagane: ${days(p.limit)}.`,
	TABLE: (p) =>
		`Stół ma ${p.width} × ${p.depth} cm; co najmniej ${p.least.width} × ${p.least.depth}.`,
	REFEREE: (p) => referees[p.reason],
	PLAN: (p) => plans[p.reason],
	DEPLOYMENT: () => 'Kto wybierał krawędź, ten nie zaczyna.',
	UNVERIFIED: (p) => `Na to spotkanie nie przyjęto zgłoszenia armii ${p.army}.`,
	SEASON: (p) => seasons[p.reason],
	BOX: () => 'Ten scenariusz ma już wynik z tej strony: nic nie dodaje.',
	WALKOVER: (p) => absences[p.reason]
};

const refusals: typeof en.league.refusals = {
	notASubmission: () => 'To nie jest zgłoszenie do ligi.',
	notALeague: () => 'To nie jest liga z Brikmustra.',
	notAVerdict: () => 'To nie jest werdykt z Brikmustra.',
	notAKey: () => 'To nie jest klucz z Brikmustra.',
	wrongPassphrase: () => 'Hasło jest złe albo plik zmieniono.',
	noCryptography: () => 'Ta przeglądarka nie może tu szyfrować: otwórz stronę przez https.',
	unknownField: (p) => `W pliku jest pole, którego tam nie powinno być: „${p.field}”.`,
	unknownReference: (p) => `Wskazano coś, co nie istnieje: „${p.id}”.`
};

export const league: typeof en.league = {
	regulations: { smallLeague: 'Mała Liga' },
	scenarios: { battle: 'Bitwa', captureTheFlag: 'Zdobądź flagę', transport: 'Transport, Zasadzka' },
	sides: { light: 'strona jasna', dark: 'strona ciemna' },
	categories: { junior: 'juniorzy', senior: 'seniorzy' },
	outcomes: { win: 'wygrana', draw: 'remis', loss: 'przegrana' },
	goals: {
		destroy: 'Zniszczyć armię wroga',
		breakThrough: 'Dotrzeć do strefy startowej wroga, gdy stoi jeszcze połowa jego armii',
		capture: 'Zdobyć artefakt trzy razy',
		eliminate: 'Nie zostawić na stole wrogiej jednostki',
		carry: 'Donieść przedmiot do krawędzi',
		wipeOut: 'Wybić wrogów na stole'
	},
	findings,
	refusals,
	verdicts: { accept: 'przyjęte', reject: 'odrzucone' },
	seals: { valid: 'pieczęć ważna', invalid: 'pieczęć złamana', none: 'bez pieczęci' },
	army: (p) => `Armia ${p.name}`,
	key: (p) => `klucz ${p.key}`
};
