import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';

export const areaStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  '& > header': { display: 'grid', gap: 4, marginBlockStart: -24 },
  '& > header p': { color: role.inkMuted },
  '& .offers': { display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 16 },
  '& > section > h2': { marginBlockEnd: 12, fontSize: typeScale.heading },
  '& > section > .prices + .prices': { marginBlockStart: 24 },
  '& > section > .note': { marginBlockStart: 12, color: role.inkMuted, fontSize: typeScale.caption },
};
