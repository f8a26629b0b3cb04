import type { CSSObject } from '@emotion/react';
import { fontFamily, fontWeight, lineHeight, maxWidthQuery, radius, role, typeScale } from '@mashrabiya/ui';
import './codeFont.css';

/** Styles of the handbook. Every class starts with `doc-`, to not affect live components. */
export const docsPageStyles: CSSObject = {
  marginInline: 'auto',
  paddingBlock: '24px 96px',
  paddingInline: 24,
  lineHeight: lineHeight.text,
  '& > header': {
    position: 'relative',
    overflow: 'hidden',
    marginBlockEnd: 40,
    paddingBlock: '72px 40px',
    paddingInline: 40,
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
  },
  '& > header .doc-ornament': { position: 'absolute', inset: 0, color: role.primary },
  '& > header h1': { position: 'relative', fontSize: typeScale.display, lineHeight: lineHeight.tight },
  '& .doc-intro': { position: 'relative', maxInlineSize: '64ch', marginBlockStart: 12, fontSize: typeScale.lead },
  '& .doc-intro, & .doc-muted': { color: role.inkMuted },
  '& .doc-muted': { fontSize: typeScale.small },
  '& .doc-part': { marginBlockStart: 56 },
  '& .doc-part > h2': { fontSize: typeScale.heading, lineHeight: lineHeight.tight, marginBlockEnd: 16 },
  '& .doc-part > h3, & .doc-card > h3': {
    fontSize: typeScale.lead,
    lineHeight: lineHeight.headline,
    marginBlockEnd: 8,
  },
  '& .doc-part > h3': { marginBlockStart: 32 },
  '& .doc-part > p': { maxInlineSize: '68ch', marginBlockEnd: 20 },
  '& .doc-grid': { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))' },
  '& .doc-card': {
    padding: 20,
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
  },
  '& .doc-list': { display: 'grid', gap: 10, maxInlineSize: '72ch', paddingInlineStart: 20, listStyle: 'disc' },
  '& .doc-list > li::marker': { color: role.primary },
  '& .doc-steps': { display: 'grid', gap: 14, maxInlineSize: '76ch', counterReset: 'step' },
  '& .doc-steps > li': { display: 'grid', gridTemplateColumns: '36px 1fr', counterIncrement: 'step' },
  '& .doc-steps > li::before': { content: 'counter(step)', fontWeight: fontWeight.semibold, color: role.primary },
  '& .doc-code, & code, & kbd': {
    fontFamily: `'JetBrains Mono Variable', ${fontFamily}`,
    fontVariantLigatures: 'none',
    fontSize: typeScale.compact,
  },
  '& code': { paddingInline: 5, paddingBlock: 2, borderRadius: radius.inner, backgroundColor: role.surfaceSunken },
  '& pre': {
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    margin: 0,
    marginBlockEnd: 16,
    padding: 20,
    borderRadius: radius.field,
    backgroundColor: role.surfaceSunken,
    lineHeight: lineHeight.label,
  },
  '& pre code': { padding: 0, backgroundColor: 'transparent' },
  [`@media ${maxWidthQuery('tablet')}`]: {
    paddingInline: 16,
    '& > header': { paddingBlock: '48px 28px', paddingInline: 24 },
  },
};
