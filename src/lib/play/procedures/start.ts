import type { Game } from '../game-file';
import type { Table } from '../table';
import type { Procedure } from './ask';
import type { Order } from './order';
export function start(_g: Game, _t: Table, _o: Order): Procedure { throw new Error('x'); }
