export const SHIELD_FORMS = ['round', 'kite', 'pavise'] as const;
export type ShieldForm = (typeof SHIELD_FORMS)[number];
