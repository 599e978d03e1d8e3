import type { reference as en } from '../en/reference';

const rules: typeof en.rules = {
	'NS-12': {
		title: 'Tura',
		text: 'Gracze grają na zmianę, każdy jedną grupą w obrębie 8″. Kto nie jest związany walką, może dojść do niej do 2″.'
	},
	'NS-13': { title: 'Związani walką', text: 'Jeden związany, to cała grupa.' },
	'NS-14': {
		title: 'Ryzyko',
		text: 'Ucierpieć może tylko grupa, która działa, i ci, z którymi walczy.'
	},
	'NS-15': {
		title: 'Kostki',
		text: 'Każda postać rozdziela swoje kostki na przeciwników i może część zachować, aż zobaczy pierwsze wyniki.'
	},
	'NS-17': { title: 'Polegli', text: 'Tyle trafień w jednej turze, ile wytrzymałości.' },
	'NS-18': {
		title: 'Tarcza i ciężka zbroja',
		text: 'Każda anuluje jedno trafienie na aktywację. Za każde przeciwnik ma punkt opowieści.'
	},
	'NS-19': {
		title: 'Trafiony, nie zabity',
		text: 'Za każde punkt opowieści dla przeciwnika. Trafienia liczą się do końca tury.'
	},
	'NS-20': {
		title: 'Obrona',
		text: 'Jedna kostka z co najmniej jej liczbą: dobry 1, przeciętny 2, sługus 3; o 1 więcej za każdą własną ranę.'
	},
	'NS-21': {
		title: 'Bez kostki obrony',
		text: 'Obrona się nie udaje, a ten wróg od razu atakuje.'
	},
	'NS-22': {
		title: 'Przed kim',
		text: 'Przed każdym wrogiem, który sięga, zanim się go zaatakuje, i przed wszystkimi w tej turze.'
	},
	'NS-23': {
		title: 'Odskok',
		text: 'Obrona z liczbą o 2 większą, bez kostek tarczy: do 2″ prosto do tyłu.'
	},
	'NS-24': {
		title: 'Nieudana',
		text: 'Ten wróg atakuje jedną darmową kostką i swoimi dodatkowymi.'
	},
	'NS-25': { title: 'Atak', text: 'Po obronie. Każda 5 i 6 to trafienie.' },
	'NS-27': {
		title: 'Wypad',
		text: 'Do 2″ prosto na wroga stojącego dalej niż 1″, potem atak. Jeśli nie zginął i nie leży, trzeba się przed nim obronić.'
	},
	'NS-28': {
		title: 'Pchnięcie',
		text: 'Po obronie, do 1″: przy 5 i 6 wróg cofa się do 2″. Nie ma miejsca: pada.'
	},
	'NS-29': {
		title: 'Zamach',
		text: 'Ciężką bronią dwuręczną: dwie kostki za każdą kostkę akcji, każda 5 i 6 odrzuca wroga z 1″ o 2″.'
	},
	'NS-40': {
		title: 'Łucznicy',
		text: 'Gdy działa grupa niezwiązana walką, niezwiązani łucznicy mogą do niej strzelać do 18″.'
	},
	'NS-41': {
		title: 'Ile strzał',
		text: '3 kostki za każdą postać w grupie; przeciw samotnej 5.'
	},
	'NS-42': { title: 'Trafienia strzał', text: 'Każda 6.' },
	'NS-43': {
		title: 'Kogo trafiają',
		text: 'Sługusi biorą połowę, tę większą; resztę rozdziela gracz, którego to grupa.'
	},
	'NS-46': {
		title: 'Punkty opowieści',
		text: 'Z nowym punktem rzuć dowolną część odłożonych, po 1d6, i odczytaj sumę albo mniej wśród zdarzeń. Każda 6 daje jeden przeciwnikowi.'
	},
	'NS-47': {
		title: 'Zdarzenia',
		text: '5: wroga postać ma kostkę mniej. 7: wybierasz, którą grupą przeciwnik teraz zadziała. 9: 2 kostki więcej do trwającego ataku. 11: rana; sługus traci przytomność. 13: zdarzenie fabularne. 15: salwa strzał do grupy, także związanej walką. 17: 3 kostki więcej. 18: wroga postać pada albo spada z konia. 20: sługusi uciekają. 21: 4 kostki więcej. 24: duże zdarzenie fabularne. 27: cel wypada z walki.'
	},
	'NS-50': {
		title: 'Ruch związanych walką',
		text: 'Dopiero po obronie przed wszystkimi, którzy atakują. Jedna kostka: do 2″.'
	},
	'NS-51': {
		title: 'Ruch niezwiązanych',
		text: 'Cała grupa tak jak najwolniejszy: 1d6″ na kostkę, każda co najmniej 3.'
	},
	'NS-70': {
		title: 'Ochrona fabuły',
		text: 'To, co by zabiło, naraża na niewolę: przeciwnik ma punkt opowieści, a kto po późniejszej aktywacji stoi do 1″, bierze do niewoli.'
	}
};

export const reference: typeof en = {
	inForce: (p) => `Obowiązujące suplementy: ${p.what}`,
	noSupplements: 'Bez suplementów',
	per: {
		level: 'za jeden poziom',
		levelOrSize: 'za jeden poziom, dwa ostatnie za wielkość 1',
		inch: 'za cal wielkości',
		twoInches: 'za 2″ na turę'
	},
	sections: {
		generalDice: 'Kostki ogólne',
		dice: 'Kostki i cale',
		turn: 'Tura',
		attack: 'Atak',
		close: 'Walka wręcz',
		charge: 'Szarża',
		abilities: 'Zdolności specjalne',
		creations: 'Kreacje w walce',
		squads: 'Oddziały',
		healing: 'Leczenie',
		game: 'Przy stole',
		defence: 'Obrona',
		missiles: 'Łucznicy',
		movement: 'Ruch',
		story: 'Trafienia i opowieść'
	},
	rules
};
