import type { CSSObject } from '@emotion/react';
import { contactStyles } from '../../listings/SellerCard/sellerStyles.ts';
import { role } from '../../theme/roles.ts';
import { minWidthQuery, radius, touchTarget } from '../../theme/tokens.ts';

const AVATAR_SIZE_PX = 96;

export const providerHeaderStyles: CSSObject = {
  display: 'grid',
  gap: 16,
  padding: 20,
  paddingBlockStart: 0,
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  '& .band': {
    blockSize: 96,
    marginInline: -20,
    marginBlockEnd: -AVATAR_SIZE_PX / 2 - 16,
    backgroundColor: role.primarySoft,
    color: role.primary,
  },
  '& .band .lattice': { blockSize: '100%', opacity: 0.28 },
  '& .avatar': {
    position: 'relative',
    border: `4px solid ${role.surface}`,
    boxSizing: 'content-box',
    marginInlineStart: -4,
  },
  '& .textBlock': { display: 'grid', gap: 4, minInlineSize: 0 },
  '& h1': { overflowWrap: 'anywhere' },
  '& .rating, & .facts': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 16px' },
  '& .rating a': { minBlockSize: touchTarget, alignContent: 'center' },
  '& .facts': { color: role.inkMuted },
  '& .contactMethods': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& .contactButtons': { flex: '1 1 auto' },
  ...contactStyles,
  '& .contactMethods .actions > *': { paddingInline: 20 },
  // Two buttons in a row beside the name.
  '& .contactMethods .actions': { maxInlineSize: 420 },
  '& .noPhone': { color: role.inkMuted, alignContent: 'center' },
  [`@media ${minWidthQuery('desktop')}`]: {
    // The buttons wrap before the name is squeezed.
    gridTemplateColumns: 'auto minmax(320px, 1fr) minmax(0, auto)',
    columnGap: 24,
    padding: 28,
    paddingBlockStart: 0,
    '& .band': { gridColumn: '1 / -1', marginInline: -28, blockSize: 112 },
    '& .textBlock': { alignSelf: 'end' },
    '& .contactMethods': { alignSelf: 'end', justifyContent: 'end' },
    // Text below the part of the picture that overlaps the band.
    '& .textBlock, & .contactMethods': { marginBlockStart: AVATAR_SIZE_PX / 2 + 24 },
  },
};
