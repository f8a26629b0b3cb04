import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { lineHeight, motion, radius, typeScale } from '../../theme/tokens.ts';

/** Over the picture, at the inline end of the positioned ancestor. */
export const actionRailStyles: CSSObject = {
  position: 'absolute',
  insetInlineEnd: 8,
  insetBlockEnd: 16,
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  '& button': {
    display: 'grid',
    justifyItems: 'center',
    gap: 2,
    minInlineSize: 56,
    padding: 0,
    border: 0,
    borderRadius: radius.field,
    background: 'none',
    color: role.onPhoto,
  },
  '& svg': {
    boxSizing: 'content-box',
    padding: 10,
    borderRadius: radius.round,
    backgroundColor: role.photoShade,
    transition: `scale ${motion.quick}ms ${motion.easing}`,
  },
  '& button:hover svg': { scale: '1.06' },
  '& button:active svg': { scale: '0.94' },
  '& .railLabel': {
    fontSize: typeScale.mini,
    lineHeight: lineHeight.text,
    paddingInline: 8,
    borderRadius: radius.chip,
    backgroundColor: role.photoShade,
  },
  '& .favorite[aria-pressed=true] svg': { color: role.favorite, fill: role.favorite },
  '& .favorite[aria-busy=true]': { cursor: 'progress' },
  '& .favorite[aria-busy=true] svg': { opacity: 0.55 },
};
