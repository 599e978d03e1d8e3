import type { Creation, Form, PropulsionMode } from '$lib/rules/choices';
import { pickedBy } from '../chance';
import { fittingRows, type Stemmed } from '../stems';

export const SILHOUETTES = [
	'horse',
	'hound',
	'elephant',
	'dragon',
	'serpent',
	'bird',
	'spider',
	'giant',
	'cart',
	'car',
	'truck',
	'tank',
	'walker',
	'hover',
	'boat',
	'galleon',
	'warship',
	'submarine',
	'plane',
	'helicopter',
	'airship',
	'starship',
	'hut',
	'tower',
	'castle',
	'bunker',
	'cannon',
	'ballista',
	'catapult',
	'rocketRack'
] as const;
export type Silhouette = (typeof SILHOUETTES)[number];

interface Naming extends Stemmed {
	readonly silhouette: Silhouette;
}

/** The most telling first: a starship is no ship, a tank destroyer no tank of water. */
const NAMINGS: readonly Naming[] = [
	{ stems: 'smok smocz smoc dragon wyvern wiwern drake', silhouette: 'dragon' },
	{ stems: 'submar podwodn uboot nautil', silhouette: 'submarine' },
	{ stems: 'kosm space starsh gwiezdn wahadlow shuttle rakietopl', silhouette: 'starship' },
	{ stems: 'smiglow helikop helicop copter chopper heli', silhouette: 'helicopter' },
	{ stems: 'sterow balon airship blimp balloon zepp', silhouette: 'airship' },
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
		stems: 'lodz lodk lodzi szalup drakkar longsh boat raft tratw canoe kajak',
		silhouette: 'boat'
	},
	{ stems: 'statek statk okret ship', silhouette: 'galleon' },
	{ stems: 'czolg tank panzer tygrys dzialo', silhouette: 'tank' },
	{ stems: 'mech walker krocz', silhouette: 'walker' },
	{ stems: 'ciezarow ciezarowk truck lorry konwoj convoy transporter', silhouette: 'truck' },
	{ stems: 'samochod auto =car jeep lazik gazik buggy pickup', silhouette: 'car' },
	{ stems: 'woz wozow wagon rydwan chariot cart furmank powoz', silhouette: 'cart' },
	{
		stems:
			'=kon =konia =konie =koni =koniem =konik rumak wierzcho klacz ogier kucyk zrebak horse warhorse steed pony mare stallion pegaz pegasus jednoroz unicorn',
		silhouette: 'horse'
	},
	{
		stems:
			'wilk wilcz =pies =psy =psa ogar wolf wolves dog hound warg lis =fox kot =cat tygrys lew lion tiger niedzwied bear dzik boar',
		silhouette: 'hound'
	},
	{ stems: 'slon mamut mumak elephant mammoth olifant nosoroz rhino', silhouette: 'elephant' },
	{
		stems:
			'pajak pajecz spider tarant skorpion scorpion owad insect zuk beetle mrowk =ant =ants krab crab larw',
		silhouette: 'spider'
	},
	{
		stems:
			'orzel orl sokol jastrz eagle hawk falcon gryf griffin gryphon kruk raven =ptak =ptaki bird roc feniks phoenix sowa owl',
		silhouette: 'bird'
	},
	{
		stems: 'waz weze wezy morski serpent kraken hydra lewiat leviat =rekin shark snake',
		silhouette: 'serpent'
	},
	{
		stems:
			'troll trol ogr ogre olbrzym giant golem tytan titan cyklop cyclop potwor monster yeti minotaur =ent demon',
		silhouette: 'giant'
	},
	{ stems: 'zamek zamk castle twierdz fortec fortress', silhouette: 'castle' },
	{ stems: 'wieza wieze wiezy tower straznic baszt keep', silhouette: 'tower' },
	{ stems: 'bunkier bunkr bunker schron pillbox =fort okop', silhouette: 'bunker' },
	{ stems: 'chat dom domek hut house cottage karczm tavern szalas stajn barn', silhouette: 'hut' },
	{ stems: 'balist ballist skorp scorp', silhouette: 'ballista' },
	{ stems: 'katapul catapul trebu trebus mangon mozdzierz mortar onager', silhouette: 'catapult' },
	{ stems: 'rakiet rocket wyrzutn', silhouette: 'rocketRack' },
	{ stems: 'armat dzial cannon haubic howitz', silhouette: 'cannon' }
];

