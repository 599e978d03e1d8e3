import type { Creation } from '../../../choices';
import { Bill, type LedgerLine } from '../../../ledger';
import { countOf } from '../../../terms';
import type { CoreRuleset } from '../ruleset';
import { billAbilities } from './abilities';
import { billGear } from './gear';
import { billMagic } from './magic';
import { billBarding, billMind } from './mind';
import { billPropulsion } from './propulsion';
import { billStructure } from './structure';
import { billWeapons } from './weapons';

/** The bill of a creation and its copies, in the order of the book. */
export function creationLines(ruleset: CoreRuleset, creation: Creation): LedgerLine[] {
	const bill = new Bill(creation.id, countOf(creation));
	billStructure(ruleset, bill, creation);
	billPropulsion(ruleset, bill, creation);
	billWeapons(ruleset, bill, creation);
	billMind(ruleset, bill, creation);
	billBarding(ruleset, bill, creation);
	billAbilities(ruleset, bill, creation);
	billGear(ruleset, bill, creation.gear);
	billMagic(ruleset, bill, creation);
	return bill.lines;
}
