import type * as en from '../en/table';
import { aftermath } from './table-aftermath';
import { acts, attack, report } from './table-attack';
import { board, end, menu, saving, sheet, turns } from './table-board';
import { help } from './table-help';
import { create, list } from './table-list';
import { dice, log } from './table-log';
import { answers, choices } from './table-choices';
import { effects } from './table-effects';
import { skirmish } from './table-skirmish';

export const table: typeof en.table = {
	list,
	aftermath,
	create,
	board,
	turns,
	saving,
	sheet,
	menu,
	end,
	help,
	log,
	dice,
	attack,
	acts,
	report,
	choices,
	effects,
	answers,
	skirmish
};