const namingsOf = fittingRows<Naming>(NAMINGS);

/** What a creation of a form may look like, whatever its name. */
const OF_FORM: Record<Form, readonly Silhouette[]> = {
	creature: ['horse', 'hound', 'elephant', 'dragon', 'serpent', 'bird', 'spider', 'giant'],
	vehicle: [
		'cart',
		'car',
		'truck',
		'tank',
		'walker',
		'hover',
		'boat',
		'galleon',
		'warship',
		'submarine',
		'plane',
		'helicopter',
		'airship',
		'starship',
		'dragon',
		'spider'
	],
	building: ['hut', 'tower', 'castle', 'bunker'],
	emplacement: ['cannon', 'ballista', 'catapult', 'rocketRack', 'bunker']
};

const BY_WEAPON = {
	gun: 'cannon',
	heavyWeapon: 'cannon',
	launcher: 'catapult',
	rocket: 'rocketRack',
	ram: 'ballista',
	closeCombat: 'ballista'
} as const satisfies Record<string, Silhouette>;

/** What a creation looks like: by its name if that suits its form, or else by what it is and can do. */
export function silhouetteOf(creation: Creation): Silhouette {
	const { name, form } = creation;
	const named = namingsOf(name).find(({ silhouette }) => OF_FORM[form].includes(silhouette));
	return named?.silhouette ?? BY_FORM[form](creation);
}

const BY_FORM: Record<Form, (creation: Creation) => Silhouette> = {
	creature: creatureBySize,
	vehicle: vehicleByPropulsion,
	building: ({ size = 1, weapons = [] }) => {
		if (size <= 3) return weapons.length > 0 ? 'bunker' : 'hut';
		return size <= 6 ? 'tower' : 'castle';
	},
	emplacement: ({ weapons = [] }) => BY_WEAPON[weapons[0]?.type ?? 'closeCombat']
};

function creatureBySize(creature: Creation): Silhouette {
	const { name, size, structureLevel = 0, barding } = creature;
	const modes = modesOf(creature);
	if (barding || size === undefined) return 'horse';
	if (modes.includes('air')) return size >= 2 ? 'dragon' : 'bird';
	if (modes.includes('water') || modes.includes('underwater')) return 'serpent';
	if (size <= 1) return structureLevel === 0 ? 'spider' : 'hound';
	if (size <= 2) return pickedBy(`creature:${name}`, ['horse', 'hound']);
	return size <= 3 ? 'giant' : pickedBy(`creature:${name}`, ['giant', 'elephant']);
}

function vehicleByPropulsion(vehicle: Creation): Silhouette {
	const { name, size = 2, weapons = [], structureLevel = 0 } = vehicle;
	const armed = weapons.some(({ type }) => type !== 'closeCombat' && type !== 'ram');
	const modes = modesOf(vehicle);
	if (modes.includes('air')) {
		return size >= 7 ? 'airship' : pickedBy(`air:${name}`, ['plane', 'helicopter']);
	}
	if (modes.includes('underwater')) return 'submarine';
	if (modes.includes('water')) {
		if (size <= 3) return 'boat';
		return structureLevel >= 3 ? 'warship' : 'galleon';
	}
	if (modes.includes('special')) return pickedBy(`special:${name}`, ['hover', 'walker']);
	if (armed && size >= 3) return 'tank';
	if (size >= 4) return 'truck';
	return structureLevel === 0 && !armed ? 'cart' : 'car';
}

function modesOf({ propulsion = [] }: Creation): readonly PropulsionMode[] {
	return propulsion.map(({ mode }) => mode);
}
