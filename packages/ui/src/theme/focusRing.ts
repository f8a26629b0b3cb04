import { role } from './roles.ts';

export const focusRing = { outline: `2px solid ${role.primary}`, outlineOffset: 2 } as const;
