import { plural } from '../plural';
import type * as en from '../en/league-referee';

const counted = (one: string, few: string, many: string, other: string) => (p: { count: number }) =>
	plural('pl', p.count, { one, few, many, other });

export const leagueReferee: typeof en.leagueReferee = {
	intro:
		'Upuść tu pliki albo całe foldery, albo wklej tekst zgłoszeń. Wszystko jest liczone od nowa na tym urządzeniu, a zapisywane, gdy podejmiesz decyzję.',
	files: 'Wybierz pliki',
	folder: 'Wybierz folder',
	paste: 'Wklej jako tekst',
	pasteLabel: 'Tekst jednego albo kilku zgłoszeń',
	takeIn: 'Przyjmij do oceny',
	nothingPasted: 'W tym tekście nie ma zgłoszenia.',
	pasted: (p) => `wklejony tekst ${p.number}`,
	letGo: 'Upuść: trafi tutaj do oceny',
	reading: (p) => `Czytanie: ${p.number} z ${p.of}…`,
	took: counted(
		'Wczytano # zgłoszenie',
		'Wczytano # zgłoszenia',
		'Wczytano # zgłoszeń',
		'Wczytano # zgłoszenia'
	),
	doubles: counted('# już tu jest', '# już tu są', '# już tu jest', '# już tu jest'),
	decidedBefore: counted(
		'# już ma decyzję',
		'# już mają decyzję',
		'# już ma decyzję',
		'# już ma decyzję'
	),
	refused: counted(
		'# plik nie jest zgłoszeniem',
		'# pliki nie są zgłoszeniami',
		'# plików nie jest zgłoszeniami',
		'# pliku nie jest zgłoszeniem'
	),
	clear: 'Wyczyść tę listę',
	problems: {
		otherKind: 'Czytane są tylko pliki .brik i JSON.',
		tooManyFiles: 'Za dużo plików naraz: pozostałe pominięto.',
		unreadable: 'Nie można odczytać tego pliku z dysku.'
	},
	waiting: 'Czekają na twoją decyzję',
	none: 'Nic nie czeka. To, co przyjdzie, zostanie sprawdzone z regulaminem i z tym, co wiadomo o graczach.',
	noneSuch: 'Wśród czekających nie ma takich.',
	show: 'Pokaż',
	filters: {
		all: (p) => `Wszystkie: ${p.count}`,
		accept: (p) => `Zgodne z zasadami: ${p.count}`,
		reject: (p) => `Łamią zasady: ${p.count}`
	},
	sort: 'Kolejność',
	sorts: { verdict: 'Najpierw łamiące zasady', name: 'Według imienia', came: 'Jak przyszły' },
	columns: {
		player: 'Gracz',
		category: 'Kategoria',
		seal: 'Pieczęć',
		verdict: 'Według zasad',
		changed: 'Od ostatniego',
		file: 'Plik',
		submitted: 'Zgłoszono',
		claimed: (p) => `${p.name}, według gracza`,
		reasons: 'Powody',
		decision: 'Decyzja',
		decided: 'Dzień decyzji',
		notes: 'Uwaga'
	},
	rulesSay: { accept: 'przyjąć', reject: 'odrzucić' },
	reasonCount: counted('# powód', '# powody', '# powodów', '# powodu'),
	unitsChanged: counted(
		'# zmieniona jednostka',
		'# zmienione jednostki',
		'# zmienionych jednostek',
		'# zmienionej jednostki'
	),
	unchanged: 'te same jednostki',
	first: 'nie było żadnego',
	turns: 'Zależy od odczytania',
	superseded: 'Jest późniejsze',
	keys: {
		player: 'klucz gracza',
		new: 'nowy klucz',
		other: 'nie klucz gracza',
		somebody: (p) => `klucz należy do: ${p.name}`
	},
	register: (p) => `Zapisz do ligi: ${p.name}`,
	registerAll: counted(
		'Zapisz # nowego gracza',
		'Zapisz # nowych graczy',
		'Zapisz # nowych graczy',
		'Zapisz # gracza'
	),
	learnKey: (p) => `Zapamiętaj jako klucz: ${p.name}`,
	putAway: (p) => `Odłóż: ${p.name}`,
	acceptAll: counted(
		'Przyjmij # zgodne z zasadami',
		'Przyjmij wszystkie # zgodne z zasadami',
		'Przyjmij wszystkie # zgodnych z zasadami',
		'Przyjmij # zgodnego z zasadami'
	),
	csv: 'Tabela jako CSV',
	tablePdf: 'Tabela jako PDF',
	tableTitle: 'Zgłoszenia',
	open: (p) => `Cały werdykt: ${p.name}`,
	decidedTitle: 'Z decyzją',
	noneDecided: 'Nie ma jeszcze żadnej decyzji.',
	find: 'Znajdź gracza',
	unreadableFile: 'Pliku tego zgłoszenia nie da się już odczytać.',
	dialog: {
		title: (p) => `Zgłoszenie: ${p.name}`,
		submitted: (p) => `Zgłoszono ${p.when}`,
		forMeeting: (p) => `Na spotkanie ${p.when}`,
		noMeeting: 'Na żadne konkretne spotkanie',
		findings: 'Co mówi regulamin',
		noFindings: 'Nie ma zastrzeżeń.',
		then: (p) => `Powody w chwili decyzji: ${p.text}`,
		claim: (p) => `Według gracza ${p.claimed}, policzono ${p.points}`,
		noClaim: (p) => `Gracz nie podał sumy, policzono ${p.points}`,
		legal: 'Zgodna z zasadami',
		remarks: 'Warto wiedzieć',
		bill: 'Rachunek',
		changes: 'Od ostatniego przyjętego zgłoszenia',
		noChanges: 'Nic się nie różni.',
		noPrevious: 'Wcześniej nie przyjęto żadnego zgłoszenia.',
		fields: counted('# pole się różni', '# pola się różnią', '# pól się różni', '# pola się różni'),
		added: 'nowe',
		removed: 'usunięte',
		moved: 'inna kolejność',
		turnsOn: 'Odczytania, które by go zmieniły',
		proof: 'Pieczęć, skróty, oświadczenia',
		noKey: 'brak',
		toyBricksOnly: 'Wszystko zbudowane z klocków',
		parentConsent: 'Rodzic wyraża zgodę',
		yes: 'tak',
		no: 'nie'
	},
	decide: {
		title: 'Twoja decyzja',
		choices: { accept: 'Przyjmij', reject: 'Odrzuć' },
		note: 'Uwaga dla gracza',
		noteNeeded: 'Decydujesz wbrew zasadom: napisz dlaczego.',
		keep: 'Zapisz decyzję',
		anew: 'Zdecyduj na nowo',
		kept: (p) => `${p.verdict}, ${p.when}`,
		unknown: 'Decyzję można zapisać, gdy gracz jest zapisany do ligi.',
		superseded: 'Ten gracz przysłał późniejsze zgłoszenie: liczy się tamto.'
	},
	answer: {
		title: 'Odpowiedź dla gracza',
		undecided: 'Jeszcze bez decyzji: tu jest to, co wybrano wyżej.',
		language: 'Język gracza',
		text: 'Werdykt jako tekst',
		copy: 'Kopiuj',
		copied: 'Skopiowano werdykt.',
		notCopied: 'Przeglądarka nie pozwala skopiować: zaznacz tekst i skopiuj ręcznie.',
		share: 'Udostępnij',
		save: 'Zapisz jako tekst',
		file: 'Zapisz jako plik dla aplikacji',
		pdf: 'Zapisz jako PDF',
		making: 'Powstaje PDF…',
		failed: 'Nie udało się zrobić pliku PDF.'
	},
	story: {
		title: (p) => `Zgłoszenie: ${p.name}`,
		accepted: 'PRZYJĘTE',
		rejected: 'ODRZUCONE',
		league: 'Liga',
		season: 'Sezon',
		category: 'Kategoria',
		meeting: 'Spotkanie',
		submitted: 'Zgłoszono',
		decided: 'Dzień decyzji',
		reasons: 'Powody',
		noReasons: 'Wszystko zgodne z zasadami.',
		army: (p) => `${p.name}: ${p.title}`,
		total: 'Suma',
		claimed: 'Według gracza',
		nothing: 'nie podano',
		points: (p) => `${p.points} CP`,
		remarks: 'Warto wiedzieć',
		note: 'Uwaga sędziego',
		seal: 'Pieczęć',
		key: 'Klucz',
		submissionDigest: 'Zgłoszenie',
		armyDigest: (p) => p.name,
		attested: 'Z samych klocków',
		changed: 'Zmienione jednostki'
	}
};
