import { board, end, menu, saving, sheet, turns } from './table-board';
import { help } from './table-help';
import { create, list } from './table-list';
import { dice, log } from './table-log';

/** The games at the table. */
export const table = { list, create, board, turns, saving, sheet, menu, end, help, log, dice };
