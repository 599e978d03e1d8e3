import type { FindingParams } from '$lib/league/finding';
import type { ViolationParams } from '$lib/rules/violation';
import type * as en from '../en/league-steps';
import { plural } from '../plural';

type Texts = typeof en.leagueSteps;
type Step = en.Step;

const forBoth = (text: string): Step => ({ player: text, referee: text });

const seals: Record<FindingParams<'SEAL'>['reason'], Step> = {
	form: {
		player:
			'Wyeksportuj zgłoszenie jeszcze raz i wyślij ten plik. Nie zapisuj go w innej aplikacji.',
		referee: 'Poproś gracza o plik dokładnie taki, jaki wyeksportowała aplikacja.'
	},
	signature: {
		player: 'Wyeksportuj zgłoszenie jeszcze raz i wyślij nowy plik.',
		referee: 'Nie przyjmuj zgłoszenia. Poproś gracza o nowy plik z jego urządzenia.'
	},
	otherKey: {
		player: 'Wyślij zgłoszenie ze swojego urządzenia albo poproś sędziego o dodanie tego.',
		referee:
			'Zapytaj gracza osobiście, czy to jego urządzenie. Jeśli tak, dodaj je na stronie gracza.'
	},
	earlierKey: {
		player: 'Powiedz sędziemu, które urządzenie jest twoje.',
		referee: 'Zapytaj gracza, które urządzenie jest jego, i dodaj je albo usuń na stronie gracza.'
	},
	removedKey: {
		player: 'Wyślij zgłoszenie z urządzenia, które nadal jest twoje w tej lidze.',
		referee: 'Nie przyjmuj zgłoszenia. Poproś gracza o nowy plik z innego urządzenia.'
	},
	missing: {
		player: 'Utwórz albo zaimportuj klucz na tej stronie i wyślij zapieczętowany plik.',
		referee: 'Poproś gracza o zapieczętowany plik. Pieczętuje go aplikacja w „Moich armiach”.'
	}
};
const addresses: Record<FindingParams<'ADDRESS'>['reason'], Step> = {
	league: {
		player: 'Otwórz właściwą ligę i wyślij armie stamtąd.',
		referee: 'Poproś gracza, żeby wysłał zgłoszenie z tej ligi.'
	},
	season: {
		player: 'Zaimportuj najnowszy plik ligi i wyślij armie jeszcze raz.',
		referee: 'Poproś gracza, żeby zaimportował najnowszy plik ligi i wysłał zgłoszenie jeszcze raz.'
	},
	meeting: {
		player: 'Wybierz inne spotkanie w części „Potwierdź i wyślij” i wyślij zgłoszenie jeszcze raz.',
		referee: 'Sprawdź, czy spotkanie odwołano, i poproś gracza o wybór innego.'
	}
};
const players: Record<FindingParams<'PLAYER'>['reason'], Step> = {
	unknown: {
		player: 'Poproś sędziego, żeby dodał cię do ligi.',
		referee: 'Dodaj gracza do ligi, jeśli wiesz, kto to jest.'
	},
	name: {
		player: 'Podaj w „Twoich danych” imię z ligi albo powiedz sędziemu, że się zmieniło.',
		referee: 'Sprawdź, czy to ta sama osoba. Jeśli imię się zmieniło, popraw je w dziale „Osoby”.'
	},
	category: {
		player: 'Zmień kategorię w „Twoich danych” albo poproś o to sędziego.',
		referee: 'Odrzuć zgłoszenie albo zmień kategorię w dziale „Osoby”.'
	},
	age: {
		player: 'Wybierz w „Twoich danych” kategorię seniorów i wyślij zgłoszenie jeszcze raz.',
		referee:
			'Odrzuć zgłoszenie: ten gracz musi grać jako senior. Błędną datę urodzenia popraw w dziale „Osoby”.'
	}
};
const digests: Record<FindingParams<'DIGEST'>['reason'], Step> = {
	older: {
		player: 'Zaktualizuj aplikację i wyślij armie jeszcze raz.',
		referee: 'Poproś gracza, żeby zaktualizował aplikację i wysłał zgłoszenie jeszcze raz.'
	},
	unknown: {
		player: 'Zaktualizuj aplikację, zaimportuj najnowszy plik ligi i wyślij armie jeszcze raz.',
		referee:
			'Poproś gracza, żeby zaktualizował aplikację, zaimportował najnowszy plik ligi i wysłał zgłoszenie jeszcze raz.'
	},
	tables: {
		player: 'Zapytaj sędziego, której wersji aplikacji używa liga.',
		referee: 'Użyj wersji aplikacji z początku sezonu albo poproś założyciela o zmianę w sezonie.'
	}
};
const rulesets: Record<FindingParams<'RULESET'>['reason'], Step> = {
	rulebook: {
		player: 'Zbuduj armię jeszcze raz według zasad ligi.',
		referee: 'Odrzuć zgłoszenie: gracz musi zbudować armię według zasad ligi.'
	},
	houseRules: {
		player: 'Usuń je: „Menu armii” › „Zasady domowe”, albo zapytaj sędziego.',
		referee:
			'Odrzuć zgłoszenie, żeby gracz je usunął. Jeśli na nie pozwalasz, przyjmij zgłoszenie z uwagą.'
	},
	rulings: {
		player: 'Przywróć domyślne: „Menu armii” › „Rozstrzygnięcia”, albo zapytaj sędziego.',
		referee:
			'Odrzuć zgłoszenie, żeby gracz przywrócił domyślne. Jeśli na nie pozwalasz, przyjmij zgłoszenie z uwagą.'
	},
	supplement: {
		player: 'Wyłącz ten suplement w „Menu armii” i usuń to, co go wymaga.',
		referee: 'Odrzuć zgłoszenie, żeby gracz usunął to, co wymaga suplementu.'
	},
	otherPack: {
		player: 'Zastosuj w armii zasady ligi (przycisk pod armią) i zgłoś ją ponownie.',
		referee: 'Odrzuć zgłoszenie: gracz musi zbudować armię według wydania z ligi.'
	},
	furtherPack: {
		player: 'Usuń z armii wyposażenie, rangi i broń z tego dodatku albo zapytaj sędziego.',
		referee: 'Odrzuć zgłoszenie, żeby gracz usunął to, co pochodzi z dodatku.'
	},
	missingPack: {
		player: 'Zastosuj w armii zasady ligi (przycisk pod armią) i zgłoś ją ponownie.',
		referee: 'Odrzuć zgłoszenie: gracz musi zbudować armię z dodatkami ligi.'
	}
};
const outcomes = {
	captures: 'Popraw liczbę zdobyć albo wynik.',
	beyond: 'Popraw liczbę zdobyć.',
	uncaptured: 'Popraw liczbę zdobyć, wynik albo cel dodatkowy.',
	wipedOut: 'Popraw wynik albo cel dodatkowy.',
	bothWipedOut: 'Wybierz tylko jedną stronę, która to osiągnęła.'
};
const referees = {
	junior: 'Wybierz sędziego tej gry.',
	party: 'Wybierz na sędziego trzecią osobę.',
	documented: 'Dodaj opis i zdjęcia albo wybierz sędziego.'
};
const plans = {
	deviation: 'Wpisz, dlaczego gracze zmienili plan.',
	scenario: 'Wybierz scenariusz z regulaminu.',
	onePlayer: 'Wybierz innego gracza po jednej ze stron.'
};
const seasons = {
	before: 'Popraw dzień spotkania albo wybierz inny sezon.',
	after: 'Popraw dzień spotkania albo przenieś je do następnego sezonu.',
	report: 'Popraw datę protokołu.'
};

