import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineHeight, radius, typeScale } from '../../theme/tokens.ts';

export const reviewListStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  maxInlineSize: 760,
  '& .spread': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '16px 40px',
    padding: 20,
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
  },
  '& .figure': { display: 'grid', gap: 4, justifyItems: 'start' },
  '& .average': { fontSize: typeScale.display, fontWeight: fontWeight.figure, lineHeight: lineHeight.tight },
  '& .weights': { flex: '1 1 100%', color: role.inkMuted, fontSize: typeScale.caption },
  '& .total': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .spread ul': { flex: '1 1 220px', display: 'grid', gap: 6 },
  '& .spread li': { display: 'flex', alignItems: 'center', gap: 12, lineHeight: lineHeight.snug, color: role.inkMuted },
  '& .track': {
    flex: 1,
    blockSize: 8,
    borderRadius: radius.mark,
    backgroundColor: role.surfaceSunken,
    overflow: 'hidden',
  },
  '& .bar': { display: 'block', blockSize: '100%', borderRadius: radius.mark, backgroundColor: role.superior },
  '& .reviews > li': { paddingBlock: 20, borderBlockEnd: `1px solid ${role.line}` },
  '& .reviews > li:first-of-type': { paddingBlockStart: 0 },
  '& .reviews > li:last-of-type': { borderBlockEnd: 0 },
  '& .skeleton': { display: 'grid', gap: 12 },
  '& .skeleton i': { blockSize: 16, borderRadius: radius.inner, backgroundColor: role.surfaceSunken },
  '& .skeleton i:first-of-type': { inlineSize: 48, blockSize: 48, borderRadius: radius.round },
  '& .skeleton i:last-of-type': { inlineSize: '60%' },
  '& .more': { justifySelf: 'start' },
};
