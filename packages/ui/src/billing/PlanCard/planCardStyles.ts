import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineBox, lineHeight, radius, typeScale } from '../../theme/tokens.ts';

const chip: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  paddingInline: 10,
  borderRadius: radius.chip,
  fontSize: typeScale.caption,
  fontWeight: fontWeight.medium,
  lineHeight: lineBox.chip,
  whiteSpace: 'nowrap',
};

/** Shared looks of prices and savings. */
export const offerStyles: CSSObject = {
  '& .saving': { ...chip, color: role.secondary, backgroundColor: role.secondarySoft },
  '& .price': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 10 },
  '& .price strong': { fontSize: typeScale.heading, fontWeight: fontWeight.figure, lineHeight: lineHeight.snug },
  '& .price s': { color: role.inkMuted },
};

export const planCardStyles: CSSObject = {
  ...offerStyles,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  padding: 24,
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  // Band along the top in the level's colour.
  '--band': role.line,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    blockSize: 4,
    backgroundColor: 'var(--band)',
  },
  '&.superior': { '--band': role.superior },
  '&.elite': { '--band': role.elite },
  '&.basic': { '--band': role.primary },
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minBlockSize: lineBox.chip,
  },
  '& .about': { marginBlockStart: 4, color: role.inkMuted, fontSize: typeScale.small },
  '& .price': { ...(offerStyles['& .price'] as CSSObject), marginBlockStart: 12 },
  '& .ads': {
    flex: 1,
    marginBlockStart: 16,
    paddingBlockStart: 16,
    borderBlockStart: `1px solid ${role.line}`,
  },
  '& > button': { marginBlockStart: 20 },
  '& .ads .label': { marginBlockEnd: 10, fontSize: typeScale.caption, color: role.inkMuted },
  '& .ads .duration': { marginBlockStart: 12, fontSize: typeScale.caption, color: role.inkMuted },
};
