import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight } from '../../theme/tokens.ts';

export const ratingInputStyles: CSSObject = {
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  '& .label': { fontWeight: fontWeight.medium },
  '& .row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginInlineStart: -6 },
  '& .says': { marginInlineStart: 12, color: role.inkMuted },
  '& .says.problem': { color: role.error },
};
