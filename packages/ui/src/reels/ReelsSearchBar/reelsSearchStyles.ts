import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';

export const reelsSearchStyles: CSSObject = {
  display: 'grid',
  gap: 12,
  minInlineSize: 0,
  '& .box': { maxInlineSize: 640, paddingInlineEnd: 5, borderRadius: radius.chip },
  '& .box input': { blockSize: 54, paddingBlock: 0 },
  '& .glass': { flex: 'none', marginInlineEnd: 10, color: role.inkMuted },
  '& .searchButton': { flex: 'none', borderRadius: radius.chip },
  '& .found': { color: role.inkMuted, fontSize: typeScale.small },
  '& .found:empty': { display: 'none' },
};
