import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineHeight, maxWidthQuery, motion, radius, ring, typeScale } from '../../theme/tokens.ts';

const DISC_SIZE_PX = 32;

/** Discs on a line; a phone shows only the current step's name, below. */
export const tabsStyles: CSSObject = {
  position: 'relative',
  '& .step': {
    position: 'relative',
    minInlineSize: 0,
    justifyContent: 'flex-start',
    gap: 6,
    padding: '6px 4px',
    borderRadius: radius.field,
    color: role.inkMuted,
    fontSize: typeScale.caption,
    fontWeight: fontWeight.regular,
    lineHeight: lineHeight.heading,
    outlineOffset: -2,
    overflow: 'visible',
  },
  '& .step + .step::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 6 + DISC_SIZE_PX / 2 - 1,
    insetInlineStart: `calc(-50% + ${DISC_SIZE_PX / 2 + 4}px)`,
    inlineSize: `calc(100% - ${DISC_SIZE_PX + 8}px)`,
    blockSize: 2,
    borderRadius: radius.mark,
    backgroundColor: role.line,
  },
  '& .step.valid + .step::before': { backgroundColor: role.primary },
  '& .disc': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: DISC_SIZE_PX,
    blockSize: DISC_SIZE_PX,
    borderRadius: radius.round,
    border: `1.5px solid ${role.outline}`,
    backgroundColor: role.surface,
    color: role.inkMuted,
    fontWeight: fontWeight.medium,
    fontSize: typeScale.compact,
    transition: `background-color ${motion.calm}ms, border-color ${motion.calm}ms`,
  },
  '& .step:hover .disc': { borderColor: role.ink },
  '& .valid .disc': { backgroundColor: role.primarySoft, borderColor: role.primary, color: role.primary },
  '& .invalid .disc': { backgroundColor: role.errorSoft, borderColor: role.error, color: role.error },
  '& .invalid .name': { color: role.error },
  '& .step[aria-selected=true]': { color: role.ink, fontWeight: fontWeight.semibold },
  '& .step[aria-selected=true] .disc': {
    backgroundColor: role.primary,
    borderColor: role.primary,
    color: role.onPrimary,
    boxShadow: ring('halo', role.primarySoft),
  },
  '& .step.invalid[aria-selected=true] .disc': {
    backgroundColor: role.error,
    borderColor: role.error,
    color: role.surface,
    boxShadow: ring('halo', role.errorSoft),
  },
  [`@media ${maxWidthQuery('tablet')}`]: {
    '& .name': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
};
