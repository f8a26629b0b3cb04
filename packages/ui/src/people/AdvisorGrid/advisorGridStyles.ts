import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';

export const advisorGridStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& .count': { color: role.inkMuted },
  '& .count:empty': { display: 'none' },
  '& > ul': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 350px), 1fr))', gap: 20 },
  '& > ul > li': { display: 'grid', minInlineSize: 0 },
  '& .more': { justifySelf: 'center', marginBlockStart: 8 },
};
