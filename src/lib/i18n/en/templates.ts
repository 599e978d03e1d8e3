import type { TemplateTexts } from '$lib/army/templates';

/** Names of the army templates and their units. */
export const templates: TemplateTexts = {
	knights: {
		army: 'The Silver Lances',
		about: 'Lancers, a commander on an armored horse, and foot that tries to keep up.',
		units: {
			commander: 'Sir Ulric the Unbent',
			charger: 'Thunderhoof',
			lancers: 'Lancer',
			horses: 'Warhorse',
			banneret: 'Banneret',
			footmen: 'Footman',
			archers: 'Longbowman',
			squire: 'Squire with a brick'
		},
		squads: { riders: 'First wave', foot: 'Behind the banner' }
	},
	pirates: {
		army: 'Pirates of Bloody Bucket Bay',
		about: 'A galleon with four guns, a boat full of boarders, and a parrot with opinions.',
		units: {
			galleon: 'The Salty Brick',
			captain: 'Captain Redstud',
			helmsman: 'Helmsman',
			gunners: 'Gunner with a cutlass',
			powderMonkey: 'Powder monkey',
			parrot: 'Admiral Cracker',
			boat: 'Longboat',
			bosun: 'Bosun Hooks',
			boarders: 'Boarder'
		},
		squads: { crew: 'Crew', boarding: 'Boarding party' }
	},
	troopers: {
		army: 'Orbital Guard, Seventh and a Half',
		about: 'Rifles from orbit, a walker, a sniper, and a robot dog that fetches lasers.',
		units: {
			captain: 'Captain Vega',
			sergeant: 'Sergeant Airlock',
			troopers: 'Space trooper',
			sniper: 'Ghost-eye',
			medic: 'Field doctor',
			walker: 'Walker Stilts',
			pilot: 'Walker pilot',
			dog: 'Robodog Bolt'
		},
		squads: { landing: 'Landing party', support: 'Fire support' }
	},
	wizards: {
		army: 'Academy of Loud Magic',
		about: 'Mages of all years, a flying carpet, and something hot in reserve.',
		units: {
			archmage: 'Archmage Baldric Blastbeard',
			carpet: 'Flying carpet',
			summoner: 'Mistress of circles',
			mages: 'Master of fireballs',
			apprentices: 'First-year',
			herbalist: 'Herbalist',
			guards: 'Gatekeeper',
			cat: 'Whiskers, who knows more',
			elemental: 'Fire elemental'
		},
		squads: { council: 'The council', students: 'School trip', guard: 'The gate' }
	},
	undead: {
		army: 'The Wheezing Parade',
		about: 'A necromancer who never stays alone: zombies, bones, and one very large guest.',
		units: {
			necromancer: 'Morten the Unburied',
			hearse: 'Hearse',
			acolytes: 'Gravedigger',
			zombies: 'Groaner',
			skeletons: 'Rattler',
			boneArchers: 'Bone archer',
			ogre: 'Big Uncle'
		},
		squads: { horde: 'The slow ones', bones: 'The rattling ones', cult: 'The living ones' }
	},
	ninja: {
		army: 'Clan of the Quiet Brick',
		about: 'Nobody has seen them come: stealth, two blades each, and a kite.',
		units: {
			sensei: 'Sensei Two Blades',
			shadows: 'Shadow',
			throwers: 'Star thrower',
			bomber: 'Smoke and powder',
			sumo: 'The one who is seen',
			scout: 'Eye in the sky',
			kite: 'Kite'
		},
		squads: { night: 'Night watch', distance: 'From afar', sky: 'Wind' }
	},
	dragon: {
		army: 'Scales and Sparks',
		about: 'A rider on a dragon, its whelp, and the few who dare to stand beside them.',
		units: {
			rider: 'Asta Dragonfriend',
			dragon: 'Old Cinder',
			whelp: 'Sparky',
			shaman: 'Keeper of the flame',
			keepers: 'Stable hand in chainmail',
			hunters: 'Sheep hunter'
		},
		squads: { sky: 'Above', ground: 'Below, mostly singed' }
	},
	garrison: {
		army: 'They Shall Not Pass the Moat',
		about: 'A castle, engines on its walls, and everybody who lives in it.',
		units: {
			castle: 'Castle Drawbridge',
			castellan: 'Castellan',
			catapult: 'Catapult Big Bertram',
			ballistas: 'Wall ballista',
			crossbowmen: 'Crossbowman of the wall',
			guards: 'Guard of the gate',
			cook: 'Cook with a ladle',
			kitchenBoy: 'Kitchen boy'
		},
		squads: { walls: 'On the walls', gate: 'Behind the gate', engines: 'Engines' }
	},
	posse: {
		army: 'The Dusty Stud Posse',
		about:
			'A sheriff with two pistols, deputies on mustangs, and a stagecoach that must get through.',
		units: {
			sheriff: 'Sheriff Calamity Jo',
			stallion: 'Tumbleweed',
			deputies: 'Deputy',
			mustangs: 'Mustang',
			stagecoach: 'Stagecoach',
			coachman: 'Coachman',
			shotgun: 'Shotgun rider',
			prospector: 'Prospector with dynamite',
			sharpshooters: 'Sharpshooter',
			doctor: 'Doc Sawbones',
			barkeeper: 'Barkeeper'
		},
		squads: { riders: 'Posse', coach: 'The coach', town: 'Main Street' }
	},
	tankers: {
		army: 'Three Tankers and a Cat',
		about: 'One tank, its crew, their cat, and infantry that knows where to hide.',
		units: {
			tank: 'The Kettle',
			commander: 'Lieutenant Hatch',
			driver: 'Driver',
			gunner: 'Gunner',
			cat: 'Corporal Paws',
			sergeant: 'Sergeant',
			infantry: 'Rifleman of the line',
			bazooka: 'Tank hunter',
			medic: 'Stretcher-bearer',
			machineGun: 'Machine gun nest'
		},
		squads: { crew: 'Crew', infantry: 'Infantry' }
	},
	convoy: {
		army: 'Convoy Across the Carpet Desert',
		about:
			'Two trucks with something valuable, and all that guards them. Meant against the bandits.',
		units: {
			leader: 'Convoy boss',
			motorcycle: 'Scout bike',
			trucks: 'Plated truck',
			drivers: 'Truck driver',
			gunTruck: 'Gun truck',
			gunner: 'Turret gunner',
			escort: 'Escort',
			mechanic: 'Mechanic with a wrench'
		},
		squads: { vanguard: 'Vanguard', trucks: 'Trucks', escort: 'On foot, sadly' }
	},
	bandits: {
		army: 'Bandits from Under the Sofa',
		about:
			'Bikes, a car with a gun, and another gun behind the cushions. Meant against the convoy.',
		units: {
			warlord: 'Queen Dustbunny',
			car: 'Car with a cannon',
			driver: 'Getaway driver',
			motorcycles: 'Roaring motorbike',
			bikers: 'Biker with a chain',
			cannon: 'Found cannon',
			cannoneers: 'Cannoneer by chance',
			bomber: 'Bomb thrower'
		},
		squads: { bikers: 'The pack', ambush: 'Ambush' }
	},
	carpet: {
		army: 'Battle for the Carpet',
		about: 'One of everything that QuickWars has: a first battle in a quarter of an hour.',
		units: {
			champion: 'Champion of the shelf',
			blades: 'Blade',
			bows: 'Bow',
			throwers: 'Brick thrower',
			horse: 'Horse from another box',
			courier: 'Courier',
			buggy: 'Buggy',
			driver: 'Buggy driver',
			cannon: 'Parlor cannon',
			cannoneers: 'Cannoneer'
		},
		squads: { attack: 'Attack', support: 'Support', battery: 'Battery' }
	},
	fellowship: {
		army: 'Regulars of the Last Inn',
		about: 'A few who are good at it, and villagers who could not be talked out of coming along.',
		units: {
			leader: 'Brunhild Barrelbreaker',
			knight: 'Knight of the empty purse',
			blade: 'Tavern fencer',
			spears: 'Retired spearman',
			archers: 'Forester',
			scout: 'Pickpocket',
			villagers: 'Villager with a pitchfork'
		},
		squads: { front: 'Through the door', woods: 'Round the back' }
	},
	goblins: {
		army: 'Goblins from Behind the Wardrobe',
		about: 'Many, short and loud, and one who is large.',
		units: {
			troll: 'Lump the Troll',
			chief: 'Goblin boss Snotnose',
			shaman: 'Goblin shaman of the sock',
			wolfRiders: 'Goblin rat rider',
			goblins: 'Goblin nibbler',
			slingers: 'Goblin slinger'
		},
		squads: { gang: 'The gang', stones: 'Stones and Lump', pack: 'The pack' }
	}
};