const armies = (limit: number) =>
	plural('pl', limit, {
		one: 'najwyżej # armię',
		few: 'najwyżej # armie',
		many: 'najwyżej # armii',
		other: 'najwyżej # armii'
	});

const findings: Texts['findings'] = {
	ARMY_COUNT: (p) => ({
		player: `Wybierz ${armies(p.limit)} i wyślij zgłoszenie jeszcze raz.`,
		referee: `Poproś gracza, żeby wybrał ${armies(p.limit)} i wysłał zgłoszenie jeszcze raz.`
	}),
	ATTESTATION: () => ({
		player: 'Zaznacz oświadczenie w części „Potwierdź i wyślij” i wyślij zgłoszenie jeszcze raz.',
		referee: 'Poproś gracza, żeby zaznaczył oświadczenie i wysłał zgłoszenie jeszcze raz.'
	}),
	CONSENT: () => ({
		player:
			'Zapytaj rodzica. Potem zaznacz zgodę w „Twoich danych” i wyślij zgłoszenie jeszcze raz.',
		referee: 'Poproś o zgodę rodzica i zaznacz ją na stronie gracza w dziale „Osoby”.'
	}),
	CLAIM: () => ({
		player: 'Zaktualizuj aplikację i wyślij armię jeszcze raz: aplikacja poda właściwą sumę.',
		referee: 'Odrzuć zgłoszenie i poproś o nowy plik. Właściwa jest suma policzona na nowo.'
	}),
	RULESET: (p) => rulesets[p.reason],
	DIGEST: (p) => digests[p.reason],
	CLOCK: () => ({
		player: 'Ustaw datę i godzinę w swoim urządzeniu.',
		referee: 'Powiedz o tym graczowi. Liczy się dzień otrzymania, więc nic więcej się nie zmienia.'
	}),
	SEAL: (p) => seals[p.reason],
	ADDRESS: (p) => addresses[p.reason],
	PLAYER: (p) => players[p.reason],
	NOTICE: (p) =>
		forBoth(
			p.reason === 'plan'
				? 'Zaplanuj co najmniej jedną grę.'
				: 'Wybierz późniejszy dzień spotkania.'
		),
	TABLE: () => forBoth('Użyj większego stołu.'),
	REFEREE: (p) => forBoth(referees[p.reason]),
	PLAN: (p) => forBoth(plans[p.reason]),
	DEPLOYMENT: () => forBoth('Sprawdź, kto wybierał krawędź i kto zaczynał.'),
	UNVERIFIED: () => ({
		player: 'Wyślij armię sędziemu albo poproś o decyzję.',
		referee: 'Sprawdź armię w dziale „Zgłoszenia” i przyjmij ją przed grą.'
	}),
	SEASON: (p) => forBoth(seasons[p.reason]),
	BOX: () => forBoth('Możesz to zapisać: wynik może się liczyć drugiemu graczowi.'),
	WALKOVER: (p) =>
		forBoth(
			p.reason === 'second'
				? 'Unieważnij jeden z dwóch walkowerów.'
				: 'Wybierz scenariusz, który zaplanowano dla obu graczy.'
		),
	OUTCOME: (p) => forBoth(outcomes[p.reason]),
	NAME: () => ({
		player:
			'Jeśli jesteś już w lidze, wyślij zgłoszenie ze swojego urządzenia. Jeśli nie, zapytaj sędziego.',
		referee: 'Zapytaj gracza. Jeśli jest już w lidze, nie dodawaj go drugi raz.'
	})
};

