import { buildings } from './buildings';
import { creatures } from './creatures';
import { foot } from './foot';
import type { Kit } from './kit';
import { trained } from './trained';
import { vehicles } from './vehicles';

/** What PL-2005 offers ready-made. */
export const core2005 = {
	...foot,
	...trained,
	...creatures,
	...vehicles,
	...buildings
} satisfies Record<string, Kit>;
