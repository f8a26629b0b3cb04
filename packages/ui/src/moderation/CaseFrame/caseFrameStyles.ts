import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import {
  layout,
  lineHeight,
  maxWidthQuery,
  minWidthQuery,
  navbarHeight,
  phoneBarHeight,
  radius,
  shadow,
  typeScale,
  zIndex,
} from '../../theme/tokens.ts';

const PHONE = `@media ${maxWidthQuery('tablet')}`;
const NARROW = `@media ${maxWidthQuery('desktop')}`;
const DESKTOP = `@media ${minWidthQuery('desktop')}`;
/** Between the side panel and the edges of the window. */
const EDGE_PX = 16;

/** Columns of a case and its skeleton. */
export const caseBoxes: CSSObject = {
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  '& > .main': { display: 'flex', flexDirection: 'column', gap: 24, minInlineSize: 0 },
  // In a narrow window the panel's parts belong to the case itself, so that the decision sticks along all of it.
  '& > .side': { display: 'contents' },
  [DESKTOP]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    alignItems: 'start',
    gap: 32,
    '& > .main': { gap: 32 },
    '& > .side': {
      display: 'block',
      position: 'sticky',
      insetBlockStart: navbarHeight + EDGE_PX,
      maxBlockSize: `calc(100dvh - ${navbarHeight + 2 * EDGE_PX}px)`,
      overflow: 'hidden auto',
      scrollbarWidth: 'thin',
      border: `1px solid ${role.line}`,
      borderRadius: radius.card,
      backgroundColor: role.surface,
    },
  },
};

/** One row of equal buttons; icons are above the words on a phone. */
const bar: CSSObject = {
  '& div.decision': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& div.decision > *': { flex: '1 0 100%' },
  '& div.decision > [role=alert]:empty': { marginBlockEnd: -8 },
  '& div.decision > button': { flex: '1 1 0', minInlineSize: 0 },
  '& .keys > p': { display: 'none' },
  [PHONE]: {
    '& div.decision > button': {
      flexDirection: 'column',
      gap: 2,
      paddingInline: 4,
      fontSize: typeScale.caption,
      lineHeight: lineHeight.compact,
    },
  },
};

/** Decision: a bar at the bottom of a narrow window, the head of the side panel on a desktop. */
export const decisionStyles: CSSObject = {
  [NARROW]: {
    '& > .side > .queueReason': { order: -1 },
    '& > .side > .dock': {
      order: 1,
      position: 'sticky',
      insetBlockEnd: 'var(--tray, 0px)',
      zIndex: zIndex.pinned,
      maxBlockSize: '70dvh',
      overflowY: 'auto',
      marginInline: -layout.gutterPhone,
      padding: `12px ${layout.gutterPhone}px`,
      borderBlockStart: `1px solid ${role.line}`,
      backgroundColor: role.surface,
      boxShadow: shadow,
      ...bar,
    },
  },
  [PHONE]: { '& > .side > .dock': { insetBlockEnd: `calc(${phoneBarHeight} + var(--tray, 0px))` } },
  [DESKTOP]: {
    '& > .side > .dock': { padding: 20, backgroundColor: role.surface },
    // A form for reasons may be taller than the panel, so it scrolls with the rest.
    '& > .side > .dock:not(:has(form))': { position: 'sticky', insetBlockStart: 0, zIndex: zIndex.raised },
    '& > .side > .sheet': { border: 0, borderRadius: 0 },
    '& > .side > :not(:last-child)': { borderBlockEnd: `1px solid ${role.line}` },
  },
};
