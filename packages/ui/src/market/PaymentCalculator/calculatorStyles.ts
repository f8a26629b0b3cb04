import type { CSSObject } from '@emotion/react';
import { fieldRows } from '../../forms/Field/fieldFrameStyles.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineHeight, radius, touchTarget, typeScale } from '../../theme/tokens.ts';

export const calculatorStyles: CSSObject = {
  containerType: 'inline-size',
  '& h2': { marginBlockEnd: 16 },
  '& .modes .below:not(:has(.problem))': { display: 'none' },
  '& .modes': { marginBlockEnd: 12 },
  '& .panel': {
    display: 'grid',
    gap: 24,
    padding: 20,
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
  },
  '& .fields': { display: 'grid', alignContent: 'start', ...fieldRows, minInlineSize: 0 },
  '& .result': {
    alignContent: 'start',
    display: 'grid',
    gap: 16,
    minInlineSize: 0,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .first': { display: 'grid' },
  '& .first .name': { color: role.inkMuted },
  '& .first bdi': {
    color: role.primary,
    fontSize: typeScale.heading,
    fontWeight: fontWeight.figure,
    lineHeight: lineHeight.snug,
  },
  '& .result dl': { display: 'grid', gap: 2 },
  '& .result dl div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 16,
    paddingBlock: 8,
    borderBlockStart: `1px solid ${role.line}`,
  },
  '& dt': { color: role.inkMuted },
  '& dd': { marginInlineStart: 'auto', textAlign: 'end', fontWeight: fontWeight.semibold },
  '& dd small': { display: 'block', color: role.inkMuted, fontSize: typeScale.caption, fontWeight: fontWeight.regular },
  '& summary': { minBlockSize: touchTarget, alignContent: 'center', color: role.primary, cursor: 'pointer' },
  '& details p': { marginBlockEnd: 12, color: role.inkMuted, fontSize: typeScale.caption },
  '& details bdi': { display: 'block', color: role.ink, overflowWrap: 'anywhere' },
  '& .estimate': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .waiting': { alignSelf: 'center', color: role.inkMuted },
  '@container (min-width: 560px)': {
    '& .panel': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 32, padding: 24 },
  },
};
