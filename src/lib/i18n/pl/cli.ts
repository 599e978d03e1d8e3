import type * as en from '../en/cli';
import { plural } from '../plural';
import { refusals } from './links';

export const cli: typeof en.cli = {
	help: `brikmuster: wycenia, sprawdza i drukuje armie do BrikWars

  brikmuster price PLIK… [--json]             zestawienie kosztów, z zasadą przy każdej pozycji
  brikmuster check PLIK… [--league] [--json]  błędy i ostrzeżenia według zasad
  brikmuster verify PLIK… [--league LIGA] [--json]
                                              werdykt o zgłoszeniach, z pieczęcią albo bez
  brikmuster odds --skill K --use N           dokładne szanse ataku:
             [--damage K --armor K] [--mod N]… [--situation KLUCZ=WARTOŚĆ]…
             [--attackers N | --parry N [--absorb K] [--parry-skill K] | --bail K]
             [--already N] [--beyond N] [--negations N] [--at-least N]
             [--no-explosions] [--edition E] [--json]
  brikmuster odds --skill K --rival K [--use N]    … i innych rzutów:
  brikmuster odds --skill K --wounds N | --attack-roll N
  brikmuster odds --momentum K --opposition K [--loser-size N] [--at-least N] [--armor N]
  brikmuster odds --roll K --at-least N
  brikmuster odds PLIK --attacker ID --target ID [--weapon B] [--against PLIK]
             [--situation KLUCZ=WARTOŚĆ]… [--edition E] [--json]
  brikmuster odds PLIK --against PLIK --matrix [--situation KLUCZ=WARTOŚĆ]…
             [--edition E] [--json]
  brikmuster cards PLIK… -o KARTY.pdf         karty lub arkusze do druku:
             [--what cards|roster|list|bill|reference|blank|rulers|tokens|test]
             [--units ID,…] [--blank minifig|creation|figure] [--paper a4|letter]
             [--layout 2x3|3x3|hero|fold|tarot|bridge|mini|SxW]
             [--sides 2|1|fronts] [--edge long|short] [--per auto|kind|figure]
             [--contents stats,rules,bill,odds] [--ink-saving] [--crop] [--bleed]
             [--offset X,Y] [--token-shape round|square] [--token-size 25mm|1in]
             [--back text|art|color|OBRAZ.jpg] [--colors rank|squad|KOLOR]
             [--gutter MM] [--margin MM] [--copies N] [--one-per-page] [--fill]
             [--registration] [--cut LINIE.svg] [--png FOLDER] [--base ADRES]
             price, check, verify, odds PLIK i cards przyjmują też [--pack PLIK]…
  brikmuster pack check PLIK… [--json]        zawartość dodatków i to, czego w nich brakuje
  brikmuster link PLIK [--base ADRES] [--json]  link z całą armią
  brikmuster open LINK -o ARMIA.brik [--json]   armia z linku, w nowym pliku
  brikmuster league LIGA [--season NAZWA]     tabela ligi, jej strona WWW i kalendarz
             [--standings] [--csv PLIK] [--pdf PLIK]
             [--page PLIK.html] [--ics PLIK] [--json]
  brikmuster hub [--port N] [--host NAZWA]    serwer dla kilku urządzeń: aplikacja i jej
             [--folder FOLDER]                zaszyfrowane pokoje (docs/hub.md)
             [--cert PLIK --key PLIK] [--behind-proxy]
             [--database ADRES] [--limit NAZWA=N]…

PLIK to plik .brik o dowolnej nazwie, folder (program zagląda do każdego pliku,
ale nie podąża za dowiązaniami) albo - jako standardowe wejście. cards drukuje
karty kilku armii jedne po drugich; inne arkusze, link i odds przyjmują jedną
armię. LINK to adres z #b1., same te litery albo - jako standardowe wejście.

  --league       sprawdź też limity Małej Ligi; dla verify plik ligi, której regulamin,
                 gracze i klucze się wtedy liczą
  --pack PLIK    dodatek (.brikpack), którego wydanie liczy się zamiast kopii z armii, wraz
                 z różnicami; można powtórzyć. Dla verify regulamin Małej Ligi z tymi
                 dodatkami
  --season NAZWA sezon, którego dotyczą tabela i pliki; bez tego ostatni
  --standings    wypisz tabelę także wtedy, gdy powstają pliki
  --csv PLIK     tabela ligi do arkusza; --pdf PLIK do druku
  --page PLIK    tabela, spotkania, wyniki i regulamin na jednej stronie WWW bez skryptów,
                 w obu językach; --ics PLIK spotkania jako kalendarz. Te pliki zastępują
                 tylko pliki swojego rodzaju
  --json         jedna tablica JSON, po jednej pozycji na plik; odds daje jeden obiekt
  -o KARTY.pdf   plik wyjściowy cards; zastępuje tylko istniejący plik PDF
  -o ARMIA.brik  plik wyjściowy open; nigdy nie zastępuje pliku
  --base ADRES   adres aplikacji, która otworzy link; bez niego link zaczyna się
                 od /open i można go dopisać do każdego takiego adresu;
                 z nim cards dodaje do listy armii kody, które otwierają armię
  --what         cards (karty); roster, jednostki ze statystykami i kratkami na arkuszu
                 lub dwóch; list, lista dla przeciwnika i sędziego; bill, zestawienie
                 kosztów; reference, ściąga; blank, puste karty; rulers, miarki; tokens,
                 numerowane figurki i znaczniki do wycięcia; test, arkusz do zmierzenia,
                 o ile drukarka przesuwa rewers
  --units ID,…   karty tylko tych jednostek pierwszej armii; jej własne id to karta armii
  --blank        rodzaj jednostki na pustych kartach: minifig, creation albo figure
  --paper        a4 albo letter
  --layout       2x3, sześć na arkuszu; 3x3, dziewięć kart do gry; hero, dwie duże;
                 fold, awers i rewers obok siebie; karty tarot, bridge (brydżowe), mini;
                 albo rozmiar w milimetrach, np. 70x110, od 44x60 do 200x270
  --sides        2, po każdym arkuszu awersów jego rewersy; 1, jednostronnie;
                 fronts, bez zasad i kratek
  --edge         long (długa) albo short (krótka): przez którą krawędź drukarka odwraca arkusz
  --per          auto, po karcie dla bohaterów, magów i figurek z kratkami, jedna dla
                 pozostałych z rodzaju; kind, jedna na rodzaj; figure, jedna na figurkę
  --contents     co jest na kartach: stats (statystyki), rules (zasady), bill (koszty),
                 odds (szanse każdej broni przeciw najemnikowi); domyślnie stats,rules
  --ink-saving   białe tła, blade rysunki
  --crop         znaczniki cięcia zamiast obrysów
  --bleed        kolor 3 mm poza krawędź
  --offset X,Y   milimetry, o które rewersy są przesunięte w prawo i w dół, najwyżej 10
  --back         co jest na rewersach; przy color (kolor) i pliku JPEG zasady i kratki
                 są na awersach
  --colors       rank (według rangi), squad (według oddziału) albo kolor gracza: blue,
                 green, red, purple, olive, brown, black, gray
  --gutter MM    odstęp między kartami, najwyżej 20; --margin MM wokół nich, najwyżej 30
                 (bez tej opcji 4)
  --copies N     te same karty do 50 razy
  --one-per-page strony wielkości kart, dla drukarni
  --fill         żetony w miejscach, które karty zostawiają puste
  --registration znaczniki dla ploterów tnących
  --cut X.svg    obrysy pełnego arkusza; zastępuje tylko istniejący plik SVG
  --png FOLDER   także obraz każdej karty, z rewersem obok, 300 dpi; zastępuje tylko pliki PNG
  --edition      2005, 2010, 2020, quickwars, lugpolwars albo skirmish; domyślnie zasady zbioru armii,
                 dla samych kostek 2005. W potyczce --skill 3k6 liczy trzy kostki,
                 --use to najniższy sukces, a --armor wytrzymałość
  --skill K      kostki, np. 1k6+1; tak samo --damage i --armor
  --use N        potrzebny rzut; --mod N dodaje się do rzutu i można go powtarzać
  --attackers N  tylu atakuje razem; obrażenia tych, którzy trafili, sumują się
  --parry N      użycie przedmiotu, którym cel paruje; --parry-skill K jego umiejętności
                 (1k6), --absorb K to, co parowanie z 2005 odejmuje; samo --absorb
                 z --damage i --armor to parowanie już udane
  --already N    obrażenia albo trafienia, które cel dostał w tej turze
  --beyond N     cale poza zasięgiem
  --negations N  sukcesy, które figurka w potyczce anuluje
  --bail K       rzut na ratunek celu przed atakiem
  --rival K      kto działa pierwszy; z --use strzał i odpowiedź na niego
  --wounds N     leczenie; --attack-roll N ratunek: umiejętności muszą być wyższe
  --momentum K   odrzut przeciw --opposition K i --loser-size (wielkość); --armor N to
                 obrona, którą ma pokonać zmiażdżenie o tylu punktach
  --roll K       dowolny rzut; --at-least N suma, cale albo sukcesy, o które chodzi
  --no-explosions   najwyższych ścianek nie rzuca się ponownie
  --attacker ID  jednostka armii; --target ID z tej samej armii albo z --against
  --weapon B     rodzaj, nazwa albo numer broni na liście; domyślnie najlepsza
  --situation    distance (odległość), height (wyżej o), size (wielkość), speed (szybkość
                 celu) w calach, visible (widoczne części, 1 do 3), opponents (wrogowie),
                 friends (swoi), heroes (inni bohaterowie), a z yes albo no: still (cel
                 się nie rusza), aiming (celuje), blind (nie widać), short (niska figurka),
                 charging (cel szarżuje), close (zwarcie); stealth=moving albo still;
                 distance i height liczą się tylko z bronią jednostek
  --matrix       szansa każdej jednostki na zabicie każdej innej jednym atakiem
  --token-shape  round (okrągłe) albo square (kwadratowe); --token-size 25mm albo 1in
  --locale pl    po polsku; --locale en po angielsku; domyślnie według środowiska
  --port, --host port serwera (8090) i jego adres (localhost)
  --folder       gdzie serwer trzyma bazę danych (brikmuster-hub)
  --cert, --key  certyfikat i klucz w PEM: poza localhost przeglądarki wymagają https
  --behind-proxy https zapewnia serwer pośredniczący, który podaje też adresy klientów
  --database ADRES trzyma pokoje w PostgreSQL, dla kilku serwerów pod jednym adresem:
                 postgres://nazwa:hasło@host/baza
  --limit        ile może zająć pokój albo adres: NAZWA=N, lista w docs/hub.md
  --help         ten tekst
  --version      wersja

Pierwsza wartość każdej opcji jest domyślna.

Kod wyjścia: 2, gdy pliku nie udało się odczytać albo zapisać, 1, gdy armia ma błąd,
zgłoszenie jest odrzucone albo wpisy ligi są sprzeczne, inaczej 0. Przy link i open
0 znaczy, że armię udało się odczytać, a nie że jest legalna.`,
	hint: 'Pomoc: brikmuster --help',
	misuses: {
		noCommand: () =>
			'Brakuje polecenia: price, check, verify, odds, cards, pack, link, open, league albo hub.',
		unknownCommand: (p) =>
			`Nieznane polecenie ${p.word}; dostępne: price, check, verify, odds, cards, pack, link, open, league i hub.`,
		noFile: (p) =>
			`${p.word}: brak danych wejściowych. Podaj plik .brik, folder albo - (standardowe wejście).`,
		noLink: () => 'Brakuje linku: adresu z #b1. albo - (standardowe wejście).',
		noPackStep: () => 'pack sprawdza dodatki: brikmuster pack check PLIK.',
		packOrLeague: () => 'Liga ma własne dodatki: --pack nie łączy się z --league.',
		onlyOne: (p) => `${p.command} przyjmuje jedną armię naraz; zbędne: ${p.word}.`,
		onlyOneLeague: (p) => `league przyjmuje jedną ligę naraz; zbędne: ${p.word}.`,
		noFileHere: (p) => `hub nie przyjmuje plików; zbędne: ${p.word}.`,
		badPort: (p) => `„${p.word}” to nie port; podaj liczbę od 0 do 65535.`,
		badLimit: (p) => `„${p.word}” to nie limit; podaj NAZWA=N, np. roomBytes=50000000.`,
		badDatabase: (p) =>
			`„${p.word}” to nie adres bazy danych; musi zaczynać się od postgres:// albo postgresql://.`,
		noPair: (p) => `--cert i --key podaje się razem: brakuje ${p.word}.`,
		alreadySecure: () => '--behind-proxy nie łączy się z --cert: https zapewnia jedno z nich.',
		plainHttp: (p) =>
			`Poza localhost przeglądarki bez https nie zapisują danych ani nie tworzą kluczy. Aby serwer działał pod ${p.word}, podaj --cert i --key albo --behind-proxy za serwerem z https.`,
		noOutput: () => 'Brakuje pliku wyjściowego: -o PLIK.',
		badBase: (p) =>
			`„${p.word}” to nie adres aplikacji: musi zaczynać się od https:// albo http:// i nie zawierać ? ani #.`,
		badGutter: (p) => `„${p.word}” to nie odstęp między kartami; podaj milimetry od 0 do 20.`,
		badMargin: (p) => `„${p.word}” to nie margines; podaj milimetry od 0 do 30.`,
		badCopies: (p) => `„${p.word}” to nie liczba kopii; podaj liczbę całkowitą od 1 do 50.`,
		badCut: (p) => `„${p.word}” to nie plik cięcia; jego nazwa musi kończyć się na .svg.`,
		unknownColors: (p) =>
			`Nieznane kolory „${p.word}”; dostępne: rank, squad, blue, green, red, purple, olive, brown, black i gray.`,
		unknownBack: (p) => `Nieznany rewers „${p.word}”; dostępne: text, color albo nazwa pliku .jpg.`,
		unknownOption: (p) => `Nieznana opcja ${p.word}.`,
		notForCommand: (p) => `Polecenie ${p.command} nie przyjmuje opcji ${p.word}.`,
		takesNoValue: (p) => `Opcja ${p.word} nie przyjmuje wartości.`,
		noValue: (p) => `Opcja ${p.word} wymaga wartości.`,
		unknownEdition: (p) =>
			`Nieznana edycja „${p.word}”; dostępne: 2005, 2010, 2020, quickwars, lugpolwars i skirmish.`,
		badDice: (p) =>
			`„${p.word}” to nie zapis kostek; podaj kostki, np. 2k6+1, najwyżej 60, albo liczbę.`,
		badUse: (p) => `„${p.word}” to nie użycie; podaj liczbę całkowitą, np. 3.`,
		badNumber: (p) => `„${p.word}” to nie liczba całkowita od 0 do 999 albo jest za duża.`,
		alsoNeeded: (p) => `To pytanie wymaga też ${p.word}.`,
		badModifier: (p) => `„${p.word}” to nie modyfikator; podaj liczbę całkowitą, np. -2.`,
		badSituation: (p) =>
			`„${p.word}” to nie sytuacja; podaj KLUCZ=WARTOŚĆ, np. distance=9 albo still=yes.`,
		noSkill: () => 'Szanse samych kostek wymagają --skill i --use albo --damage i --armor.',
		noArmor: () => '--damage i --armor podaje się razem.',
		noUnits: () => 'Szanse jednostek wymagają --attacker i --target.',
		noAgainst: () => '--matrix wymaga drugiej armii: --against PLIK.',
		notTogether: (p) =>
			`${p.word} nie pasuje do tego pytania: pytaj o kostki, o dwie jednostki albo o tabelę armii.`,
		unknownLanguage: (p) => `Nieznany język „${p.word}”; dostępne: pl i en.`,
		unknownWhat: (p) =>
			`Nieznana treść „${p.word}”; dostępne: cards, roster, list, bill, reference, blank, rulers, tokens i test.`,
		unknownBlank: (p) =>
			`Nieznany rodzaj pustej karty „${p.word}”; dostępne: minifig, creation i figure.`,
		badUnits: (p) => `„${p.word}” to nie lista jednostek; podaj ich id po przecinku, np. u1,u2.`,
		unknownPaper: (p) => `Nieznany papier „${p.word}”; dostępne: a4 i letter.`,
		unknownLayout: (p) =>
			`Nieznany układ „${p.word}”; dostępne: 2x3, 3x3, hero, fold, tarot, bridge, mini albo rozmiar od 44x60 do 200x270.`,
		unknownSides: (p) => `Nieznane strony „${p.word}”; dostępne: 2, 1 i fronts.`,
		unknownEdge: (p) => `Nieznana krawędź „${p.word}”; dostępne: long i short.`,
		unknownShape: (p) => `Nieznany kształt „${p.word}”; dostępne: round i square.`,
		unknownSize: (p) => `Nieznany rozmiar „${p.word}”; dostępne: 25mm i 1in.`,
		unknownPer: (p) => `Nieznana liczba kart „${p.word}”; dostępne: auto, kind i figure.`,
		badContents: (p) =>
			`Nieznana zawartość „${p.word}”; dostępne: stats, rules, bill i odds, po przecinku.`,
		badOffset: (p) =>
			`„${p.word}” nie jest przesunięciem; podaj dwie liczby od -10 do 10, na przykład 1,-2.`
	},
	hub: {
		started: (p) => `Serwer działa pod adresem ${p.address}`,
		stopped: 'Serwer zatrzymany. Wszystko jest zapisane.',
		noBuild: 'Nie ma aplikacji do udostępnienia. Najpierw ją zbuduj: npm run build',
		notPem: (p) => `${p.file} nie jest certyfikatem ani kluczem w formacie PEM.`,
		otherKey: (p) => `${p.file} nie jest kluczem certyfikatu ${p.what}.`,
		notStarted: (p) => `Serwer nie może wystartować: ${p.reason}`,
		unknownLimit: (p) => `Nieznany limit ${p.name}; dostępne: ${p.known}.`,
		trouble: (p) => `Serwer działa dalej mimo problemu: ${p.reason}`
	},
	cards: {
		oneArmy: 'Dla kilku armii można drukować tylko karty; inne arkusze przyjmują jedną armię.',
		noUnit: (p) => `Armia nie ma jednostki o id ${p.id}.`,
		otherBlanks: (p) => `Ten zbiór zasad ma inne puste karty: ${p.allowed}.`,
		noPicture: 'To nie jest czytelny plik JPEG.',
		cutPicture: 'Obraz jest uszkodzony: brakuje jego końca.',
		nothingToCut: 'Nie ma czego ciąć: plik cięcia mają tylko karty, puste karty i żetony.',
		noPictures: 'Obrazy mają tylko karty.',
		noCanvas: 'Obrazy wymagają pakietu @napi-rs/canvas, którego nie zainstalowano.',
		noPhoto: (p) =>
			plural('pl', p.count, {
				one: '# zdjęcia nie ma w pliku: zamiast niego drukuje się rysunek.',
				few: '# zdjęć nie ma w pliku: zamiast nich drukują się rysunki.',
				many: '# zdjęć nie ma w pliku: zamiast nich drukują się rysunki.',
				other: '# zdjęcia nie ma w pliku: zamiast nich drukują się rysunki.'
			}),
		output: {
			otherFile: (p) => `Ten plik już istnieje i nie jest plikiem ${p.kind}. Nie został zmieniony.`,
			noFolder: 'Folder wyjściowy nie istnieje.',
			unwritable: 'System odmawia zapisu tego pliku.'
		}
	},
	odds: {
		noSuchUnit:
			'Nie ma jednostki o tym identyfikatorze. Identyfikatory są w pliku i w price --json.',
		noSuchWeapon: 'Atakujący nie ma takiej broni.',
		noOdds: 'W tych zasadach nie ma szans dla tych dwóch jednostek.',
		outcomes: {
			hitAndParried: 'Trafia i jest sparowany',
			parriedGivenHit: 'Sparowany, jeśli trafi',
			killWithoutParry: 'Zabija bez parowania',
			healed: 'Wyleczony',
			escapes: 'Ucieka',
			hitAndEscaped: 'Trafia, cel ucieka',
			hitAndStruck: 'Trafia, cel obrywa',
			ge: 'Osiąga sumę',
			aFirst: 'Pierwszy działa szybciej',
			tie: 'Obaj naraz',
			bFirst: 'Drugi działa szybciej',
			bothMiss: 'Obaj pudłują',
			onlyFirstShooterHits: 'Trafia tylko pierwszy',
			onlySecondShooterHits: 'Trafia tylko drugi',
			bothHitFirstIsFaster: 'Obaj trafiają, pierwszy szybciej',
			bothHitSecondIsFaster: 'Obaj trafiają, drugi szybciej',
			bothHitSimultaneous: 'Obaj trafiają naraz',
			knocked: 'Odrzucony',
			resisted: 'Stawia opór',
			smashKills: 'Zmiażdżenie zabija',
			expectedHits: 'Średnio sukcesów',
			storyPointsExpected: 'Średnio punktów opowieści'
		},
		atLeast: (p) => `${p.least} lub więcej`
	},
	files: {
		notFound: 'Plik nie istnieje.',
		unreadable: 'System odmawia odczytu tego pliku.',
		notAFile: 'To ani plik, ani folder.',
		link: 'To dowiązanie, a program za nimi nie podąża. Podaj sam plik.',
		noArmies: 'Żadnego pliku z tego folderu to polecenie nie odczytuje.',
		manyArmies: 'link przyjmuje jedną armię naraz, a w tym folderze jest ich więcej.',
		tooLargeForLink: 'Ta armia jest za duża na link: ponad 1 MB.',
		notAPack: 'To nie jest dodatek Brikmustra.'
	},
	link: {
		refusals,
		place: (p) => `miejsce w linku: ${p.path}`,
		output: {
			exists: 'Ten plik już istnieje. Nie został zmieniony.',
			noFolder: 'Folder wyjściowy nie istnieje.',
			unwritable: 'System odmawia zapisu tego pliku.'
		}
	},
	pack: {
		carried: (p) => `Dodatek: ${p.name}, wydanie ${p.edition}`,
		unknown: 'nie porównano; plik dodatku podaje --pack',
		same: 'zgodny z dodatkiem',
		counts: (p) => `liczy się wydanie ${p.edition} z dodatku`,
		otherRows: (p) => `różnice: ${p.what}`,
		otherRules: 'inne zmiany lub ograniczenia',
		edition: (p) => `wydanie ${p.edition}`,
		rows: (p) =>
			plural('pl', p.count, {
				one: '# pozycja',
				few: '# pozycje',
				many: '# pozycji',
				other: '# pozycji'
			}),
		units: (p) =>
			plural('pl', p.count, {
				one: '# gotowa jednostka',
				few: '# gotowe jednostki',
				many: '# gotowych jednostek',
				other: '# gotowej jednostki'
			}),
		like: (p) => `jak: ${p.name}`,
		missing: {
			name: { pl: 'brak polskiej nazwy', en: 'brak angielskiej nazwy' },
			text: { pl: 'brak polskiego tekstu', en: 'brak angielskiego tekstu' }
		}
	},
	league: {
		until: (p) => `do ${p.when}`,
		refused: (p) => `pominięto wiersz ${p.number}: ${p.what}`,
		noSeason: 'Ta liga nie ma jeszcze sezonu.',
		otherSeasons: (p) => `Ta liga nie ma sezonu „${p.id}”. Jej sezony: ${p.what}.`
	},
	progress: {
		files: (p) => {
			const forms = { one: '# pliku', few: '# plików', many: '# plików', other: '# pliku' };
			return `${p.done} z ${plural('pl', p.count, forms)}`;
		},
		units: (p) => {
			const forms = {
				one: '# jednostki',
				few: '# jednostek',
				many: '# jednostek',
				other: '# jednostki'
			};
			return `${p.done} z ${plural('pl', p.count, forms)}`;
		},
		megabytes: (p) => `Wczytano ${p.done} z ${p.total} MB`,
		cards: (p) =>
			plural('pl', p.count, {
				one: 'Drukowanie # armii…',
				few: 'Drukowanie # armii…',
				many: 'Drukowanie # armii…',
				other: 'Drukowanie # armii…'
			})
	},
	notChecked:
		'Sprawdzono według regulaminu Małej Ligi. Bez --league nie można sprawdzić ligi, sezonu, spotkania, gracza, wieku ani klucza.',
	linkLeftOut: 'pominięto: dowiązanie',
	leftOut: (p) => `pominięto: ${p.what}`,
	place: (p) => `miejsce w pliku: ${p.path}`,
	points: (p) => {
		const forms = { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' };
		return `${p.points} ${plural('pl', p.count, forms)}`;
	},
	dice: (p) =>
		plural('pl', p.count, {
			one: '# kostka ogólna',
			few: '# kostki ogólne',
			many: '# kostek ogólnych',
			other: '# kostki ogólnej'
		}),
	rulings: (p) => `Własne rozstrzygnięcia: ${p.what}`,
	houseRules: (p) => `Zasady domowe: ${p.what}`
};
