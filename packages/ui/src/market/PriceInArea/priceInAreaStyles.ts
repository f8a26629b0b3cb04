import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, touchTarget, typeScale } from '../../theme/tokens.ts';

export const priceInAreaStyles: CSSObject = {
  '& h2': { marginBlockEnd: 16 },
  '& .panel': {
    padding: 20,
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
  },
  '& .lead': { fontSize: typeScale.lead, fontWeight: fontWeight.medium, marginBlockEnd: 20 },
  '& .note': { marginBlockStart: 12, color: role.inkMuted, fontSize: typeScale.caption },
  '& .loadingBox': { blockSize: 300, backgroundColor: role.surfaceSunken },
  '& .failed': { display: 'grid', justifyItems: 'start', gap: 12 },
  '& .all': { display: 'inline-flex', alignItems: 'center', gap: 6, minBlockSize: touchTarget, marginBlockStart: 8 },
};
