import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineHeight, minWidthQuery, motion, radius, touchTarget } from '../../theme/tokens.ts';

/** From this width the contents are beside the text. */
export const BESIDE_MEDIA = `@media ${minWidthQuery('beside')}`;

export const contentsStyles: CSSObject = {
  border: `1px solid ${role.line}`,
  borderRadius: radius.field,
  backgroundColor: role.surface,
  '& button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    inlineSize: '100%',
    minBlockSize: 48,
    paddingInline: 16,
    border: 0,
    borderRadius: radius.field,
    background: 'none',
    fontWeight: fontWeight.medium,
  },
  '& button svg': { transition: `rotate ${motion.calm}ms` },
  '& button[aria-expanded=true] svg': { rotate: '180deg' },
  '& .title': { display: 'none', paddingInline: 16, marginBlockEnd: 4, fontWeight: fontWeight.semibold },
  '& ol': { display: 'none', paddingBlockEnd: 8 },
  '& ol.open': { display: 'block' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: touchTarget,
    paddingInline: 16,
    paddingBlock: 6,
    color: role.inkMuted,
    lineHeight: lineHeight.text,
    textDecoration: 'none',
  },
  '& a:hover': { color: role.ink },
  '& .index': { flex: 'none', minInlineSize: 24 },
  [BESIDE_MEDIA]: {
    position: 'sticky',
    insetBlockStart: 88,
    alignSelf: 'start',
    maxBlockSize: 'calc(100dvh - 112px)',
    overflowY: 'auto',
    border: 0,
    background: 'none',
    '& button': { display: 'none' },
    '& .title': { display: 'block' },
    '& ol': { display: 'block' },
    '& a': { borderInlineStart: `2px solid ${role.line}` },
    '& a[aria-current]': { borderInlineStartColor: role.primary, color: role.primary, fontWeight: fontWeight.medium },
  },
  '@media print': { display: 'none' },
};