const slower = (p: { limit: number }) => `Zmniejsz szybkość do ${p.limit}″.`;
const comma = (number: number) => String(number).replace('.', ',');
const cheaper = (p: { points: number; limit: number }) =>
	`Usuń jednostki lub wyposażenie za co najmniej ${comma(p.points - p.limit)} CP.`;
const smallerCrew = (p: { limit: number }) => `Zmniejsz obsługę do ${p.limit}.`;

function hands(p: ViolationParams<'HANDS'>): string {
	if (p.reason === 'mountedPair') return 'Umówcie się przed grą albo schowaj jeden z przedmiotów.';
	if (p.reason === 'dexterity') return 'Dodaj superzręczność albo schowaj broń.';
	const isError = p.reason === 'tooMany' || p.reason === 'pair';
	return isError ? 'Schowaj coś albo usuń.' : 'Pamiętaj o tym podczas gry.';
}

const army: Texts['army'] = {
	HANDS: hands,
	EXCLUSIVE: (p) =>
		p.reason === 'bayonet' ? 'Zapytaj przeciwników przed grą.' : 'Usuń jedną z broni.',
	REDUNDANT: () => 'Usuń drugą zbroję.',
	WRONG_BOOK: () => 'Usuń to albo zastąp czymś z zasad ligi.',
	FORM: () => 'Usuń to, czego ta jednostka nie może mieć.',
	MEASURE: () => 'Zmierz model jeszcze raz i popraw wielkość.',
	AGREED: () => 'Uzgodnij cenę z przeciwnikami przed grą.',
	LEVEL: () => 'Zmień poziom na dozwolony.',
	WEAPON_SUM: () => 'Usuń jedną z broni albo wybierz mniejsze.',
	WEAPON_SIZE: () => 'Zmień poziom albo wielkość broni.',
	SPEED_STD: slower,
	SPEED_MAX: slower,
	PAYLOAD: () => 'Usuń ładunek albo obniż jego poziom.',
	OPERATOR: (p) =>
		p.reason === 'nobody'
			? 'Dodaj jednostkę, która może to obsługiwać.'
			: 'Dodaj zdolność pilota albo pamiętaj o tym podczas gry.',
	HEALER_TYPE: () => 'Daj leczenie figurce.',
	SPELL_LEVEL: (p) =>
		p.reason === 'alone'
			? 'Dodaj drugiego maga albo usuń krąg.'
			: 'Obniż poziom zaklęcia albo podnieś magię.',
	NO_MAGIC: (p) =>
		p.reason === 'mage' ? 'Dodaj poziom magii albo usuń zaklęcie.' : 'Dodaj magów albo usuń krąg.',
	SUMMON_PREREQ: (p) =>
		p.reason === 'magic'
			? 'Podnieś magię do 2 albo usuń przywołanie.'
			: 'Dodaj jednostkę, która może przywoływać, albo usuń tę.',
	SUMMON_SIZE: () => 'Wybierz mniejszą jednostkę albo podnieś magię.',
	MAGIC_CAP: () => 'Zapytaj przeciwników albo obniż magię.',
	NECRO_PREREQ: () => 'Dodaj magię albo usuń nekromancję.',
	DISCLOSE: () => 'Powiedz o tym przed pierwszą turą.',
	SUPPLEMENT_OFF: () => 'Usuń to, co wymaga tego suplementu.',
	MASTERY: () => 'Wpisz nazwę broni.',
	SQUAD: () => 'Zabierz figurki z oddziału albo dodaj je do armii.',
	SPEED_LPW: slower,
	LEVEL_LPW: (p) => `Obniż poziom do ${p.limit}.`,
	CREW: smallerCrew,
	CREW_LPW: smallerCrew,
	RULESET: (p) => (p.reason === 'rulebook' ? rulesets.rulebook.player : rulesets.houseRules.player),
	LEAGUE_POINTS: cheaper,
	LIMIT_POINTS: cheaper,
	LEAGUE_SPEED: slower,
	LIMIT_SPEED: slower,
	PACK_ROW: () => 'Dodaj ponownie dodatek albo usuń ten element.',
	PACK_LIMIT: () => 'Zastosuj się do ograniczenia dodatku.',
	PACK_PREFIX: () => 'Zostaw jeden z dodatków.',
	PACK_ORDER: () => 'W porządku, jeśli tak ma być: liczy się ostatnia zmiana.',
	RULING: () => 'Może tak zostać. Dla pewności zapytaj sędziego.'
};

