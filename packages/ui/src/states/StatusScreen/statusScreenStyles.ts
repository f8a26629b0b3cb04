import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';

export const statusScreenStyles: CSSObject = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 12,
  paddingBlock: 40,
  paddingInline: 16,
  textAlign: 'center',
  '&.page': { minBlockSize: 'min(70dvh, 640px)' },
  '& .drawing': { inlineSize: 'min(200px, 52vw)', blockSize: 'auto', marginBlockEnd: 8 },
  '& h1, & h2': { fontSize: typeScale.title, maxInlineSize: '28ch' },
  '&.page h1': { fontSize: typeScale.heading },
  '& .message': { maxInlineSize: '46ch', color: role.inkMuted },
  '& .search': { inlineSize: 'min(440px, 100%)', textAlign: 'start' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12, marginBlockStart: 8 },
};
