import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, touchTarget, typeScale, zIndex } from '../../theme/tokens.ts';

const head: CSSObject = {
  '& header': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: zIndex.pinned,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 64,
    paddingInlineStart: 20,
    paddingInlineEnd: 8,
    borderBlockEnd: `1px solid ${role.line}`,
    backgroundColor: role.surfaceRaised,
  },
  '& .filterCount': { flex: 1, color: role.inkMuted, fontSize: typeScale.caption },
  // The grip shows that the sheet can be dragged.
  '&.bottom header::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 6,
    insetInlineStart: 'calc(50% - 20px)',
    inlineSize: 40,
    blockSize: 4,
    borderRadius: radius.chip,
    backgroundColor: role.line,
  },
  '& footer': {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: zIndex.pinned,
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    padding: '12px 20px calc(12px + env(safe-area-inset-bottom))',
    borderBlockStart: `1px solid ${role.line}`,
    backgroundColor: role.surfaceRaised,
  },
  '& footer .showResults': { flex: 1, maxInlineSize: 280 },
  '& footer .counting': { opacity: 0.8 },
};

/** Groups of fields, in the panel and in the column. */
export const groupStyles: CSSObject = {
  '& form': { display: 'flex', flexDirection: 'column', flex: 1 },
  '& .groups': { flex: 1, paddingInline: 20, paddingBlockEnd: 24 },
  '& .group': { paddingBlock: 20, scrollMarginBlockStart: 64 },
  '& .group + .group': { borderBlockStart: `1px solid ${role.line}` },
  '& legend': {
    float: 'inline-start',
    inlineSize: '100%',
    padding: 0,
    marginBlockEnd: 10,
    fontWeight: fontWeight.semibold,
  },
  '& legend + *': { clear: 'both' },
  '& .unit': {
    color: role.inkMuted,
    fontWeight: fontWeight.regular,
    fontSize: typeScale.caption,
    marginInlineStart: 6,
  },
  '& .places': { display: 'grid', gap: 12 },
  '& .rangeEnds .below': { minBlockSize: 22 },
  '& .rangeEnds': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 },
  // Inset, so that the thumbs stay within the fields' width.
  '& .slider': { inlineSize: 'calc(100% - 24px)', marginInline: 12 },
  '@media (scripting: none)': { '& .slider': { display: 'none' } },
};

export const placeStyles: CSSObject = {
  // Keeps a focused field clear of header and footer when scrolled into view.
  '& .rangeEnds input, & .place input': { scrollMarginBlock: 120 },
  '& .chosenPlaces': { display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& .chosenPlaces .MuiChip-root': { minBlockSize: touchTarget },
  '& .chosenPlaces .MuiChip-label': { display: 'contents' },
};

/** Header and footer stay while the groups scroll. */
export const filterFormStyles: CSSObject = {
  ...head,
  ...groupStyles,
  ...placeStyles,
};

export const filterPanelStyles: CSSObject = {
  '&.end': { inlineSize: 'min(440px, 92vw)' },
  '& .waiting': { minBlockSize: '70dvh' },
  ...filterFormStyles,
};
