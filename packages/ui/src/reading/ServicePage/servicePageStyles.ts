import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { from, radius, typeScale } from '../../theme/tokens.ts';

const WIDE = `@media ${from('desk')}`;

const steps: CSSObject = {
  '& .steps': { display: 'grid', gap: 24, marginBlockStart: 20 },
  '& .steps li': { position: 'relative', paddingInlineStart: 56 },
  '& .steps .index': {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 40,
    blockSize: 40,
    borderRadius: radius.round,
    border: `1.5px solid ${role.primary}`,
    backgroundColor: role.background,
    color: role.primary,
    fontWeight: 600,
  },
  // The line from one step to the next.
  '& .steps li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 19,
    insetBlock: '40px -24px',
    borderInlineStart: `1.5px solid ${role.line}`,
  },
  '& .steps h3': { minBlockSize: 40, alignContent: 'center' },
  '& .steps p': { color: role.inkMuted },
  [WIDE]: {
    '& .steps': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    '& .steps li': { paddingInlineStart: 0, paddingBlockStart: 56 },
    '& .steps li:not(:last-of-type)::before': {
      insetBlock: '19px auto',
      insetInline: '52px -12px',
      borderInlineStart: 0,
      borderBlockStart: `1.5px solid ${role.line}`,
    },
  },
};

export const servicePageStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 56,
  ...steps,
  '& header': { display: 'grid', gap: 28, alignItems: 'center' },
  '& header > span': { borderRadius: radius.card },
  '& h1': { fontSize: typeScale.display },
  '& .intro': { marginBlock: '12px 20px', maxInlineSize: '56ch', color: role.inkMuted, fontSize: typeScale.lead },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& .actions > *': { minBlockSize: 48 },
  '& .offers': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    gap: 16,
    marginBlockStart: 20,
  },
  '& .offers li': {
    padding: 20,
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
  },
  '& .offers svg': { color: role.primary, marginBlockEnd: 12 },
  '& .offers p': { marginBlockStart: 4, color: role.inkMuted },
  '& .closing': {
    display: 'grid',
    justifyItems: 'center',
    gap: 20,
    padding: '40px 24px',
    borderRadius: radius.card,
    backgroundColor: role.primarySoft,
    textAlign: 'center',
  },
  '& .closing .actions': { justifyContent: 'center' },
  [WIDE]: {
    ...(steps[WIDE] as CSSObject),
    gap: 80,
    '& header': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: 56,
      alignItems: 'center',
    },
  },
};
