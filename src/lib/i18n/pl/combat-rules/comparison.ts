import type { ComparedTopic } from '$lib/rules/editions-compared';
import type { ComparisonText } from '../../combat-rule-texts';

/** What the editions say about each topic. */
export const comparison: Record<ComparedTopic, ComparisonText> = {
	hitTest: {
		title: 'Trafienie',
		'2005': 'rzut na umiejętność co najmniej równy użyciu',
		'2010': 'rzut na trafienie co najmniej równy użyciu',
		'2020': 'rzut akcji co najmniej równy użyciu'
	},
	killTest: {
		title: 'Zabicie',
		'2005': 'obrażenia większe niż obrona',
		'2010': 'obrażenia większe niż obrona',
		'2020': 'obrażenia większe niż obrona'
	},
	equalDamage: {
		title: 'Obrażenia równe obronie',
		'2005': 'nic',
		'2010': 'nic',
		'2020': 'Coś Złego, co wybiera ofiara'
	},
	largerTargets: {
		title: 'Większe cele',
		'2005': 'każdy sukces zabiera 1 wielkości',
		'2010': 'uszkodzone',
		'2020': 'zniszczone części'
	},
	minifigArmor: {
		title: 'Obrona figurki',
		'2005': '4; zbroja +1d6',
		'2010': '4; zbroja +2 (z innego rozdziału)',
		'2020': '4'
	},
	criticalFailure: {
		title: 'Rzut pechowy',
		'2005': 'same jedynki: nie udaje się',
		'2010': 'same jedynki: nie udaje się (nasze odczytanie); parujący przedmiot może odlecieć',
		'2020': 'same jedynki: nie udaje się (nasze odczytanie); parujący przedmiot wylatuje z ręki'
	},
	criticalSuccess: {
		title: 'Rzut szczęśliwy',
		'2005': 'najwyższa ścianka: jeszcze raz i dodaj',
		'2010': 'najwyższa ścianka: dodatkowa kostka; na umiejętność Overskill',
		'2020': 'kostka akcji z 6 lub więcej: premia Over The Top'
	},
	explodingDamage: {
		title: 'Dorzucanie kostek obrażeń',
		'2005': 'tak: ta sama kostka, bez końca',
		'2010': 'tak: dodatkowa kostka, przyjmujemy d6',
		'2020': 'tak: dodatkowa d6 za najwyższą ściankę'
	},
	spareCritical: {
		title: 'Co daje zbędny rzut szczęśliwy',
		'2005': 'nic',
		'2010':
			'jeszcze jedna kostka obrażeń, drugi poziom zbicia albo lądowanie na nogach przy ratunku',
		'2020': '1d6 do rzutu, 1d6″ zasięgu, jeszcze jedna kostka obrażeń albo drugi poziom zbicia'
	},
	heroDie: {
		title: 'Kostka bohatera',
		'2005': 'umiejętność 1d10; MOM zawsze d6',
		'2010': 'MOM dodaje do obrażeń własną kostkę umiejętności',
		'2020': 'kostka akcji d10: premia przy 6–10; bywa też kostką obrażeń'
	},
	lowest: { title: 'Najniższy wynik', '2005': '0', '2010': '0 (nasze odczytanie)', '2020': '0' },
	largeTarget: {
		title: 'Duży cel',
		'2005': '+1 za każde dodatkowe 2″, najwyżej +5',
		'2010': '+1 za każde 2″ wielkości, bez granicy',
		'2020': 'jak w 2010; także do obrażeń od wybuchu'
	},
	smallTarget: {
		title: 'Mały cel',
		'2005': '−1 albo −2',
		'2010': '−1 albo −2',
		'2020': '−1 albo −2; także do obrażeń od wybuchu'
	},
	visibility: {
		title: 'Widoczna część figurki',
		'2005': 'w jednych trzecich: cała 0, dwie −1, jedna −2',
		'2010': 'w częściach: trzy 0, dwie −1, jedna −2',
		'2020': 'w częściach: trzy 0, dwie −1, jedna −2'
	},
	shortMinifig: {
		title: 'Niska figurka',
		'2005': 'nie ma w tekście',
		'2010': '−1; pierwsza zasłonięta część się nie liczy; ruch −1″',
		'2020': 'nie ma w tekście'
	},
	stillTarget: { title: 'Cel stoi', '2005': '+1', '2010': '+1', '2020': 'nie ma w tekście' },
	fastTarget: {
		title: 'Szybki cel',
		'2005': '−1 za każde 6″, od 6″; nie przeciw szarżującym',
		'2010': 'brak',
		'2020': 'brak'
	},
	aiming: {
		title: 'Celowanie',
		'2005': '+1, jeśli atakujący stoi',
		'2010': '+1, jeśli stoi przez całą turę',
		'2020': 'nie ma w tekście'
	},
	outnumbered: {
		title: 'W mniejszości',
		'2005':
			'−1 do kontrataków za każdego przeciwnika ponad pierwszego; oddziały −1 przy 2 do 1, −2 przy 3 do 1',
		'2010': '−1 do umiejętności mniejszej strony',
		'2020': '−1 do wszystkich rzutów akcji mniejszej strony'
	},
	outOfRange: {
		title: 'Poza zasięgiem',
		'2005': 'nie wolno; zasięg rzutu się losuje',
		'2010': '−1 do każdej kostki za cal; wybuchy zachowują obrażenia',
		'2020': '−1 do rzutu akcji i −1 do rzutu na obrażenia za cal; dodatkowe skutki od kostki'
	},
	height: {
		title: 'Wysokość',
		'2005': '+1″ zasięgu za każdy 1″, granicy nie podano',
		'2010': '+1″ zasięgu za każdy 1″, najwyżej +5″',
		'2020': '+1″ zasięgu za każdy 1″, najwyżej +5″'
	},
	blind: { title: 'Strzał na oślep', '2005': '−5', '2010': '−5', '2020': '−5' },
	combined: {
		title: 'Wspólny atak',
		'2005': 'suma obrażeń, wszyscy rzucają razem',
		'2010': 'to samo; można czekać na sojusznika; sumuje się też odrzucenie',
		'2020': 'suma obrażeń i dodatkowych skutków; można czekać na sojusznika'
	},
	attackersOnOne: {
		title: 'Ilu atakuje wręcz jedną figurkę',
		'2005': '3',
		'2010': '3 na turę',
		'2020': '3 na turę'
	},
	automaticHits: {
		title: 'Trafienia automatyczne',
		'2005': 'uderzenie ciałem',
		'2010': 'przedmioty, przepchnięcie, chwyt, zderzenie, wszystko podczas chwytu',
		'2020': 'chwyt, przepchnięcie, ciosy podczas chwytu'
	},
	attacksPerTurn: {
		title: 'Ataki w turze',
		'2005': 'po jednym każdą bronią, na przemian z kontratakami',
		'2010': 'tak samo, jako dalszy atak',
		'2020': 'najwyżej dwa, oba tym samym manewrem'
	},
	angryInch: {
		title: 'Cal Wściekłości',
		'2005': 'tylko przeciw żywym wrogom',
		'2010': 'także przeciw przedmiotom',
		'2020': 'tylko przeciw przeciwnikom'
	},
	grab: { title: 'Chwyt', '2005': 'brak', '2010': 'jest', '2020': 'jest' },
	shove: {
		title: 'Przepchnięcie',
		'2005': 'rzut na umiejętność co najmniej równy największemu użyciu w rękach, pustymi 2; 2″',
		'2010': 'automatyczne; 2″ i zdezorientowanie; nie przeciw większym; dwie ręce albo tarcza',
		'2020': 'automatyczne; 2″ odrzucenia, figurka jest zdezorientowana; bez granicy wielkości'
	},
	leaving: {
		title: 'Wyjście z walki wręcz',
		'2005': 'wycofanie się: zabiera akcję; po darmowym kontrataku każdego przeciwnika, bez kontry',
		'2010':
			'wycofanie się albo zignorowanie: najwyżej 3 kontrataki; bez parowania i ratunku akcja zostaje',
		'2020': 'oderwanie się: najwyżej 3 ciosy w odwecie; bez parowania i ratunku akcja zostaje'
	},
	counterattack: {
		title: 'Kontratak',
		'2005': 'po każdym ataku, po jednym każdą bronią',
		'2010': 'po każdym manewrze, po jednym każdą nieużytą bronią; naraz z szarżą o równym zasięgu',
		'2020': 'tylko przeciw temu, kto się odrywa; zachowane akcje nadal odpowiadają'
	},
	parryTest: {
		title: 'Rzut na parowanie',
		'2005': 'co najmniej równy własnemu użyciu i rzutowi atakującego',
		'2010': 'co najmniej równy własnemu użyciu',
		'2020': 'co najmniej równy własnemu użyciu'
	},
	parryWith: {
		title: 'Czym się paruje',
		'2005': 'bronią ręczną i tarczą; gołymi rękami tylko przepchnięcie gołymi rękami',
		'2010':
			'obrażenia: dowolnym trzymanym przedmiotem; chwyty i przepchnięcia: także gołymi rękami',
		'2020': 'obrażenia: tylko tarczą; chwyty i przepchnięcia: czymkolwiek'
	},
	parryEffect: {
		title: 'Co daje parowanie',
		'2005': 'odejmuje kostki obrażeń tego, czym się paruje, tarczą 1d6',
		'2010': 'zbicie: po jednej kostce każdego rodzaju mniej; słabsze przeciw przebijaniu',
		'2020': 'zbicie: po jednej kostce każdego rodzaju mniej; stała premia zostaje'
	},
	secondDie: {
		title: 'Druga zabrana kostka',
		'2005': 'nie',
		'2010': 'z Overskill: jeszcze po jednej każdego rodzaju',
		'2020': 'z Over The Top: jeszcze po jednej każdego rodzaju'
	},
	parryTwoHanded: {
		title: 'Parowanie broni dwuręcznej',
		'2005': 'bez premii',
		'2010': '+1 do umiejętności',
		'2020': '+1'
	},
	failedParry: {
		title: 'Nieudane parowanie',
		'2005': 'broń odlatuje na 1d6″: jednoręczna przeciw dwuręcznej albo rzut pechowy',
		'2010':
			'odlatuje na tyle cali, ile wyniósł rzut na trafienie, z tych samych dwóch powodów; tarcze tylko przy rzucie pechowym',
		'2020': 'tylko przy rzucie pechowym, jak w „Rozbrojony!”'
	},
	parryAndCounter: {
		title: 'Parowanie i kontratak naraz',
		'2005': 'dwiema broniami, obie z −1 do umiejętności i obrażeń',
		'2010': 'każda broń to jedna kontra, bez kary',
		'2020': 'nie można'
	},
	bail: {
		title: 'Ratunek',
		'2005': '1d6″, potem leży i nie działa; przy naturalnej 1 pada na miejscu',
		'2010': 'w walce wręcz rzut na umiejętność w calach, który musi przebić rzut na trafienie',
		'2020': 'odpowiedź, która wymaga zachowanej akcji; pozwala uniknąć jednego manewru'
	},
	rangedAndMelee: {
		title: 'Strzał i walka wręcz w jednej turze',
		'2005': 'nigdy',
		'2010': 'nie z akcją w walce wręcz',
		'2020': 'nie w trakcie walki wręcz; po oderwaniu się bez straty akcji tak'
	},
	missedShot: {
		title: 'Pudło',
		'2005': 'do tylu cali, ile zabrakło; wybiera obrońca',
		'2010': 'tak samo; trzeci gracze są bezpieczni',
		'2020': 'tak samo; można wskazać też sojuszników obu stron'
	},
	runUp: {
		title: 'Rozbieg do szarży',
		'2005': '2″ za każdy MOM, do wielkości',
		'2010': '4″ za jeden MOM',
		'2020': '4″ za jeden MOM'
	},
	momSize: {
		title: 'Ile kostek MOM',
		'2005': 'cale ÷ 2, najwyżej wielkość',
		'2010': '1 dla figurki',
		'2020': '1 dla figurki'
	},
	chargeDamage: {
		title: 'Obrażenia od szarży',
		'2005': 'broń + MOM × d6; ciałem MOM × d6, a z powrotem POP × d6',
		'2010': 'broń + 1 kostka umiejętności; ciało żadnych',
		'2020': 'broń + 1 kostka akcji; ciało żadnych'
	},
	chargeToHit: {
		title: 'Trafienie w szarży',
		'2005': 'broń: rzut na umiejętność; ciało: automatycznie',
		'2010': 'rzut na trafienie; zderzenie automatyczne',
		'2020': 'rzut akcji; zderzenie automatyczne'
	},
	counterToCharge: {
		title: 'Odpowiedź na szarżę',
		'2005': 'przygotowanie; broń dłuższa o ponad 1″ uderza pierwsza; tarcze mogą parować',
		'2010':
			'broń dłuższa o przynajmniej 1″ uderza pierwsza, inaczej obie naraz; parują tylko tarcze',
		'2020': 'parują tylko tarcze; inaczej ratunek'
	},
	pop: {
		title: 'Siła odbicia (POP)',
		'2005': 'cale uderzenia ÷ 2, najwyżej wielkość, bez przygotowania jej połowa',
		'2010': 'zawsze jedna d6',
		'2020': 'zawsze jedna d6'
	},
	knockback: {
		title: 'Odrzucenie',
		'2005': 'MOM × d6 − POP × d6 − wielkość przegranego',
		'2010': 'MOM d6 − POP d6; przepchnięcie w szarży d10',
		'2020': 'MOM d6 − POP d6; przepchnięcie w szarży 2″ + d6'
	},
	knockbackEnds: {
		title: 'Po odrzuceniu',
		'2005': 'bez akcji, dopóki nie stanie',
		'2010': 'zdezorientowanie',
		'2020': 'zdezorientowanie'
	},
	headOn: {
		title: 'Zderzenie czołowe',
		'2005': 'wygrywa większa różnica',
		'2010': 'obie strony naraz',
		'2020': 'obie strony naraz'
	},
	smash: {
		title: 'Zmiażdżenie i uderzenie o przeszkodę',
		'2005': 'za każdy punkt wielkości atakującego przy ponownym dosięgnięciu lub zmiażdżeniu',
		'2010': '1 za każdy cal, który zatrzymało coś nie mniejszego',
		'2020': '1 za każdy cal, który zatrzymało coś większego'
	},
	rangedParry: {
		title: 'Parowanie strzałów',
		'2005': 'tylko tarczą; nie kule, magię ani plazmę',
		'2010': 'brak: strzałów się nie kontruje',
		'2020': 'tarcza paruje każde obrażenia, które widać'
	},
	parryPerTurn: {
		title: 'Parowania w turze',
		'2005': 'po jednym każdą bronią',
		'2010': 'po jednym każdym przedmiotem, w turze każdego gracza',
		'2020': 'po jednym każdą ręką, w turze każdego gracza'
	},
	defaultUse: { title: 'Użycie w nietypowych zadaniach', '2005': '3', '2010': '3', '2020': '3' },
	handWeapon: {
		title: 'Broń krótka ręczna',
		'2005': 'użycie 2, 1d6; rzut na 1d6″',
		'2010': 'użycie 2, 1 kostka umiejętności; rzut na 3″',
		'2020': 'użycie 2 przy rzucie, 1 kostka akcji; reszta przyjęta jak w 2010'
	},
	heavyWeapon: {
		title: 'Broń ciężka',
		'2005': 'użycie 4, 1d6+2',
		'2010': 'użycie 3, 1 kostka umiejętności + 2; oburącz przebija',
		'2020': 'użycie 3; obrażenia przyjęte jak w 2010'
	},
	twoHandedWeapon: {
		title: 'Broń dwuręczna',
		'2005': 'użycie 5, 2d6; pieszo ruch −1″',
		'2010': 'użycie 4, 2 kostki umiejętności; bez biegu (z innego rozdziału)',
		'2020': 'przyjęta jak w 2010'
	},
	shortRanged: {
		title: 'Broń zasięgowa krótka',
		'2005': 'użycie 3, 6″, 1d6',
		'2010': 'użycie 3, 6″, 1d6 (z innego rozdziału)',
		'2020': 'przyjęta jak w 2010'
	},
	longRanged: {
		title: 'Broń zasięgowa długa',
		'2005': 'użycie 3, 12″, 1d6+1',
		'2010': 'użycie 3, 10″, 1d6+1 (z innego rozdziału)',
		'2020': 'użycie 3, 10″, 1d6+1'
	},
	explosive: {
		title: 'Materiały wybuchowe',
		'2005': 'użycie 3, rzut na 1d6+2″, 1d10; promienia nie podano, przyjmujemy 2″',
		'2010': 'użycie 1, rzut na 3″, 1d10 wszystkim do 2″ (z innego rozdziału)',
		'2020': 'promień 2″; reszta przyjęta jak w 2010'
	},
	shield: {
		title: 'Tarcza',
		'2005': 'użycie 2, zabiera 1d6; można nią przepchnąć',
		'2010': 'użycie 2, ciężka 3 i daje osłonę; paruje (z innego rozdziału)',
		'2020': 'ciężka użycie 3; paruje'
	},
	bareHands: {
		title: 'Puste ręce',
		'2005': 'użycie 2, tylko przepychają',
		'2010': 'użycie 0 do parowania; przepchnięcie i chwyt',
		'2020': 'użycie 0 do parowania; przepchnięcie i chwyt'
	},
	randomObject: {
		title: 'Przedmiot pod ręką',
		'2005': 'użycie 2, 1d6−2; rzut na 1d6−1″',
		'2010': 'użycie 4, 1 kostka umiejętności − 2',
		'2020': 'użycie 4, 1 kostka akcji − 2'
	},
	minifigTool: {
		title: 'Narzędzie',
		'2005': 'nie ma osobnego',
		'2010': 'użycie 3, 1 kostka umiejętności − 1',
		'2020': 'użycie 3'
	}
};
