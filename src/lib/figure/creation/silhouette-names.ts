import { rowMatcher, type Stemmed } from '../stems';
import type { Silhouette } from './silhouettes';

interface Naming extends Stemmed {
	readonly silhouette: Silhouette;
	/** The largest size with this silhouette. */
	readonly upTo?: number;
}

/** The most specific first: a starship is no ship, and a tank destroyer is no water tank. */
const NAMINGS: readonly Naming[] = [
	{ stems: 'smok smocz smoc dragon wyvern wiwern drake', silhouette: 'dragon' },
	{ stems: 'robopies robodog', silhouette: 'hound' },
	{
		stems: 'szkielet kosciotrup kosciej skelet nieumar undead =lich =licz',
		silhouette: 'skeleton',
		upTo: 2
	},
	{
		stems: 'zombi ozywi ghoul ghul =trup =trupy =trupow umarlak umarly umarli mumi mumm =undead',
		silhouette: 'zombie',
		upTo: 2
	},
	{ stems: 'robot droid android cyborg automat', silhouette: 'robot', upTo: 2 },
	{
		stems:
			'goblin hobgob kobold gremlin =ork =orki =orkow =orc =orcs orcz =gnom =gnomy gnome =imp =impy chochlik',
		silhouette: 'goblin',
		upTo: 2
	},
	{ stems: 'golem', silhouette: 'golem' },
	{ stems: 'zywiol elemental', silhouette: 'elemental' },
	{ stems: 'submar podwodn uboot nautil', silhouette: 'submarine' },
	{ stems: 'kosm space starsh gwiezdn wahadlow shuttle rakietopl', silhouette: 'starship' },
	{ stems: 'latawi =kite =kites lotni paralot hangglid glider szybow', silhouette: 'glider' },
	{ stems: 'dywan carpet =rug', silhouette: 'carpet' },
	{ stems: 'smiglow helikop helicop copter chopper heli', silhouette: 'helicopter' },
	{ stems: 'balon balloon montgolf', silhouette: 'balloon' },
	{ stems: 'sterow airship blimp zepp', silhouette: 'airship' },
	{
		stems: 'samolot mysliw bombow plane biplane fighter bomber dwuplat aeropl airpl',
		silhouette: 'plane'
	},
	{ stems: 'poduszk hover antygraw grav', silhouette: 'hover' },
	{ stems: 'galeon galleon frega karawel caravel brygant zaglow bryg', silhouette: 'galleon' },
	{
		stems:
			'krazow pancern niszczyc cruiser destroyer battlesh ironclad kanonier gunboat kuter lotniskow',
		silhouette: 'warship'
	},
	{
		stems: 'wiosl lodk szalup ponton rowing rowboat =row dinghy raft tratw canoe kajak kayak',
		silhouette: 'rowboat'
	},
	{ stems: 'lodz motorow drakkar longsh boat motorboat', silhouette: 'boat' },
	{ stems: 'statek statk okret ship', silhouette: 'galleon' },
	{ stems: 'taran =ram =rams battering', silhouette: 'batteringRam' },
	{ stems: 'oblezn siege belfr', silhouette: 'siegeTower' },
	{
		stems: 'motocyk motorc motorbik =motor skuter scooter =bike =rower',
		silhouette: 'motorcycle'
	},
	{ stems: 'czolg tank panzer tygrys dzialo', silhouette: 'tank' },
	{ stems: 'mech walker krocz robot droid android', silhouette: 'walker' },
	{ stems: 'ciezarow ciezarowk truck lorry konwoj convoy transporter', silhouette: 'truck' },
	{ stems: 'samochod auto =car jeep lazik gazik buggy pickup', silhouette: 'car' },
	{
		stems:
			'woz wozow wagon rydwan chariot cart furmank powoz dylizans stagecoach karet karawan hearse',
		silhouette: 'cart'
	},
	{
		stems:
			'=kon =konia =konie =koni =koniem =konik rumak wierzcho klacz ogier kucyk zrebak horse warhorse steed pony mare stallion pegaz pegasus jednoroz unicorn mustang',
		silhouette: 'horse'
	},
	{
		stems:
			'=kot =kota =koty =kotka =kocur kociak =cat =cats kitten tygrys lew lion tiger panter panther =rys lynx puma jaguar',
		silhouette: 'cat'
	},
	{ stems: 'niedzwied =mis =misie =bear =bears grizzl =panda', silhouette: 'bear' },
	{
		stems:
			'wilk wilcz =pies =psy =psa ogar wolf wolves dog hound warg =lis =lisy =fox =foxes dzik boar hien hyena',
		silhouette: 'hound'
	},
	{ stems: 'slon mamut mumak elephant mammoth olifant nosoroz rhino', silhouette: 'elephant' },
	{
		stems:
			'pajak pajecz spider tarant skorpion scorpion owad insect zuk beetle mrowk =ant =ants krab crab larw',
		silhouette: 'spider'
	},
	{ stems: 'gryf griffin gryphon hipogr hippogr', silhouette: 'griffin' },
	{
		stems:
			'orzel orl sokol jastrz eagle hawk falcon kruk raven =ptak =ptaki bird roc feniks phoenix sowa owl',
		silhouette: 'bird'
	},
	{
		stems: 'waz weze wezy morski serpent kraken hydra lewiat leviat =rekin shark snake',
		silhouette: 'serpent'
	},
	{
		stems:
			'troll trol ogr ogre olbrzym giant tytan titan cyklop cyclop potwor monster yeti minotaur =ent demon',
		silhouette: 'giant'
	},
	{ stems: 'namiot tent =tents jurt yurt pawilon pavilion', silhouette: 'tent' },
	{
		stems: 'barykad barricad worki sandbag zasiek palisad rogatk roadbl',
		silhouette: 'barricade'
	},
	{ stems: 'zamek zamk castle twierdz fortec fortress', silhouette: 'castle' },
	{ stems: 'wieza wieze wiezy tower straznic baszt keep', silhouette: 'tower' },
	{ stems: '=mur =mury =murek =muru wall scian fence', silhouette: 'wall' },
	{ stems: 'bunkier bunkr bunker schron pillbox =fort okop', silhouette: 'bunker' },
	{ stems: 'chat dom domek hut house cottage karczm tavern szalas stajn barn', silhouette: 'hut' },
	{ stems: 'balist ballist skorp scorp', silhouette: 'ballista' },
	{ stems: 'katapul catapul trebu trebus mangon mozdzierz mortar onager', silhouette: 'catapult' },
	{
		stems: 'karabin cekaem =ckm =rkm =mg machine gatling minigun',
		silhouette: 'machineGun'
	},
	{ stems: 'wiezyczk turret laser plazm plasma', silhouette: 'turret' },
	{ stems: 'rakiet rocket wyrzutn', silhouette: 'rocketRack' },
	{ stems: 'armat dzial cannon haubic howitz', silhouette: 'cannon' }
];

const namingsOf = rowMatcher<Naming>(NAMINGS);

/** Returns all silhouettes that a name suggests at a size, most specific first. */
export function namedSilhouettes(name: string, size = 0): Silhouette[] {
	return namingsOf(name)
		.filter(({ upTo = Infinity }) => size <= upTo)
		.map(({ silhouette }) => silhouette);
}
