import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineHeight, radius, typeScale } from '../../theme/tokens.ts';

/** Widest readable line, in pixels. */
export const MAX_TEXT_WIDTH_PX = 720;

export const proseStyles: CSSObject = {
  maxInlineSize: MAX_TEXT_WIDTH_PX,
  fontSize: typeScale.lead,
  lineHeight: lineHeight.prose,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  // Arabic letters with marks above and below need more line height than Latin ones.
  '&:lang(ar)': { lineHeight: lineHeight.loose },
  '& > * + *': { marginBlockStart: '1.1em' },
  '& ul, & ol': { display: 'grid', gap: '0.4em', paddingInlineStart: '1.4em' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li::marker': { color: role.primary, fontWeight: fontWeight.semibold },
  '& p, & li': { whiteSpace: 'pre-line' },
  '& h3, & h4': { fontSize: typeScale.lead, fontWeight: fontWeight.semibold },
  '& strong': { fontWeight: fontWeight.semibold },
  '& a': { color: role.primary, textUnderlineOffset: '0.2em' },
  '& .table': { overflowX: 'auto', borderRadius: radius.field, border: `1px solid ${role.line}` },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontSize: typeScale.body, lineHeight: lineHeight.label },
  // Minimum width for a word: a table with many columns scrolls.
  '& th, & td': { minInlineSize: '7em', padding: '10px 16px', textAlign: 'start', verticalAlign: 'top' },
  '& thead': { backgroundColor: role.surfaceSunken },
  '& th': { fontWeight: fontWeight.semibold },
  '& tbody tr': { borderBlockStart: `1px solid ${role.line}` },
  '& .note': {
    padding: '16px 20px',
    borderRadius: radius.field,
    backgroundColor: role.primarySoft,
    fontSize: typeScale.body,
  },
};
