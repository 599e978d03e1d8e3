import { buildings } from './buildings';
import { creatures } from './creatures';
import { foot } from './foot';
import type { Kit } from './kit';
import { trained } from './trained';
import { vehicles } from './vehicles';

/** The ready-made units of PL-2005. */
export const core2005 = {
	...foot,
	...trained,
	...creatures,
	...vehicles,
	...buildings
} satisfies Record<string, Kit>;
