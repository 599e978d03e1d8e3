import type * as en from '../en/table';
import { board, end, menu, saving, sheet, turns } from './table-board';
import { help } from './table-help';
import { create, list } from './table-list';
import { dice, log } from './table-log';

export const table: typeof en.table = { list, create, board, turns, saving, sheet, menu, end, help, log, dice };
