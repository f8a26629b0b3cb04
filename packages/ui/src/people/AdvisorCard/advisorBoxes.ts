import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';

/** Box shared by an advisor and its skeleton. */
export const advisorBoxes: CSSObject = {
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minInlineSize: 0,
  padding: 20,
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  '& .profile': { display: 'flex', gap: 16, alignItems: 'center' },
  '& .profile > div': { minInlineSize: 0 },
};
