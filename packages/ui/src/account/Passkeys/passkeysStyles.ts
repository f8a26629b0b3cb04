import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, typeScale } from '../../theme/tokens.ts';

export const passkeysStyles: CSSObject = {
  '& .keys': { display: 'grid', gap: 4, margin: '0 0 12px', padding: 0, listStyle: 'none' },
  '& .keys li': { display: 'flex', alignItems: 'center', gap: 16, minBlockSize: 64 },
  '& .keys svg': { flex: 'none', color: role.primary },
  '& .details': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  '& .time': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .choices': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& h3': { fontSize: typeScale.body, fontWeight: fontWeight.semibold, marginBlockEnd: 12 },
};
