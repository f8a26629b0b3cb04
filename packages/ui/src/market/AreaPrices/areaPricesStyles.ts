import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, maxWidthQuery, radius, ring, typeScale } from '../../theme/tokens.ts';

const PHONE = `@media ${maxWidthQuery('tablet')}`;

/** On a phone each row is a block of labelled figures, because five columns would need scrolling. */
const blocks: CSSObject = {
  display: 'block',
  '& caption': { display: 'block', paddingInline: 20 },
  '& thead': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& tbody, & tbody tr': { display: 'block' },
  '& tbody tr': { paddingBlock: 12 },
  '& tbody th': { display: 'block', paddingBlock: 0, fontSize: typeScale.lead },
  '& tbody td': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    paddingBlock: 2,
    borderBlockStart: 0,
    textAlign: 'end',
  },
  '& tbody td::before': {
    content: 'attr(data-name)',
    color: role.inkMuted,
    fontWeight: fontWeight.regular,
    textAlign: 'start',
  },
};

/** Columns of a set width, so that those of two tables are in line. */
const table: CSSObject = {
  tableLayout: 'fixed',
  borderRadius: radius.card,
  backgroundColor: role.surface,
  boxShadow: `inset ${ring('line', role.line)}`,
  '& caption': { paddingInline: 0, fontSize: typeScale.lead, fontWeight: fontWeight.semibold },
  '& th, & td': { borderBlockEnd: 0 },
  '& tbody th': { fontWeight: fontWeight.medium },
  '& tbody tr': { borderBlockStart: `1px solid ${role.line}` },
  '& .median': { fontWeight: fontWeight.semibold },
  '& .mixed': { color: role.inkMuted },
  [PHONE]: blocks,
};

export const areaPricesStyles: CSSObject = {
  '& table': table,
  '& .insufficientData': { color: role.inkMuted, fontSize: typeScale.caption },
  '& table + .insufficientData': { marginBlockStart: 12 },
};
