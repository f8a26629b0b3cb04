import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';

/** Widest line of text that the eye finds back from, in pixels. */
export const MEASURE = 720;

export const proseStyles: CSSObject = {
  maxInlineSize: MEASURE,
  fontSize: typeScale.lead,
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  // Joined letters with marks above and below want more air than Latin ones.
  '&:lang(ar)': { lineHeight: 2 },
  '& > * + *': { marginBlockStart: '1.1em' },
  '& ul, & ol': { display: 'grid', gap: '0.4em', paddingInlineStart: '1.4em' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li::marker': { color: role.primary, fontWeight: 600 },
  '& .quote': {
    paddingInlineStart: 20,
    borderInlineStart: `3px solid ${role.secondary}`,
    fontWeight: 500,
  },
  '& blockquote': { margin: 0 },
  '& figcaption': { marginBlockStart: 8, color: role.inkMuted, fontSize: typeScale.caption, lineHeight: 1.7 },
  '& .picture > span': { borderRadius: radius.card },
  '& .note': {
    padding: '16px 20px',
    borderRadius: radius.field,
    backgroundColor: role.primarySoft,
    fontSize: typeScale.body,
  },
};
