import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineBox, lineHeight, motion, radius, shadow, typeScale } from '../../theme/tokens.ts';

/** Applied twice, for white text on white walls. */
const shade = `linear-gradient(to top, ${role.photoShade} 10%, color-mix(in srgb, ${role.photoShade} 60%, transparent) 60%, transparent)`;

const corner: CSSObject = {
  position: 'absolute',
  insetBlockStart: 10,
  borderRadius: radius.chip,
  backgroundColor: role.photoShade,
  color: role.onPhoto,
};

const oneLineStyles: CSSObject = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

export const reelCardStyles: CSSObject = {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 6,
  minInlineSize: 0,
  '& .window': {
    position: 'relative',
    inlineSize: '100%',
    overflow: 'hidden',
    borderRadius: radius.card,
    transition: `box-shadow ${motion.calm}ms ${motion.easing}`,
  },
  '@media (hover: hover)': {
    '&:hover .window': { boxShadow: shadow },
    '&:hover .title a': { textDecoration: 'underline' },
  },
  '& .preview': { position: 'absolute', inset: 0 },
  '& .preview > *': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  '& .views': {
    ...corner,
    insetInlineStart: 10,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    paddingInline: 9,
    fontSize: typeScale.caption,
    lineHeight: lineBox.chip,
  },
  '& .mark': { ...corner, insetInlineEnd: 10, display: 'grid', placeItems: 'center', inlineSize: 32, blockSize: 32 },
  '& .over': {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'grid',
    paddingInline: 12,
    paddingBlock: '48px 10px',
    background: `${shade}, ${shade}`,
    color: role.onPhoto,
  },
  '& .price': { fontWeight: fontWeight.figure, lineHeight: lineHeight.text },
  '& .city': { ...oneLineStyles, fontSize: typeScale.caption, lineHeight: lineHeight.label },
  '& .title': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    lineHeight: lineHeight.label,
    fontSize: typeScale.small,
    fontWeight: fontWeight.medium,
  },
  '& .title a': { color: 'inherit', textDecoration: 'none', outline: 'none' },
  '& .title a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  '&:has(.title a:focus-visible)': {
    outline: `2px solid ${role.primary}`,
    outlineOffset: 3,
    borderRadius: radius.card,
  },
};
