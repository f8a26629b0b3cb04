import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, motion, radius, typeScale } from '../../theme/tokens.ts';

const CARD_HEIGHT = 76;

export const busiestAreasStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 288px), 1fr))',
  gap: 12,
  '& > li': { display: 'grid', minInlineSize: 0 },
  '& .skeleton': { minBlockSize: CARD_HEIGHT, borderRadius: radius.card, backgroundColor: role.surfaceSunken },
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 12,
    minBlockSize: CARD_HEIGHT,
    alignContent: 'center',
    alignItems: 'baseline',
    padding: '12px 16px',
    border: `1px solid ${role.line}`,
    borderRadius: radius.card,
    backgroundColor: role.surface,
    color: role.ink,
    textDecoration: 'none',
    transition: `border-color ${motion.calm}ms`,
  },
  '& .name': { fontWeight: fontWeight.semibold },
  '& .price': { fontWeight: fontWeight.semibold, whiteSpace: 'nowrap', textAlign: 'end' },
  '& .secondary': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .sample': { textAlign: 'end' },
  '@media (hover: hover)': { '& a:hover': { borderColor: role.primary } },
};
