import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, typeScale } from '../../theme/tokens.ts';

export const linkedLoginsStyles: CSSObject = {
  '& ul': { display: 'grid', gap: 4, margin: '0 0 12px', padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: 16, minBlockSize: 64 },
  '& li svg': { flex: 'none', inlineSize: 24, blockSize: 24, color: role.primary },
  '& .details': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  '& .time': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .secondary': { color: role.inkMuted, marginBlockEnd: 12 },
  '& h3': { fontSize: typeScale.body, fontWeight: fontWeight.semibold, marginBlockEnd: 12 },
};
