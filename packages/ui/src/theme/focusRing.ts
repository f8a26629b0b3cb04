import { role } from './roles.ts';

/** The ring that shows where the keyboard is. */
export const focusRing = { outline: `2px solid ${role.primary}`, outlineOffset: 2 } as const;
