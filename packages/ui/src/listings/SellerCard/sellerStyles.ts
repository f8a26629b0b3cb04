import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineBox, radius, shadow, touchTarget, typeScale, zIndex } from '../../theme/tokens.ts';

/** Shared with the provider's page. */
export const contactStyles: CSSObject = {
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 'var(--gap, 8px)' },
  '& .actions > *': { flex: '1 1 auto', minBlockSize: 48, paddingInline: 8, whiteSpace: 'nowrap' },
  '& .problem': { marginBlockStart: 8, color: role.error, fontSize: typeScale.caption },
  '& .problem:empty': { display: 'none' },
};

export const sellerStyles: CSSObject = {
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  padding: 20,
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  ...contactStyles,
  '& .profile': { display: 'flex', gap: 16, alignItems: 'center' },
  '& .avatar': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 56,
    blockSize: 56,
    overflow: 'hidden',
    borderRadius: radius.round,
    backgroundColor: role.secondarySoft,
    color: role.secondary,
    fontSize: typeScale.title,
    fontWeight: fontWeight.semibold,
  },
  '& .name': { fontSize: typeScale.lead },
  '& .rating, & .sellerMeta': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .badges': { display: 'grid', justifyItems: 'start' },
  '& .rating span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    color: role.superior,
    fontWeight: fontWeight.medium,
  },
  '& .number': { marginBlock: '8px -8px', textAlign: 'center' },
  '& .number p': { fontSize: typeScale.caption },
  '& .number p:empty': { display: 'none' },
  '& .copied': { color: role.success },
  '& .noPhone': { display: 'grid', gap: 8, color: role.inkMuted },
  '& .noPhone .actions': { marginBlockStart: 8 },
};

export const contactBarStyles: CSSObject = {
  position: 'sticky',
  zIndex: zIndex.header,
  // Above the compare tray.
  insetBlockEnd: 'var(--tray, 0px)',
  padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  boxShadow: shadow,
  ...contactStyles,
  '--gap': '6px',
  // Four in a row, also on the narrowest phone.
  '& .stacked > *': {
    flexDirection: 'column',
    gap: 2,
    minBlockSize: 56,
    minInlineSize: touchTarget,
    paddingInline: 4,
    paddingBlock: 6,
    fontSize: typeScale.mini,
    lineHeight: lineBox.mark,
  },
  '& .stacked .MuiButton-startIcon': { margin: 0 },
};