const entries: Texts['entries'] = {
	otherLeague: forBoth('Otwórz to w lidze, do której należy.'),
	unknownKey: {
		player: 'Wyślij kod swojego urządzenia sędziemu, a on doda urządzenie.',
		referee: 'Ustal, czyje to urządzenie, i dodaj je na stronie tej osoby w dziale „Osoby”.'
	},
	revoked: {
		player: 'Wpisz to jeszcze raz na urządzeniu, które się liczy, albo poproś sędziego.',
		referee: 'Jeśli to prawda, wpisz to samodzielnie.'
	},
	noRight: {
		player: 'Poproś sędziego, żeby to wpisał.',
		referee: 'Jeśli to prawda, wpisz to samodzielnie.'
	},
	annulled: forBoth('Jeśli to pomyłka, wpisz to jeszcze raz.'),
	waits: forBoth('Zaimportuj najnowszy plik ligi: może być w nim to, czego brakuje.'),
	unconfirmed: {
		player: 'Poproś przeciwnika albo sędziego o potwierdzenie w dziale „Spotkania”.',
		referee: 'Jeśli jest prawdziwy, potwierdź go w dziale „Spotkania”.'
	},
	contested: {
		player: 'Ustal z przeciwnikiem, który jest prawdziwy, i potwierdź go w dziale „Spotkania”.',
		referee: 'Unieważnij nieprawdziwy w dziale „Spotkania”.'
	},
	overruled: {
		player: 'Jeśli potwierdzony protokół jest błędny, poproś sędziego o poprawkę.',
		referee: 'Jeśli potwierdzony protokół jest błędny, popraw go w dziale „Spotkania”.'
	},
	agreed: {
		player: 'Jeśli protokół jest błędny, poproś sędziego o poprawkę.',
		referee: 'Jeśli protokół jest błędny, popraw go albo unieważnij w dziale „Spotkania”.'
	},
	samePlayer: {
		player: 'Poproś sędziego, żeby poprawił graczy.',
		referee: 'Popraw graczy. Osoby połączone przez pomyłkę rozdziel w dziale „Osoby”.'
	},
	withoutReceipt: {
		player: 'Poproś sędziego, żeby jeszcze raz dodał twoje zgłoszenie.',
		referee: 'Dodaj zgłoszenie w dziale „Zgłoszenia” i podejmij decyzję jeszcze raz.'
	}
};

export const leagueSteps: Texts = {
	findings,
	army,
	armyForReferee: {
		error: 'Odrzuć zgłoszenie i wyślij odpowiedź: gracz zmieni armię i wyśle ją jeszcze raz.',
		warning: 'Przed decyzją zapytaj o to gracza.',
		info: 'Nie łamie to zasad: nic nie trzeba robić.'
	},
	rule: 'Przeczytaj zasadę i popraw armię albo zapytaj sędziego.',
	refused: 'Poproś gracza, żeby wyeksportował zgłoszenie jeszcze raz i wysłał ten plik.',
	entries
};
