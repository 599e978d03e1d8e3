import { isOneOf } from '../slugs';
import type { Silhouette } from './silhouettes';

/** Creatures drawn like people. */
const HUMANLIKE = ['zombie', 'skeleton', 'robot', 'goblin'] as const;
export type Humanlike = (typeof HUMANLIKE)[number];

export function isHumanlike(silhouette: Silhouette): silhouette is Humanlike {
	return isOneOf(HUMANLIKE, silhouette);
}
