import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, touchTarget } from '../../theme/tokens.ts';

export const sortMenuStyles: CSSObject = {
  '& .opener': { paddingInline: 14, fontWeight: fontWeight.regular, whiteSpace: 'nowrap' },
  '& .opener[aria-expanded=true]': { borderColor: role.primary, color: role.primary },
  '& noscript': { display: 'flex', flexWrap: 'wrap', columnGap: 16 },
  '& noscript a': { display: 'inline-flex', alignItems: 'center', minBlockSize: touchTarget },
  '& noscript [aria-current]': { color: role.ink, textDecoration: 'none' },
  '@media (scripting: none)': { '& .opener': { display: 'none' } },
};
