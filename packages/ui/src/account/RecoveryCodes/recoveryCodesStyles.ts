import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, typeScale } from '../../theme/tokens.ts';

export const recoveryCodesStyles: CSSObject = {
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  '& h3': { fontSize: typeScale.body, fontWeight: fontWeight.semibold },
  '& p': { color: role.inkMuted },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
    gap: '8px 24px',
    margin: '12px 0 0',
    padding: 16,
    listStyle: 'none',
    borderRadius: radius.field,
    backgroundColor: role.surfaceSunken,
  },
  '& .printed': { inlineSize: '100%' },
  '& code': { fontFamily: 'inherit', fontSize: typeScale.body, letterSpacing: '0.04em' },
  '& .codeActions': { display: 'flex', flexWrap: 'wrap', gap: 12 },
};

/** Prints only the codes. */
export const printStyles: CSSObject = {
  '@media print': {
    body: { visibility: 'hidden' },
    '.printed': { visibility: 'visible', position: 'fixed', inset: 0 },
  },
};
