import { create, list } from './table-list';

/** The games at the table. */
export const table = { list, create };
