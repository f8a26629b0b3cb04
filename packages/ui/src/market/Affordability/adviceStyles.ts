import type { CSSObject } from '@emotion/react';
import { fieldRows } from '../../forms/Field/fieldFrameStyles.ts';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';
import { calculatorStyles } from '../PaymentCalculator/calculatorStyles.ts';

/** Calculator wider than its results: fields in columns above, results side by side below. */
export const adviceStyles: CSSObject = {
  ...calculatorStyles,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& h2': { fontSize: typeScale.heading },
  '& .lead': { maxInlineSize: '60ch', color: role.inkMuted },
  '& .fields': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
    columnGap: 16,
    ...fieldRows,
    padding: 20,
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
  },
  // No field alone in the last of two columns.
  '& .fields > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  '& .results': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
    gap: 16,
  },
  '& .way': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: 12,
    padding: 20,
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
  },
  '& h3': { fontSize: typeScale.lead },
  '& .explanation': { color: role.inkMuted },
  '& .source': { maxInlineSize: '72ch', color: role.inkMuted, fontSize: typeScale.caption },
  '& .waiting': { color: role.inkMuted },
};
