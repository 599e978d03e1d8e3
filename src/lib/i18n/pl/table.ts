import type * as en from '../en/table';
import { create, list } from './table-list';

export const table: typeof en.table = { list, create };
