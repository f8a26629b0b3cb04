import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineHeight, radius, typeScale } from '../../theme/tokens.ts';

export const securityRowsStyles: CSSObject = {
  containerType: 'inline-size',
  '& li': { display: 'flex', alignItems: 'center', gap: 16, minBlockSize: 80, paddingBlock: 12 },
  '& li + li': { borderBlockStart: `1px solid ${role.line}` },
  '& li > svg': { flex: 'none', color: role.inkMuted },
  '& .details': { flex: 1, minInlineSize: 0, display: 'grid', gap: 2 },
  '& h3': { fontSize: typeScale.body, fontWeight: fontWeight.medium },
  '& .state': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    color: role.inkMuted,
    lineHeight: lineHeight.label,
    overflowWrap: 'anywhere',
  },
  '& .good': { backgroundColor: role.successSoft, color: role.success },
  '& .waiting': { backgroundColor: role.superiorSoft, color: role.warning },
  '& .bar': { display: 'block', blockSize: 14, borderRadius: radius.inner, backgroundColor: role.surfaceSunken },
  '& .bar.short': { inlineSize: 'min(120px, 50%)' },
  '& .bar.long': { inlineSize: 'min(220px, 80%)', marginBlockStart: 8 },
  '@container (inline-size < 380px)': {
    '& li': { gap: 12 },
    '& .state': { fontSize: typeScale.caption, lineHeight: lineHeight.relaxed },
    '& li .changeButton': { marginInlineEnd: -12 },
  },
};
