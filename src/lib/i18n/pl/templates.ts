import type * as en from '../en/templates';

export const templates: typeof en.templates = {
	knights: {
		army: 'Chorągiew Zawiszy',
		about: 'Kopijnicy, wódz na koniu w zbroi i piechota, która stara się nadążyć.',
		units: {
			commander: 'Zawisza z Garbowa',
			charger: 'Kary Grzmot',
			lancers: 'Kopijnik',
			horses: 'Rumak',
			banneret: 'Chorąży',
			footmen: 'Pieszy z tarczą',
			archers: 'Łucznik spod lasu',
			squire: 'Giermek z cegłą'
		},
		squads: { riders: 'Pierwsza szarża', foot: 'Pod sztandarem' }
	},
	pirates: {
		army: 'Piraci z Krwawej Studzienki',
		about: 'Galeon z czterema działami, szalupa pełna abordażystów i papuga, która wie lepiej.',
		units: {
			galleon: 'Słony Klocek',
			captain: 'Kapitan Rudobrody',
			helmsman: 'Sternik',
			gunners: 'Kanonier z kordelasem',
			powderMonkey: 'Prochowy chłopiec',
			parrot: 'Admirał Sucharek',
			boat: 'Szalupa',
			bosun: 'Bosman Hak',
			boarders: 'Abordażysta'
		},
		squads: { crew: 'Załoga', boarding: 'Na abordaż' }
	},
	troopers: {
		army: 'Straż Orbitalna nr 7½',
		about: 'Karabiny z orbity, robot kroczący, snajper i robopies, który aportuje lasery.',
		units: {
			captain: 'Kapitan Wega',
			sergeant: 'Sierżant Śluza',
			troopers: 'Kosmiczny strażnik',
			sniper: 'Sokole Oko',
			medic: 'Lekarz polowy',
			walker: 'Kroczący Szczudło',
			pilot: 'Pilot Szczudła',
			dog: 'Robopies Nitek'
		},
		squads: { landing: 'Desant', support: 'Wsparcie ogniowe' }
	},
	wizards: {
		army: 'Akademia Głośnej Magii',
		about: 'Magowie wszystkich roczników, latający dywan i coś gorącego w rezerwie.',
		units: {
			archmage: 'Arcymag Bazyli Wybuchobrody',
			carpet: 'Latający dywan',
			summoner: 'Mistrzyni kręgów',
			mages: 'Magister kul ognistych',
			apprentices: 'Pierwszoroczny',
			herbalist: 'Zielarka',
			guards: 'Odźwierny z halabardą',
			cat: 'Mruczek, który wie więcej',
			elemental: 'Żywiołak ognia'
		},
		squads: { council: 'Rada profesorów', students: 'Wycieczka szkolna', guard: 'Brama' }
	},
	undead: {
		army: 'Parada Rzężących',
		about: 'Nekromanta, który nigdy nie zostaje sam: ożywieńcy, kości i jeden bardzo duży gość.',
		units: {
			necromancer: 'Morten Niepogrzebany',
			hearse: 'Karawan',
			acolytes: 'Grabarz',
			zombies: 'Stękacz',
			skeletons: 'Grzechotnik',
			boneArchers: 'Kościany łucznik',
			ogre: 'Duży Wujek'
		},
		squads: { horde: 'Ci powolni', bones: 'Ci, co grzechoczą', cult: 'Ci jeszcze żywi' }
	},
	ninja: {
		army: 'Klan Cichego Klocka',
		about: 'Nikt nie widział, jak przyszli: skradanie, po dwa ostrza na głowę i latawiec.',
		units: {
			sensei: 'Sensei Dwa Ostrza',
			shadows: 'Cień',
			throwers: 'Miotacz gwiazdek',
			bomber: 'Dym i proch',
			sumo: 'Ten, którego widać',
			scout: 'Oko na niebie',
			kite: 'Latawiec'
		},
		squads: { night: 'Nocna zmiana', distance: 'Z daleka', sky: 'Z wiatrem' }
	},
	dragon: {
		army: 'Smok Wawelski i Spółka',
		about: 'Smocza jeźdźczyni, smok, jego pisklę i nieliczni, którzy odważą się stać obok.',
		units: {
			rider: 'Wanda Smocza Siostra',
			dragon: 'Smok Wawelski',
			whelp: 'Iskierka',
			shaman: 'Strażnik płomienia',
			keepers: 'Stajenny w kolczudze',
			hunters: 'Łowca owiec'
		},
		squads: { sky: 'Ci z góry', ground: 'Ci z dołu, lekko przypaleni' }
	},
	garrison: {
		army: 'Nie Przejdą przez Fosę',
		about: 'Zamek, machiny na murach i wszyscy, którzy w nim mieszkają.',
		units: {
			castle: 'Zamek Zwodzony Most',
			castellan: 'Kasztelan',
			catapult: 'Katapulta Gruba Berta',
			ballistas: 'Balista na murze',
			crossbowmen: 'Kusznik z blanek',
			guards: 'Strażnik bramy',
			cook: 'Kucharz z chochlą',
			kitchenBoy: 'Kuchcik'
		},
		squads: { walls: 'Na murach', gate: 'Za bramą', engines: 'Machiny' }
	},
	posse: {
		army: 'Pościg z Zakurzonej Wypustki',
		about: 'Szeryfka z dwoma rewolwerami, zastępcy na mustangach i dyliżans, który musi dojechać.',
		units: {
			sheriff: 'Szeryfka Dzika Zośka',
			stallion: 'Biegacz Stepowy',
			deputies: 'Zastępca szeryfa',
			mustangs: 'Narowisty mustang',
			stagecoach: 'Dyliżans',
			coachman: 'Woźnica',
			shotgun: 'Strzelec na koźle',
			prospector: 'Poszukiwacz z dynamitem',
			sharpshooters: 'Strzelec wyborowy',
			doctor: 'Doktor Piłka',
			barkeeper: 'Barman'
		},
		squads: { riders: 'Pościg', coach: 'Dyliżans i obsługa', town: 'Główna ulica' }
	},
	tankers: {
		army: 'Trzej Pancerni i Kot',
		about: 'Jeden czołg, jego obsługa, ich kot i piechota, która wie, gdzie się schować.',
		units: {
			tank: 'Rudy Czajnik',
			commander: 'Porucznik Właz',
			driver: 'Kierowca',
			gunner: 'Celowniczy',
			cat: 'Kapral Łapka',
			sergeant: 'Sierżant',
			infantry: 'Strzelec liniowy',
			bazooka: 'Łowca czołgów',
			medic: 'Sanitariusz',
			machineGun: 'Gniazdo karabinu maszynowego'
		},
		squads: { crew: 'Załoga', infantry: 'Piechota' }
	},
	convoy: {
		army: 'Konwój przez Pustynię Dywanu',
		about: 'Dwie ciężarówki z czymś cennym i ich obstawa. W sam raz przeciw bandytom.',
		units: {
			leader: 'Szefowa konwoju',
			motorcycle: 'Motocykl zwiadu',
			trucks: 'Opancerzona ciężarówka',
			drivers: 'Kierowca ciężarówki',
			gunTruck: 'Ciężarówka z działkiem',
			gunner: 'Strzelec wieżyczki',
			escort: 'Eskorta',
			mechanic: 'Mechanik z kluczem'
		},
		squads: { vanguard: 'Czoło kolumny', trucks: 'Ciężarówki', escort: 'Niestety pieszo' }
	},
	bandits: {
		army: 'Bandyci spod Kanapy',
		about: 'Motocykle, samochód z działkiem i drugie działo za poduszkami. W sam raz na konwój.',
		units: {
			warlord: 'Królowa Kłębek Kurzu',
			car: 'Samochód z działkiem',
			driver: 'Kierowca od ucieczek',
			motorcycles: 'Ryczący motocykl',
			bikers: 'Motocyklista z łańcuchem',
			cannon: 'Działo znalezione',
			cannoneers: 'Przypadkowy działonowy',
			bomber: 'Bombiarz'
		},
		squads: { bikers: 'Wataha', ambush: 'Zasadzka' }
	},
	carpet: {
		army: 'Bitwa o Dywan',
		about: 'Wszystkiego po trochu, co jest w QuickWars: pierwsza bitwa w kwadrans.',
		units: {
			champion: 'Mistrz półki',
			blades: 'Zbrojny z szuflady',
			bows: 'Łucznik z szuflady',
			throwers: 'Miotacz klocków',
			horse: 'Koń z innego pudełka',
			courier: 'Goniec',
			buggy: 'Łazik',
			driver: 'Kierowca łazika',
			cannon: 'Armata pokojowa',
			cannoneers: 'Działonowy'
		},
		squads: { attack: 'Natarcie', support: 'Osłona', battery: 'Bateria' }
	},
	fellowship: {
		army: 'Bywalcy Ostatniej Gospody',
		about: 'Kilkoro, którzy się na tym znają, i wieśniacy, którym nie dało się tego wybić z głowy.',
		units: {
			leader: 'Brunhilda Beczkołomna',
			knight: 'Rycerz Pustej Sakiewki',
			blade: 'Karczemny szermierz',
			spears: 'Włócznik na emeryturze',
			archers: 'Leśniczy',
			scout: 'Kieszonkowiec',
			villagers: 'Wieśniak z widłami'
		},
		squads: { front: 'Drzwiami', woods: 'Od podwórza' }
	},
	goblins: {
		army: 'Gobliny zza Szafy',
		about: 'Liczne, niskie i głośne, a jeden jest duży.',
		units: {
			troll: 'Troll Gruda',
			chief: 'Wódz goblinów Smarkonos',
			shaman: 'Goblin szaman od Skarpety',
			wolfRiders: 'Goblin szczurojeździec',
			goblins: 'Goblin podgryzacz',
			slingers: 'Goblin procarz'
		},
		squads: { gang: 'Banda', stones: 'Kamienie i Gruda', pack: 'Sfora' }
	}
};
