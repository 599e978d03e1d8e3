import type { FIRST_ICONS } from './first-icons';
import type { MORE_ICONS } from './more-icons';

export type IconName = keyof typeof FIRST_ICONS | keyof typeof MORE_ICONS;
