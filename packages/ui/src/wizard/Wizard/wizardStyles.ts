import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';

const draft: CSSObject = {
  '& .draft': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 14px',
    padding: 16,
    borderRadius: radius.card,
    backgroundColor: role.primarySoft,
  },
  '& .draft > svg': { flex: 'none', color: role.primary },
  '& .draft .words': { flex: '1 1 200px' },
  '& .draft .what': { fontWeight: 600 },
  '& .draft .answers': { display: 'flex', gap: 4 },
};

/** On a phone the fields lie on the page itself; on a desk on a card, with the ad's own beside it. */
export const wizardStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& .columns, & .main': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .panel': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, paddingBlockEnd: 32 },
  '& .position, & .up-next': { color: role.inkMuted, fontSize: typeScale.caption },
  '& h2:focus-visible': { outline: 'none' },
  '& aside': { display: 'none' },
  ...draft,
  '@media (min-width: 720px)': {
    gap: 24,
    '& .panel': {
      gap: 24,
      padding: 32,
      border: `1px solid ${role.line}`,
      borderRadius: radius.card,
      backgroundColor: role.surface,
    },
    '& .position': { display: 'none' },
    '& .wizard-footer': { borderBlockStart: 0 },
  },
  '@media (min-width: 1024px)': {
    '&:has(aside) .columns': { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: 32, alignItems: 'start' },
    '& aside': { display: 'block', position: 'sticky', insetBlockStart: 'calc(var(--navbar-height, 64px) + 16px)' },
  },
};
