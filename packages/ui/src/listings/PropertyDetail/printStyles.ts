import type { CSSObject } from '@emotion/react';
import { getSchemeProperties, role } from '../../theme/roles.ts';
import { lineHeight, printScale } from '../../theme/tokens.ts';

/** Hidden in print: buttons, galleries, back link, other properties. */
const ON_SCREEN_ONLY = [
  '& > .bar',
  '& > .similar',
  '& > .contact',
  '& .gallery > :not(.row)',
  '& .gallery li + li',
  '& .contactButtons',
  '& .report',
  '& .noPhone',
  '& .plan',
  '& .market',
  '& .calculator',
  '& .location',
].join(', ');

/** Prints a property on one A4 page. */
export const printStyles: CSSObject = {
  '@media print': {
    ...getSchemeProperties('light'),
    colorScheme: 'light',
    display: 'block',
    color: role.ink,
    fontSize: printScale.small,
    lineHeight: lineHeight.text,
    [ON_SCREEN_ONLY]: { display: 'none !important' },
    '& .columns, & .main': { display: 'block' },
    '& .gallery': { marginInline: 0, marginBlockEnd: '5mm' },
    '& .gallery .row': { display: 'block', aspectRatio: 'auto', blockSize: '72mm', overflow: 'hidden' },
    '& .gallery li, & .gallery li a, & .gallery li a > span': { blockSize: '100%', aspectRatio: 'auto' },
    '& .intro': { display: 'grid', gap: '2mm', marginBlockEnd: '4mm' },
    '& .intro .facts': { paddingBlock: '2mm', fontSize: 'inherit' },
    '& h1': { fontSize: printScale.title },
    '& h2': { fontSize: printScale.body },
    '& .main > section': { marginBlockEnd: '4mm', breakInside: 'avoid' },
    '& .main > section > h2': { marginBlockEnd: '1mm' },
    '& .description': { maxInlineSize: 'none', fontSize: printScale.small },
    '& dl': { gridTemplateColumns: '1fr 1fr 1fr', columnGap: '6mm' },
    '& dl div': { paddingBlock: '0.8mm' },
    '& .main ul': { gridTemplateColumns: 'repeat(4, 1fr)', gap: '1mm 4mm' },
    '& .side > section': { padding: '3mm 4mm', breakInside: 'avoid' },
    '& .side .avatar': { display: 'none' },
    '& .printed': { display: 'block', marginBlockStart: '4mm', color: role.inkMuted },
  },
};
