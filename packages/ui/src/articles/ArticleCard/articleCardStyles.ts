import type { CSSObject } from '@emotion/react';
import { focusRing } from '../../theme/focusRing.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight, minWidthQuery, motion, radius, shadow, typeScale } from '../../theme/tokens.ts';

const clampLines = (count: number): CSSObject => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: count,
  overflow: 'hidden',
});

export const articleCardStyles: CSSObject = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  transition: `box-shadow ${motion.calm}ms ${motion.easing}, border-color ${motion.calm}ms ${motion.easing}`,
  '@media (hover: hover)': { '&:hover': { boxShadow: shadow, borderColor: role.outline } },
  '&:has(a:focus-visible)': focusRing,
  '& a': { color: 'inherit', textDecoration: 'none', outline: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '& .textBlock': { display: 'flex', flexDirection: 'column', flex: 1, gap: 8, padding: 20 },
  '& .category': { color: role.secondary, fontSize: typeScale.caption, fontWeight: fontWeight.medium },
  '& h2, & h3': { ...clampLines(3), fontSize: typeScale.lead, textWrap: 'pretty' },
  '& .excerpt': { ...clampLines(2), color: role.inkMuted },
  '& .meta': { marginBlockStart: 'auto', paddingBlockStart: 4, color: role.inkMuted, fontSize: typeScale.caption },
  [`@media ${minWidthQuery('desktop')}`]: {
    '&.wide': { display: 'grid', gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)', alignItems: 'stretch' },
    '&.wide .textBlock': { padding: 36, justifyContent: 'center', gap: 12 },
    '&.wide h2, &.wide h3': { fontSize: typeScale.heading },
    '&.wide .excerpt': clampLines(4),
    '&.wide .meta': { marginBlockStart: 0 },
  },
};
