import type { CSSObject } from '@emotion/react';
import { role } from '../theme/roles.ts';
import { fontWeight, radius, typeScale } from '../theme/tokens.ts';

/** Short cards side by side; a card with an open form has its own row. For roots to spread after the others. */
export const sideBySideStyles: CSSObject = {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
  '& > li:has(form)': { gridColumn: '1 / -1' },
};

/** Cards and forms of the finance console, for roots to spread. */
export const financeStyles: CSSObject = {
  display: 'grid',
  gap: 16,
  '& > li': {
    display: 'grid',
    gap: 12,
    minInlineSize: 0,
    padding: 20,
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
  },
  '& .line': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
  },
  '& .quiet': { color: role.inkMuted, fontSize: typeScale.small, overflowWrap: 'anywhere' },
  '& .reason': { paddingInlineStart: 12, borderInlineStart: `3px solid ${role.line}` },
  '& .state': { color: role.superior, fontWeight: fontWeight.medium },
  '& .state.successful, & .state.paid': { color: role.success },
  '& .state.failed, & .state.rejected': { color: role.error },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 20px',
    color: role.inkMuted,
    fontSize: typeScale.small,
    overflowWrap: 'anywhere',
  },
  '& .facts > *': { minInlineSize: 0 },
  '& .pairs': { display: 'grid', gap: 4, fontSize: typeScale.small },
  '& .pairs > div': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))' },
  '& .pairs dt': { color: role.inkMuted },
  '& form': { display: 'grid', gap: 4 },
  '& * + form': { paddingBlockStart: 12, borderBlockStart: `1px solid ${role.line}` },
  '& .fields': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    gap: '4px 16px',
  },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 12 },
};
