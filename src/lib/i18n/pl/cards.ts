import type { CardMessages } from '../en/cards';
import { share, targets } from './odds-words';
import { withHalf } from '../half';
import { plural } from '../plural';
import { portrait } from './portrait';
import { reference } from './reference';
import { sheets } from './sheets';

const abilities: CardMessages['abilities'] = {
	quirk: {
		title: 'Zdziwaczenie',
		line: '−1 za innego bohatera w grze, do −5',
		text: 'Odejmij od każdego rzutu bohatera, nigdy poniżej 0. Punkt za każdego innego aktywnego bohatera armii, najwyżej 5; przelicz, gdy któryś polegnie.'
	},
	quirkOfAll: {
		title: 'Zdziwaczenie',
		line: '−1 za bohatera w grze, do −5',
		text: 'Odejmij od każdego rzutu bohatera, nigdy poniżej 0. Punkt za każdego aktywnego bohatera armii, łącznie z nim, najwyżej 5; przelicz, gdy któryś polegnie.'
	},
	sacrifice: {
		title: 'Poświęcenie',
		line: 'za niego tańszy towarzysz bliżej niż 1d6″',
		text: 'Przed rzutem na obrażenia bohatera rzuć 1d6. Towarzysz, który stoi bliżej niż tyle cali, może je przyjąć za niego, jeśli kosztuje mniej; oboje liczą się bez wyposażenia.'
	},
	jumpIn: {
		title: 'Osłona bohatera',
		line: 'za droższego, bliżej niż 1d6″',
		text: 'Przyjmuje obrażenia bohatera, który bez wyposażenia kosztuje więcej, jeśli stoi bliżej niż 1d6 cali, które rzuci bohater.'
	},
	feat: {
		title: 'Heroiczny wyczyn',
		line: 'raz na turę; spór: 1d6 przeciw 1d6',
		text: 'Raz na turę coś niezwykłego, co pasuje do bohatera. W razie sprzeciwu obie strony rzucają 1d6: udaje się, jeśli bohater nie wyrzuci mniej.'
	},
	command: {
		title: 'Dowodzenie',
		line: 'oddziały formują się bez akcji i mogą od razu działać',
		text: 'Jego oddziały formują się bez zużywania akcji i mogą od razu działać; przeformować się może nawet oddział, który już działał.'
	},
	superdexterity: {
		title: 'Superzręczność',
		line: '2 bronie ręczne, 1 zasięgowa lub czynność więcej',
		text: 'Za każdy zakup: dwie bronie ręczne więcej w turze albo jedna zasięgowa, albo jedna czynność, przeciw temu samemu celowi.'
	},
	multitasking: {
		title: 'Wielozadaniowość',
		line: 'jeden przeciwnik lub niezwiązana akcja więcej',
		text: 'Za każdy zakup: jeden przeciwnik więcej albo jedna akcja więcej, niezwiązana z innymi.'
	},
	pilot: {
		title: 'Pilot',
		line: 'kieruje albo jedzie i robi jeszcze jedną rzecz',
		text: 'Kieruje albo jedzie i robi w tej samej turze jeszcze jedną rzecz, na przykład strzela.'
	},
	healing: {
		title: 'Leczenie',
		line: 'tuż obok: umiejętność wyższa niż rany',
		text: 'Tuż przy rannym, zwykłą akcją: test umiejętności musi dać więcej, niż jest ran. Inaczej ranny ginie.'
	},
	stealth: {
		title: 'Ukrywanie się',
		line: 'osłona +1 przy połowie szybkości, +2 bez ruchu',
		text: 'Osłona +1 przy połowie szybkości, +2 bez ruchu i po cichu. Dodaje się do innej osłony.'
	},
	perception: {
		title: 'Spostrzegawczość',
		line: 'umiejętność co najmniej równa osłonie ją znosi',
		text: 'Czynność prosta: test umiejętności co najmniej równy osłonie i cel nie ma przed nim żadnej osłony.'
	},
	weaponMaster: {
		title: 'Mistrz broni',
		text: '+1d6 do umiejętności i +1d6 do obrażeń, tylko z tą bronią.'
	},
	shield: {
		title: 'Tarcza',
		line: 'nie kule, magię ani plazmę; przepycha, nie zrani',
		text: 'Paruje 1d6 obrażeń jednego ataku, ale nie kule karabinowe, magię ani plazmę. Może przepchnąć, nie zrani.',
		onCard:
			'Przeciw jednemu atakowi, ale nie kulom karabinowym, magii ani plazmie. Może przepchnąć, nie zrani.'
	},
	explosive: {
		title: 'Materiał wybuchowy',
		line: 'podłożony, rzucony lub wystrzelony',
		text: 'Podłożony z opóźnieniem, rzucony na (1d6+2)″ albo wystrzelony na zasięg swojej broni.',
		onCard: 'Podłożony z opóźnieniem, rzucony albo wystrzelony na zasięg swojej broni.'
	},
	heavyGear: {
		title: 'Ciężki sprzęt',
		text: 'Pieszo broń dwuręczna i zbroja zabierają po 1″ ruchu; jeździec nic nie traci.'
	},
	bolt: {
		title: 'Magiczny pocisk',
		text: 'Jak działo poziomu maga; nigdy się nie kończy; można użyć słabszego.'
	},
	areaSpell: {
		title: 'Zaklęcie obszarowe',
		text: 'Na zasięg się rzuca. Wybucha tam, gdzie trafi: na poziomie 3 w promieniu 2″. Jedna kratka to jedno użycie.'
	},
	magicShield: {
		title: 'Magiczna tarcza',
		line: 'w dowolnej chwili, za akcję maga',
		text: 'W dowolnej chwili, jak parowanie, za akcję maga: osłania wszystko wokół przez pełną turę.'
	},
	summoning: {
		title: 'Przywołanie',
		line: 'z rezerwy, tuż obok maga',
		text: 'Sprowadza jednostkę z rezerwy tuż obok maga. Użycie to 3 razy jej wielkość.',
		onCard: 'Sprowadza jednostkę z rezerwy tuż obok maga.'
	},
	necromancy: {
		title: 'Nekromancja',
		line: 'zmarli obok: ruch 4″, umiejętność 1d6, obrona do 4',
		text: 'Ożywia zmarłych tuż obok: ruch 4″, umiejętność 1d6, obrona najwyżej 4. Użycie to 4 razy ich wielkość. Rozpadają się, gdy mag zginie.',
		onCard:
			'Ożywia zmarłych tuż obok: ruch 4″, umiejętność 1d6, obrona najwyżej 4. Rozpadają się, gdy mag zginie.'
	},
	arc: {
		title: 'Pole ostrzału',
		text: 'Po 45° w obie strony od lufy, mierzone od jej wylotu. Wieżyczka obraca się do strzału.'
	},
	ram: {
		title: 'Taranowanie',
		line: '+1d6 obrażeń za poziom',
		text: 'Przy taranowaniu dodaje 1d6 obrażeń za każdy poziom.'
	},
	plate: {
		title: 'Zbroja płytowa',
		text: 'Chroni to, co zakrywa. Jeśli można nią poruszać, także paruje i przepycha.'
	},
	outOfElement: {
		title: 'Poza swoim żywiołem',
		text: 'Połowa szybkości, najwyżej 5″, tam, gdzie ma to sens.',
		onCard: 'Tylko tam, gdzie to ma sens.'
	},
	sizeDamage: {
		title: 'Obrażenia wielkości',
		text: 'Obrażenia ponad rzut na obronę to jeden znacznik: wolniej o 1″, nie poniżej 1″, i we wszystkim o 1 mniejsza. Przy wielkości 0 jest zniszczona.'
	},
	targeted: {
		title: 'Obrażenia dedykowane',
		text: 'W jeden element do 1″. Obrażenia ponad rzut na jego obronę go odrywają.'
	},
	operator: {
		title: 'Wymaga operatora',
		line: 'według czyjejś umiejętności; jedna rzecz',
		text: 'Prowadzi ją ktoś z mózgiem, według własnej umiejętności. Jedna akcja to jedna rzecz: jazda, strzał z jednej broni, walka albo obsługa urządzenia.'
	},
	incompetent: {
		title: 'Niekompetentny',
		text: 'Umiejętność 1d6−2, żadnych premii poza kupionymi punktami, po 6 nie rzuca ponownie.'
	},
	simple: {
		title: 'Prosta istota',
		text: 'Wykonuje tylko mechaniczne zadania ustalone przed bitwą.'
	},
	dependent: {
		title: 'Zależna istota',
		line: 'słucha pana, który jest blisko',
		text: 'Słucha pana, który jest blisko, bez niego niewiele potrafi. Kto nad nią zapanuje, jest jej panem.'
	},
	enslaved: {
		title: 'Zniewolony',
		text: 'W pełni świadomy; uwolniony ucieknie albo zaatakuje.'
	},
	wounds: {
		title: 'Rany',
		text: 'Gdy miałaby zginąć, właściciel może ją leczyć: obrażenia ponad obronę to jej rany. Bez wyleczenia w następnej turze właściciela ginie.'
	},
	toughness: {
		title: 'Wytrzymałość',
		text: 'Tyle trafień w jednej turze zabija. Po turze liczy się od nowa.'
	},
	buckler: {
		title: 'Puklerz',
		text: '1 dodatkowa kostka, tylko do obrony.',
		onCard: 'Jego dodatkowa kostka jest tylko do obrony.'
	},
	figureShield: {
		title: 'Tarcza',
		line: 'anuluje trafienie na aktywację: punkt opowieści dla wroga',
		text: '2 dodatkowe kostki obrony albo 1, jeśli w tej aktywacji już się ruszył. Anuluje jedno trafienie na aktywację: punkt opowieści dla przeciwnika.',
		onCard:
			'O jedną dodatkową kostkę mniej, jeśli w tej aktywacji już się ruszył. Anuluje jedno trafienie na aktywację: punkt opowieści dla przeciwnika.'
	},
	heavyArmor: {
		title: 'Ciężka zbroja',
		text: 'Anuluje jedno trafienie na aktywację: punkt opowieści dla przeciwnika.'
	},
	mounted: {
		title: 'Na koniu',
		text: '2 dodatkowe kostki ruchu, do użycia przed zsiadaniem. Wyżej niż piesi.',
		onCard: 'Dodatkowe kostki ruchu zużywa przed zsiadaniem. Wyżej niż piesi.'
	},
	minion: {
		title: 'Sługus',
		text: '1 dodatkowa kostka, tylko do ruchu.',
		onCard: 'Jego dodatkowa kostka jest tylko do ruchu.'
	},
	heavyTwoHanded: {
		title: 'Ciężka broń dwuręczna',
		text: 'Dwie kostki akcji przeciw temu samemu celowi dają 1 dodatkową kostkę ataku na niego.'
	},
	archer: {
		title: 'Strzelec',
		line: 'może strzelać do grupy, która wejdzie w zasięg i wzrok',
		text: 'Niezwiązany walką może strzelać, gdy niezwiązana grupa wroga podczas swojej aktywacji znajdzie się w zasięgu 18″ i wzroku, a potem do następnej. Każda 6 to śmiertelne trafienie.',
		onCard:
			'Niezwiązany walką może strzelać, gdy niezwiązana grupa wroga podczas swojej aktywacji znajdzie się w jego zasięgu i wzroku, a potem do następnej. Każda 6 to śmiertelne trafienie.'
	},
	storyProtection: {
		title: 'Ochrona fabuły',
		line: 'śmiertelne trafienie naraża na niewolę: punkt opowieści',
		text: 'Śmiertelne trafienie tylko naraża na niewolę: punkt opowieści dla przeciwnika, a wróg do 1″ po późniejszej aktywacji bierze do niewoli.'
	},
	quickHero: {
		title: 'Bohater',
		line: 'dwa ataki na rundę albo jeden podwójny; wyczyn',
		text: 'Dwa ataki na rundę albo jeden o podwójnej sile. Raz w swojej turze coś niezwykłego: 1d6 bohatera nie może być niższe niż 1d6 przeciwnika.'
	},
	heavyWeapon: {
		title: 'Broń ciężka',
		text: 'Strzela raz na turę z jedną figurką tuż obok: 2d6 do 10″. Każda następna dodaje 1d6 i 5″.',
		onCard:
			'Strzela raz na turę, jeśli ktoś jest tuż obok. Dla większej obsługi tabela biegnie dalej tak samo.'
	},
	listedHeavyWeapon: {
		title: 'Broń ciężka',
		text: 'Strzela raz na turę z jedną figurką tuż obok. Każda z najwyżej dwóch następnych dodaje 1d6 i 5″.',
		onCard: 'Strzela raz na turę, gdy tuż obok jest jedna, dwie lub trzy figurki.'
	},
	quickMount: {
		title: 'Wierzchowiec',
		text: 'Bez jeźdźca dosiądzie go każdy, kto do niego dojdzie, z dowolnej strony.'
	},
	controls: {
		title: 'Kontrolki',
		text: 'Jedna figurka przy kontrolce w fazie ruchu prowadzi, a w fazie walki strzela.'
	},
	modules: {
		title: 'Jazda',
		text: 'Na początku ruchu obraca się dowolnie, potem jedzie prosto. Zderzenie to 1d6 za każdy używany moduł, dla obu stron.'
	},
	overload: {
		title: 'Jeden na pokładzie',
		text: 'Wiezie jednego minifiga; z kimś jeszcze musi się zatrzymać albo wylądować.'
	},
	studs: {
		title: 'Klocki',
		text: 'Bez obrony: wskaż klocek. Obrażenia ponad liczbę wypustek, które go trzymają, odrywają go, a nadwyżka przechodzi na następne. Naprawa: przynieś klocek i przyczep go zamiast ataku.',
		line: 'bez obrony: obrażenia ponad liczbę wypustek klocka'
	},
	largeDevice: {
		title: 'Ręczna obsługa',
		text: 'Bez panelu sterowania potrzeba tylu figurek albo tylu tur jednej. Z panelem wystarczy jeden pilot.'
	}
};

