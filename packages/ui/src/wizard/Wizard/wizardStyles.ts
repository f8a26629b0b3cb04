import type { CSSObject } from '@emotion/react';
import { fieldRows } from '../../forms/Field/fieldFrameStyles.ts';
import { role } from '../../theme/roles.ts';
import { maxWidthQuery, minWidthQuery, radius, typeScale } from '../../theme/tokens.ts';

/** On a phone the fields are on the page itself; on a desktop on a card, beside the preview. */
export const wizardStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& .options-failed': { display: 'grid', gap: 12, justifyItems: 'start' },
  '& .columns, & .main': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .panel': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', ...fieldRows, paddingBlockEnd: 32 },
  '& .position, & .up-next': { color: role.inkMuted, fontSize: typeScale.caption },
  '& h2:focus-visible': { outline: 'none' },
  '& aside': { display: 'none' },
  '& .draft': { alignItems: 'center' },
  '& .draft .MuiAlert-action': { marginInlineStart: 0 },
  // Scrolls focused fields clear of the footer.
  [`@media ${maxWidthQuery('tablet')}`]: { '& .panel *': { scrollMarginBlockEnd: 160 } },
  [`@media ${minWidthQuery('tablet')}`]: {
    gap: 24,
    '& .panel': {
      padding: 32,
      border: `1px solid ${role.line}`,
      borderRadius: radius.card,
      backgroundColor: role.surface,
    },
    '& .position': { display: 'none' },
    '& .wizard-footer': { borderBlockStart: 0 },
  },
  [`@media ${minWidthQuery('beside')}`]: {
    '&:has(aside) .columns': { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: 32, alignItems: 'start' },
    '& aside': { display: 'block', position: 'sticky', insetBlockStart: 'calc(var(--navbar-height, 64px) + 16px)' },
  },
};
