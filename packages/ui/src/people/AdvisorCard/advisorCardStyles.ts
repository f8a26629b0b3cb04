import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';
import { advisorBoxes } from './advisorBoxes.ts';

export const advisorCardStyles: CSSObject = {
  ...advisorBoxes,
  '& .name': { fontSize: typeScale.lead, overflowWrap: 'anywhere' },
  '& .where, & .years': { color: role.inkMuted, fontSize: typeScale.small },
  '& .categories': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .categories li': {
    paddingInline: 12,
    paddingBlock: 2,
    borderRadius: radius.chip,
    backgroundColor: role.primarySoft,
    color: role.primary,
    fontSize: typeScale.caption,
    fontWeight: 500,
  },
  '& .about': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
  '& dl': { display: 'grid', gap: 8, fontSize: typeScale.small },
  '& dl > div': { display: 'flex', gap: 10 },
  '& dt svg': { marginBlockStart: 4, color: role.inkMuted },
  '& .rest': { color: role.inkMuted },
  // The ways to reach somebody stand on one line along a row of cards.
  '& .actions, & .silent': { marginBlockStart: 'auto' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& .actions a': { flex: '1 1 auto', minBlockSize: 48, whiteSpace: 'nowrap' },
  '& .silent': { minBlockSize: 48, alignContent: 'center', color: role.inkMuted },
};