export const cards: CardMessages = {
	abilities,
	reference,
	sheets,
	page: {
		title: 'Drukowanie',
		what: 'Zawartość',
		whats: {
			cards: 'Karty',
			roster: 'Arkusz armii',
			list: 'Lista armii',
			ledger: 'Zestawienie kosztów',
			reference: 'Ściąga',
			blanks: 'Puste karty',
			rulers: 'Miarki',
			tokens: 'Żetony i znaczniki',
			offset: 'Test druku dwustronnego'
		},
		named: (p) => `${p.name}, ${p.what}`,
		blank: 'Rodzaj jednostki',
		blanks: { minifig: 'Figurki', creation: 'Kreacje', figure: 'Postacie' },
		format: 'Format',
		formats: {
			sixes: 'Sześć na arkuszu',
			poker: 'Karty do gry',
			large: 'Duże karty',
			folded: 'Do złożenia',
			tarot: 'Tarot',
			bridge: 'Brydżowe',
			mini: 'Mini',
			own: 'Własny rozmiar'
		},
		formatNotes: {
			sixes: '96 × 88 mm, 2 × 3',
			poker: '63 × 88 mm, 3 × 3',
			large: '192 × 132 mm, 1 × 2',
			folded: 'awers i rewers obok siebie',
			tarot: '70 × 120 mm, 2 × 2',
			bridge: '57 × 89 mm, 3 × 3',
			mini: '44 × 67 mm, 4 × 4',
			own: 'dowolna szerokość i wysokość'
		},
		each: 'Karty',
		eachOf: { auto: 'Według potrzeb', kind: 'Jedna na rodzaj', figure: 'Jedna na figurkę' },
		eachHint:
			'Według potrzeb: po karcie dla bohaterów, magów i figurek z kratkami, jedna dla pozostałych.',
		contents: 'Na kartach',
		contentsOf: {
			stats: 'Statystyki',
			rules: 'Zasady w skrócie',
			bill: 'Zestawienie kosztów',
			odds: 'Szanse każdej broni'
		},
		tokenShape: 'Kształt',
		tokenShapes: { round: 'Okrągłe', square: 'Kwadratowe' },
		tokenSize: 'Rozmiar',
		tokenSizes: { mm: '25 mm', inch: '1″' },
		sides: 'Strony',
		sidesOf: {
			longEdge: 'Dwustronnie, wzdłuż długiej krawędzi',
			shortEdge: 'Dwustronnie, wzdłuż krótkiej krawędzi',
			one: 'Jednostronnie',
			fronts: 'Tylko awersy: statystyki i broń'
		},
		ownSize: 'Rozmiar karty',
		width: 'szerokość, mm',
		height: 'wysokość, mm',
		spacing: 'Odstępy',
		gutter: 'między kartami, mm',
		margin: 'od brzegów papieru, mm',
		copies: 'Kopie',
		moreCopies: 'O jedną kopię więcej',
		fewerCopies: 'O jedną kopię mniej',
		backs: 'Rewersy',
		backsOf: {
			text: 'Zasady',
			art: 'Zasady, w braku ilustracja',
			color: 'Kolor',
			picture: 'Obraz'
		},
		backsHint: 'Zasady są wtedy na awersach, w razie potrzeby na większej liczbie kart.',
		choosePicture: 'Wybierz obraz…',
		removePicture: 'Usuń obraz',
		pictureProblems: portrait.photo.problems,
		backPicture: 'Obraz na rewersach',
		pictureNotKept:
			'Obraz jest teraz używany, ale przeglądarka nie ma miejsca, żeby zachować go na następny raz.',
		coloring: 'Kolor kart',
		coloringOf: { rank: 'Według rangi', squad: 'Według oddziału', player: 'Według gracza' },
		playerColor: 'Kolor gracza',
		colors: {
			blue: 'Niebieski',
			green: 'Zielony',
			red: 'Czerwony',
			purple: 'Fioletowy',
			olive: 'Oliwkowy',
			brown: 'Brązowy',
			black: 'Czarny',
			gray: 'Szary'
		},
		onePerPage: 'Jedna karta na stronie, dla drukarni',
		filled: 'Wypełnij puste miejsca żetonami',
		registration: 'Znaczniki dla ploterów tnących',
		registrationHint:
			'Tutaj karty nie zostawiają miejsca na znaczniki ploterów tnących. Wybierz mniejsze karty albo szersze marginesy.',
		marginHint: 'Karty są za duże na ten margines; drukują się bliżej krawędzi.',
		backsUnprinted:
			'Rewersy się nie drukują: karty jednostronne ich nie mają, a oszczędzanie tuszu pomija ilustracje.',
		cutFile: 'Eksportuj plik cięcia (SVG)',
		otherArmies: 'Więcej armii',
		otherArmiesHint: 'Ich karty są dalej na tych samych arkuszach.',
		otherArmiesChosen: (p) =>
			plural('pl', p.count, { one: '# armia', few: '# armie', many: '# armii', other: '# armii' }),
		noOtherArmies: 'Nie ma innych armii.',
		sidesHint: 'Tak samo jak w ustawieniach drukarki.',
		more: 'Więcej opcji',
		saving: 'Oszczędzaj tusz: białe tła, blade rysunki',
		cropMarks: 'Znaczniki cięcia zamiast ramek kart',
		cropHint:
			'Tutaj znaczniki cięcia sięgają brzegu, którego większość drukarek nie zadrukowuje. Bez spadu albo z obrysami nic nie przepadnie.',
		bleed: 'Spady: kolor 3 mm poza krawędź',
		offset: 'Przesunięcie rewersu',
		offsetHint:
			'Jeśli rewersy nie pokrywają się z awersami, podaj w milimetrach, o ile je przesunąć.',
		offsetTestHint:
			'Arkusz wyjaśnia, jak odczytać te wartości. Wydrukuj go z nimi jeszcze raz, żeby sprawdzić wynik.',
		right: 'w prawo, mm',
		down: 'w dół, mm',
		units: 'Jednostki',
		armyCard: 'Karta armii',
		unitsChosen: (p) => `${p.chosen} z ${p.all}`,
		all: 'Wszystkie',
		none: 'Żadna',
		pdf: 'Eksportuj PDF',
		print: 'Drukuj…',
		making: 'Tworzenie PDF…',
		failed: 'Nie udało się utworzyć pliku PDF. Wybierz mniej jednostek albo drukuj z przeglądarki.',
		made: (p) => `Zapisano plik ${p.file}`,
		picture: 'Eksportuj obraz',
		pictureOf: (p) => `Eksportuj obraz: ${p.what}`,
		pictureFailed: 'Nie udało się utworzyć obrazu.',
		preview: 'Podgląd',
		sheet: (p) => `Arkusz ${p.number}`,
		front: (p) => `Arkusz ${p.number}, awers`,
		back: (p) => `Arkusz ${p.number}, rewers`,
		first: 'Widać tylko pierwsze arkusze. Wydrukują się wszystkie.',
		showAll: 'Pokaż wszystkie arkusze',
		empty: 'Nie ma czego drukować: wybierz co najmniej jedną jednostkę.',
		noUnits: 'Ta armia nie ma jeszcze jednostek.',
		noTokens: 'Ta armia nie potrzebuje żetonów: żadna jednostka nie ma kilku figurek ani kratek.',
		missing: (p) => `Czcionki kart nie mają znaków: ${p.letters}. Zamiast nich wydrukuje się □.`
	},
	tokens: {
		hint: 'Wytnij je i połóż przy figurkach. Karta jednej figurki ma jej numer.',
		markers: {
			wound: 'Rana',
			sizeDamage: 'Obrażenia wielkości',
			explosive: 'Materiał wybuchowy',
			spell: 'Zaklęcie'
		}
	},
	list: {
		title: 'Lista armii',
		points: (p) => `punkty: ${p.points}`,
		illegal: 'nielegalna',
		loose: 'Poza oddziałami',
		purchases: 'Dla całej armii',
		codeOfArmy: 'Cała armia w tym kodzie',
		codesOfArmy: 'Cała armia: zeskanuj te kody w dowolnej kolejności',
		codeOfDigest: 'Skrót armii, do porównania',
		page: (p) => `${p.page}/${p.of}`
	},
	card: {
		cost: 'Koszt',
		copies: (p) => `× ${p.count}`,
		number: (p) => `nr ${p.number}`,
		part: (p) => (p.part > 1 ? `▸ ${p.part}/${p.of}` : `${p.part}/${p.of} ▸`),
		spend: 'Zestawienie kosztów',
		odds: 'Szanse',
		kills: (p) => `zabija ${share(p.chance)} (${p.name})`,
		targets,
		notes: 'Notatki',
		summon: 'przywołanie, w rezerwie',
		army: 'karta armii',
		circle: 'Krąg magów',
		target: (p) => `trafić +${p.bonus}`,
		elsewhere: (p) => `gdzie indziej ${withHalf(p.inches)}″`,
		external: (p) => `na zewn. ${p.dice}`,
		protruding: (p) => `wyst. ${p.dice}`,
		weaponsByLevel: 'Broń, poziom',
		riding: (p) => `jadąc ${p.speed}`,
		burden: (p) => `sprzęt −${p.inches}″`,
		quirk: 'zdziwaczenie',
		badges: {
			broken: 'Łamie zasady',
			houseRules: 'Zasady domowe',
			rulings: 'Własne interpretacje'
		},
		houseRule: 'Zasada domowa',
		alive: 'Na stole',
		wounded: 'Ranna',
		ofFigure: (p) => `${p.number}: ${p.label}`,
		carried: 'Niesione',
		bareCost: (p) => `${p.points} bez wyposażenia`,
		orders: 'Rozkazy',
		moveLeft: 'ruch',
		weaponsLeft: (p) => `broń, z ${p.carried}″`,
		weaponsMeaning: {
			title: 'Broń po obrażeniach wielkości',
			text: 'Tyle cali wielkości broni jeszcze działa.'
		},
		collisionTitle: 'Zderzenie',
		collision: (p) =>
			`opór ${p.braced}${p.unbraced === undefined ? '' : ` (nieprzyg. ${p.unbraced})`}, stabilność ${p.steadiness}″`,
		momentum: (p) => `pęd ${p.run}`,
		allWeapons: 'cała',
		casts: 'Użycia',
		wounds: 'Rany',
		hands: (p) =>
			plural('pl', p.count, {
				one: '# figurka',
				few: '# figurki',
				many: '# figurek',
				other: '# figurki'
			}),
		times: (p) => `${p.count} ×`
	}
};
